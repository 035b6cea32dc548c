// A module, an inverter and a weather file of your own.
import { createPvyield } from '@pvyield/sdk'

const pvyield = createPvyield({ baseUrl: 'http://127.0.0.1:8080' })
const place = { latitude: 48.1, longitude: 11.6 }
const { module, iam } = await pvyield.parsePan('clients/examples/module.PAN')
const { inverter } = await pvyield.parseOnd('clients/examples/inverter.OND')
const year = await pvyield.parseWeather('first/year.csv', { ...place, timezone: 1 }) // what the file does not state
const weather = { id: year.meta.id }
const sized = await pvyield.runSimple({ ...place, system_capacity_kw: 120, tilt_deg: 25, module, inverter, weather })
const { summary, loss_diagram } = await pvyield.run({ ...sized.request, iam }) // the full request, with more of the PAN file
console.log(`${summary.modules} modules, ${Math.round(summary.e_grid_kwh)} kWh a year`)
for (const { label, loss, fraction_of_previous: share } of loss_diagram)
  if (loss && share) console.log(`${(100 * share).toFixed(2)} %`, label)
