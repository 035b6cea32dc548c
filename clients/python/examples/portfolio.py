# Fifty plants in ten areas, four areas at a time.
import asyncio
import os

from pvyield import AsyncClient

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")


async def run_area(pvyield: AsyncClient, area: int) -> list[float]:
    """Five plants with the same year of weather: a caller may ask for 30 new locations an hour."""
    latitude, longitude = 44.5 + area, 9.0
    year = await pvyield.get_typical_year(latitude=latitude, longitude=longitude, fields="meta")
    energies = []
    for plant in range(5):
        answer = await pvyield.run_simple(
            {
                "latitude": latitude + 0.05 * plant,
                "longitude": longitude,
                "system_capacity_kw": 100 * (plant + 1),
                "weather": {"id": year["meta"]["id"]},
            }
        )
        energies.append(answer["summary"]["e_grid_kwh"])
    return energies


async def main() -> None:
    free = asyncio.Semaphore(4)
    async with AsyncClient(URL, max_retries=5) as pvyield:

        async def work(area: int) -> list[float]:
            async with free:
                return await run_area(pvyield, area)

        areas = await asyncio.gather(*(work(area) for area in range(10)))
    energies = [energy for area in areas for energy in area]
    print(f"{len(energies)} plants, {sum(energies) / 1000:.0f} MWh a year")


asyncio.run(main())
