// A place by its name, and 12 kW in rows there.
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env
const name = 'Zurich'
try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL })
  const [place] = await pvyield.findPlaces({ q: name })
  if (place === undefined) throw new PvyieldError(`No place is called ${name}: try another spelling, or send coordinates`)
  const { latitude, longitude } = place
  const { summary } = await pvyield.runSimple({ latitude, longitude, system_capacity_kw: 12, tilt_deg: 30, azimuth_deg: 200 })
  console.log(`${place.name}: ${Math.round(summary.e_grid_kwh)} kWh a year`)
  console.log(`${Math.round(summary.specific_yield_kwh_per_kwp)} kWh for each kW`)
  for (const warning of summary.warnings) console.log('Note:', warning)
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
