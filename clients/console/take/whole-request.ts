import { droppedIdOf, missingText } from '../plant/missing-file.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { keptWeather } from '../state/dropped-files.ts'

/** The whole request, with dropped weather in the place of its id. Fails: Error, when this browser does not have the file. */
export async function wholeRequest({ plant, files }: Pick<ConsoleState, 'plant' | 'files'>): Promise<object> {
  const id = droppedIdOf(plant)
  if (id === null) return plant.body
  const weather = await keptWeather(id)
  if (weather === null) throw new Error(missingText(files.find((file) => file.id === id)))
  return { ...plant.body, weather }
}
