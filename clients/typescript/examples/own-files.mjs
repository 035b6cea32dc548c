// A module, an inverter and a weather file of your own.
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env
const here = { latitude: 48.1, longitude: 11.6 } // for a weather file that does not state its place
try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL })
  const { module, iam } = await pvyield.parsePan('clients/examples/module.PAN')
  const { inverter } = await pvyield.parseOnd('clients/examples/inverter.OND')
  const year = await pvyield.parseWeather('clients/examples/year.csv', here)
  const { id, latitude, longitude, elevation } = year.meta // null where it is not known
  const place = { latitude: latitude ?? here.latitude, longitude: longitude ?? here.longitude, elevation: elevation ?? 0, weather: { id } }
  const sized = await pvyield.runSimple({ ...place, system_capacity_kw: 120, tilt_deg: 25, module, inverter })
  const { summary, loss_diagram } = await pvyield.run({ ...sized.request, iam }) // the full request, with more of the PAN file
  console.log(`${summary.modules} modules, ${Math.round(summary.e_grid_kwh)} kWh a year`)
  for (const { label, value, unit, loss, fraction_of_previous: share } of loss_diagram)
    if (!loss) console.log(`${label}: ${value.toFixed(1)} ${unit}`)
    else if (Math.abs(share ?? 0) >= 5e-5) console.log(`  ${label}: ${share > 0 ? '-' : '+'}${Math.abs(100 * share).toFixed(2)} %`)
  for (const warning of summary.warnings) console.log('Note:', warning)
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
