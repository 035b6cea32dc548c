import type { Failure } from '@pvyield/engine/work'
import { shown } from '../parts/numbers.ts'
import type { DroppedFile, Plant } from '../state/console-state.ts'
import { isDropped } from '../state/dropped-files.ts'
import { valueAt } from './paths.ts'

/** A dropped file in words: "own.csv (8,760 rows)". */
export function fileText({ name, rows }: Pick<DroppedFile, 'name' | 'rows'>): string {
  return rows === undefined ? name : `${name} (${shown(rows)} rows)`
}

/** Id of the dropped weather that a plant runs in; null for any other weather. */
export function droppedIdOf({ body }: Plant): string | null {
  const id = valueAt(body, 'weather.id')
  return typeof id === 'string' && isDropped(id) ? id : null
}

/** That a file is missing, and what to do. */
export function missingText(file: DroppedFile | undefined): string {
  const named = file === undefined ? 'of this plant' : fileText(file)
  return `The weather file ${named} is not in this browser: drop it on the page, or use the typical year of the place`
}

/** What is wrong with a plant; a failure for want of a file has the name of the file. */
export function withFileName(failures: readonly Failure[], plant: Plant, files: readonly DroppedFile[]): readonly Failure[] {
  const id = droppedIdOf(plant)
  const isMissing = ({ code, field }: Failure) => id !== null && code === 'not_found' && field === 'weather'
  if (!failures.some(isMissing)) return failures
  const message = missingText(files.find((file) => file.id === id))
  return failures.map((failure) => (isMissing(failure) ? { ...failure, message } : failure))
}
