import { expect, test } from 'bun:test'
import { warmUp } from '../../../server/assembly/warm-up.ts'
import { LibraryService } from '../../../server/library/service.ts'
import { WeatherTasks } from '../../../server/weather/tasks.ts'

test('a year, a simple run and a full run are made without a fault', async () => {
  const guard = { checkpoint: () => undefined, admit: async () => undefined, passChecks: () => undefined }
  expect(await Array.fromAsync(warmUp(new WeatherTasks(guard), new LibraryService()))).toHaveLength(2)
})
