import { useState } from 'preact/hooks'
import type { ChosenStamps } from '../state/chosen-measured.ts'
import type { DroppedFile } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { StampFields } from './stamp-fields.tsx'
import { readAgain } from './take-weather.ts'

/** The stamps of a weather file that someone dropped: what they mean can be corrected, and the file is read again. */
export function FileStamps({ file, pool, store }: { readonly file: DroppedFile; readonly pool: WorkerPool; readonly store: Store }) {
  const [said, say] = useState('')
  if (file.source === undefined) return null
  const { stamps = {}, timezone } = file.source
  const change = (next: ChosenStamps | undefined) =>
    void readAgain(file, next, pool, store).then(say, (cause: unknown) => say(cause instanceof Error ? cause.message : String(cause)))
  return (
    <>
      <StampFields stamps={stamps} timezone={timezone} onStamps={change} />
      <p class="hint" role="status">
        {said}
      </p>
    </>
  )
}
