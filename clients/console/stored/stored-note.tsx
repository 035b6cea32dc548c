import { energy } from '../parts/numbers.ts'
import type { ConsoleState } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { PlantRun } from '../worker/use-run.ts'

/** Which stored run the plant is of, and how far what is shown is from it. */
export function StoredNote(props: { readonly store: Store; readonly state: ConsoleState; readonly run: PlantRun; readonly root: string }) {
  const { store, state, run, root } = props
  const { stored } = state
  if (stored === undefined) return null
  const path = `${root}api/runs/${encodeURIComponent(stored.id)}`
  const { text, unit } = energy(stored.energyKwh)
  const shown = run.result?.answer.summary.e_grid_kwh
  return (
    <section class="stored" aria-label="Stored run">
      <span>
        Stored run{' '}
        <strong>
          <bdi>{stored.label === '' ? stored.id : stored.label}</bdi>
        </strong>
        , {stored.createdAt.slice(0, 10)}, engine {stored.engine}: {text} {unit}.{' '}
        {shown === undefined ? null : differenceOf(shown, stored.energyKwh)}
      </span>
      <span class="tools">
        <a href={path}>Answer</a>
        {stored.hasSeries ? <a href={`${path}/series.csv`}>Series</a> : null}
        <a href={`${root}account/runs`}>All runs</a>
        <button type="button" onClick={() => store.change(withoutStored(state))}>
          Close
        </button>
      </span>
    </section>
  )
}

function withoutStored({ stored: _, ...state }: ConsoleState): ConsoleState {
  return state
}

/** A stored energy is exact, so any difference has a reason: a change, or another engine. */
function differenceOf(shown: number, stored: number): string {
  if (shown === stored) return 'The plant shown gives the same.'
  const percent = (shown / stored - 1) * 100
  const digits = Math.abs(percent) < 0.005 ? 'less than 0.01 %' : `${Math.abs(percent).toFixed(2)} %`
  return `The plant shown gives ${digits} ${shown > stored ? 'more' : 'less'}.`
}
