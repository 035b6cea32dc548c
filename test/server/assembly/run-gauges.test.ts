import { expect, test } from 'bun:test'
import { addRunGauges } from '../../../server/assembly/run-gauges.ts'
import { Metrics } from '../../../server/metrics.ts'

test('each reading of the metrics asks the store once for the accepted runs', async () => {
  let asked = 0
  const metrics = new Metrics()
  addRunGauges(metrics, {
    unended: async () => {
      if (++asked === 2) throw new Error('away')
      return { held: 3, waiting: asked, oldestWaitingAt: null }
    },
  })
  expect(await metrics.text()).toContain('pvyield_accepted_runs{state="waiting"} 1\n')
  expect(asked).toBe(1)
  expect(await metrics.text()).toContain('pvyield_accepted_runs{state="waiting"} 1\n') // the last that is known
  expect(await metrics.text()).toContain('pvyield_accepted_runs{state="waiting"} 3\n')
  expect(asked).toBe(3)
})
