// Fifty plants in ten areas, four at a time.
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env

/** Five plants with the same year of weather: a caller may ask for 30 new locations an hour. */
async function plantsOf(pvyield, area) {
  const center = { latitude: 44.5 + area, longitude: 9 }
  const { meta } = await pvyield.getTypicalYear({ ...center, fields: 'meta' })
  return Array.from({ length: 5 }, (_, plant) => ({
    ...center,
    latitude: center.latitude + 0.05 * plant,
    system_capacity_kw: 100 * (plant + 1),
    weather: { id: meta.id },
  }))
}

try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL })
  const plants = []
  for (let area = 0; area < 10; area++) plants.push(...(await plantsOf(pvyield, area)))
  const outcomes = await pvyield.runMany(plants, { concurrency: 4 })
  const energies = outcomes.flatMap(({ answer }) => answer?.summary.e_grid_kwh ?? [])
  for (const { index, error } of outcomes) if (error !== null) console.error(`Plant ${index}: ${error.message}`)
  const total = energies.reduce((sum, energy) => sum + energy, 0)
  console.log(`${energies.length} plants, ${Math.round(total / 1000)} MWh a year`)
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
