import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** Ridges may touch; rows of racks and trackers may not. Fails: `array.gcr`. */
export function checkRowCover({ gcr }: Resolved['array'], sink: Sink): void {
  if (gcr >= 1) sink.fail('array.gcr', 'Input should be less than 1: only ridges (track_mode ewf) may have no gap between them')
}
