// What each thermal model makes of a plant: the tree runs it once with every option.
import { createPvyield, PvyieldError } from '@pvyield/sdk'

const { PVYIELD_URL = 'http://127.0.0.1:8080' } = process.env
try {
  const pvyield = createPvyield({ baseUrl: PVYIELD_URL })
  const { request } = await pvyield.runSimple({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })
  const { steps } = await pvyield.scoreTree('thermal', request)
  for (const { step, options } of steps)
    for (const { option, selected, difference, reason } of options)
      console.log(step, option, selected ? 'selected' : difference === null ? reason : `${(100 * difference).toFixed(2)} %`)
} catch (error) {
  console.error(error instanceof PvyieldError ? error.message : error) // any other error is a fault of this program
  process.exitCode = 1
}
