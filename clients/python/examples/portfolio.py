# Fifty plants in ten areas, four areas at a time.
import asyncio
import os
import sys

from pvyield import AsyncClient, PvyieldError

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
    areas = iter(range(10))  # shared: each worker takes the next area
    energies: list[float] = []
    async with AsyncClient(URL, max_retries=5) as pvyield:

        async def work() -> None:
            for area in areas:
                energies.extend(await run_area(pvyield, area))

        await asyncio.gather(work(), work(), work(), work())
    print(f"{len(energies)} plants, {sum(energies) / 1000:.0f} MWh a year")


try:
    asyncio.run(main())
except PvyieldError as error:
    sys.exit(str(error))
