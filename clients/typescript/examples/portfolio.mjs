// Fifty plants in ten areas, four at a time.
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env
const energies = new Map()

/** Five plants with the same year of weather: a caller may ask for 30 new locations an hour. */
async function runArea(pvyield, area) {
  const center = { latitude: 44.5 + area, longitude: 9 }
  const { meta } = await pvyield.getTypicalYear({ ...center, fields: 'meta' })
  for (let plant = 0; plant < 5; plant++) {
    const site = { ...center, latitude: center.latitude + 0.05 * plant, weather: { id: meta.id } }
    const { summary } = await pvyield.runSimple({ ...site, system_capacity_kw: 100 * (plant + 1) })
    energies.set(`${area}.${plant}`, summary.e_grid_kwh)
  }
}

const waiting = Array.from({ length: 10 }, (_, area) => area).values() // shared: each worker takes the next area
const work = async (pvyield) => {
  for (const area of waiting) await runArea(pvyield, area)
}
try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL, maxRetries: 5 })
  await Promise.all(Array.from({ length: 4 }, () => work(pvyield)))
  const total = [...energies.values()].reduce((sum, energy) => sum + energy, 0)
  console.log(`${energies.size} plants, ${Math.round(total / 1000)} MWh a year`)
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
