import { expect, test } from 'bun:test'
import { threadCpuMillis } from '../../../server/event-loop/thread-clock.ts'

test('the clock of the thread runs while it works, never backwards, and in small steps', () => {
  const readings = [threadCpuMillis()]
  while ((readings.at(-1) ?? 0) < (readings[0] ?? 0) + 10) readings.push(threadCpuMillis())
  const steps = readings.slice(1).map((now, k) => now - (readings[k] ?? 0))
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  // A clock that is read from the ticks of the system has a handful of different readings in 10 ms.
  if (process.platform === 'linux') expect(new Set(readings).size).toBeGreaterThan(100)
})
