import { expect, test } from 'bun:test'
import { LibraryService } from '../../server/library/service.ts'
import { warmUp } from '../../server/warm-up.ts'
import { WeatherTasks } from '../../server/weather/tasks.ts'

test('a worker warms up without a fault, and states nothing that needs a place among the large tasks', async () => {
  const admitted: number[] = []
  const guard = { checkpoint: () => undefined, admit: async ({ seconds }: { seconds: number }) => void admitted.push(seconds) }
  await warmUp(new WeatherTasks(guard), new LibraryService(), guard)
  expect(admitted.length).toBeGreaterThan(0)
  expect(Math.max(...admitted)).toBeLessThan(1)
})
