import { expect, test } from 'bun:test'
import { EventLoopDelay } from '../../../server/health/event-loop-delay.ts'
import { Metrics } from '../../../server/metrics.ts'

const sampleIn = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')[1],
  )

test('a delay is counted in its bucket and all above, and the longest is reported once', async () => {
  const metrics = new Metrics()
  const delay = new EventLoopDelay(metrics)
  delay.start()
  delay.stop()
  let now = performance.now() + 1000
  delay.sample(now) // Sets the clocks; whatever it counts is subtracted.
  const before = await metrics.text()
  for (const late of [0.5, 1.5, 15, 70, 240, 6000]) {
    now += 5 + late
    delay.sample(now)
  }
  const after = await metrics.text()
  const grown = (sample: string) => sampleIn(after, sample) - sampleIn(before, sample)
  const buckets = ['0.001', '0.002', '0.005', '0.01', '0.02', '0.05', '0.1', '0.25', '5', '+Inf']
  expect(buckets.map((bound) => grown(`pvyield_event_loop_delay_seconds_bucket{le="${bound}"}`))).toEqual([1, 2, 2, 2, 3, 3, 4, 5, 5, 6])
  expect(grown('pvyield_event_loop_delay_seconds_count')).toBe(6)
  expect(grown('pvyield_event_loop_delay_seconds_sum')).toBeCloseTo(6.327, 6)
  expect(sampleIn(after, 'pvyield_event_loop_delay_max_seconds')).toBeCloseTo(6, 6)
  expect(sampleIn(await metrics.text(), 'pvyield_event_loop_delay_max_seconds')).toBe(0)
})

test('work that holds the thread is seen', async () => {
  const metrics = new Metrics()
  const delay = new EventLoopDelay(metrics)
  delay.start()
  const until = performance.now() + 50
  while (performance.now() < until);
  expect(sampleIn(await metrics.text(), 'pvyield_event_loop_delay_max_seconds')).toBeGreaterThan(0.035)
  delay.stop()
})
