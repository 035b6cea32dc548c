// A location and a size give a year of energy.
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env
try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL })
  const { summary } = await pvyield.runSimple({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })
  console.log(`${Math.round(summary.e_grid_kwh)} kWh a year`)
  for (const warning of summary.warnings) console.log('Note:', warning)
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
