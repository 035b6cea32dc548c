import { expect, test } from 'bun:test'
import { stolenMillis } from '../../../server/event-loop/stolen-time.ts'
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
  let [now, cpu] = [performance.now() + 1000, 5000]
  delay.sample(now, cpu, 0) // Sets the clocks; whatever it counts is subtracted.
  const before = await metrics.text()
  for (const late of [0.5, 1.5, 15, 70, 6000]) {
    now += 5 + late
    cpu += 12
    delay.sample(now, cpu, 0)
  }
  const after = await metrics.text()
  const grown = (sample: string) => sampleIn(after, sample) - sampleIn(before, sample)
  const buckets = ['0.001', '0.002', '0.005', '0.01', '0.02', '0.05', '0.1', '5', '+Inf']
  expect(buckets.map((bound) => grown(`pvyield_event_loop_delay_seconds_bucket{le="${bound}"}`))).toEqual([1, 2, 2, 2, 3, 3, 4, 4, 5])
  expect(grown('pvyield_event_loop_delay_seconds_count')).toBe(5)
  expect(grown('pvyield_event_loop_delay_seconds_sum')).toBeCloseTo(6.087, 6)
  expect(sampleIn(after, 'pvyield_event_loop_delay_max_seconds')).toBeCloseTo(6, 6)
  // The thread worked 12 ms each time: of a longer delay, the rest belongs to the machine.
  const work = ['0.001', '0.002', '0.005', '0.01', '0.02', '5'].map((bound) =>
    grown(`pvyield_event_loop_work_seconds_bucket{le="${bound}"}`),
  )
  expect(work).toEqual([1, 2, 2, 2, 5, 5])
  expect(sampleIn(await metrics.text(), 'pvyield_event_loop_delay_max_seconds')).toBe(0)
})

test('a delay in which the host took a processor is counted apart: the clock of the thread counts that time', async () => {
  const metrics = new Metrics()
  const delay = new EventLoopDelay(metrics)
  let [now, cpu] = [1000, 0]
  delay.sample(now, cpu, 40)
  const before = await metrics.text()
  for (const stolen of [40, 50, 50]) {
    now += 35
    cpu += 30
    delay.sample(now, cpu, stolen)
  }
  const after = await metrics.text()
  const grown = (sample: string) => sampleIn(after, sample) - sampleIn(before, sample)
  expect([grown('pvyield_event_loop_delay_seconds_count'), grown('pvyield_event_loop_work_seconds_count')]).toEqual([3, 2])
  expect(grown('pvyield_event_loop_disturbed_total')).toBe(1)
})

test('what the host has taken is a number of ticks that only grows', () => {
  const [first, second] = [stolenMillis(), stolenMillis()]
  expect([first % 10, second % 10]).toEqual([0, 0])
  expect(second).toBeGreaterThanOrEqual(first)
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
