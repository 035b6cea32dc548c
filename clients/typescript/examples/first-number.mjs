// A location and a size give a year of energy.
import { createPvyield } from '@pvyield/sdk'

const pvyield = createPvyield({ baseUrl: 'http://127.0.0.1:8080' })
const { summary } = await pvyield.runSimple({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })
console.log(`${Math.round(summary.e_grid_kwh)} kWh a year`)
