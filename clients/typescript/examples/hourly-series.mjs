// The hours of a year as typed arrays, and as a CSV file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env
try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL })
  const plant = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
  const series = await pvyield.runSimpleSeries(plant, { columns: ['GlobInc', 'E_Grid'] })
  const energy = series.column('E_Grid') // a Float64Array; NaN means that there is no value
  const best = energy.indexOf(Math.max(...energy))
  console.log(`${energy[best]?.toFixed(1)} ${series.units.E_Grid} in the hour from ${series.isoTimes()[best]}`)
  mkdirSync('first', { recursive: true })
  writeFileSync('first/hours.csv', series.toCsv())
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
