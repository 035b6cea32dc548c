import { shown } from '../parts/numbers.ts'
import { ReadingNotes } from '../plant/reading-notes.tsx'
import { StampFields } from '../plant/stamp-fields.tsx'
import type { ChosenMeasured } from '../state/chosen-measured.ts'
import type { Store } from '../state/store.ts'
import { OpenMeasured } from './open-measured.tsx'
import { RoleFields } from './role-fields.tsx'
import type { Decided } from './take-measured.ts'
import type { PerformanceResult, ReadRows } from './test-plant.ts'

interface MeasuredCardProps {
  readonly store: Store
  readonly measured: ChosenMeasured
  readonly result: PerformanceResult | null
  readonly onDecided: (change: Decided) => void
}

/** The file of measured rows, how it was read, and what can be corrected about that. */
export function MeasuredCard({ store, measured, result, onDecided }: MeasuredCardProps) {
  const read = result?.is === 'tested' || result?.is === 'refused' ? result.read : null
  const table = result === null || result.is === 'missing' ? null : result.table
  const remove = () => {
    const { measured: _, ...state } = store.state
    store.change(state)
  }
  return (
    <section class="card" aria-labelledby="measured-title">
      <h2 id="measured-title">Measured rows</h2>
      <p class="file-name">{read === null ? measured.name : readText(measured.name, read)}</p>
      <StampFields stamps={measured.stamps ?? {}} timezone={read?.timezone ?? null} onStamps={(stamps) => onDecided({ stamps })} />
      {table === null ? null : (
        <details open={result?.is === 'unread' || measured.roles !== undefined}>
          <summary>Columns</summary>
          <RoleFields table={table} roles={measured.roles ?? {}} onRoles={(roles) => onDecided({ roles })} />
        </details>
      )}
      <ReadingNotes notes={read?.notes ?? []} />
      <p class="tools">
        <OpenMeasured store={store} label="Open another file" />
        <button type="button" onClick={remove}>
          Remove
        </button>
      </p>
    </section>
  )
}

function readText(name: string, { meta, stepMinutes }: ReadRows): string {
  return `${name}: ${shown(meta.rows)} rows of ${stepMinutes} min`
}
