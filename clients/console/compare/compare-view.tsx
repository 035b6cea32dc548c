import { useState } from 'preact/hooks'
import type { ViewProps } from '../shell/view.ts'
import { Models } from './models.tsx'
import { Sweep } from './sweep.tsx'
import { Tornado } from './tornado.tsx'
import { Variants } from './variants.tsx'

const PARTS = [
  ['variants', 'Variants', Variants],
  ['sweep', 'Sweep', Sweep],
  ['tornado', 'Sensitivity', Tornado],
  ['models', 'Models', Models],
] as const

/** Ways that change fields of the plant. */
const STEPPED: readonly string[] = ['sweep', 'tornado', 'models']

/** The plant next to others: pinned ones, those of a sweep, those a step away, those of other models. */
export function CompareView(props: ViewProps) {
  const [shown, show] = useState<string>('variants')
  return (
    <div class="compare">
      <h1 class="unseen">Compare</h1>
      <nav class="parts" aria-label="Ways to compare">
        {PARTS.map(([id, title]) => (
          <button key={id} type="button" class="tab" aria-current={id === shown ? 'true' : undefined} onClick={() => show(id)}>
            {title}
          </button>
        ))}
      </nav>
      {(props.state.plant.body.sub_arrays ?? []).length > 1 && STEPPED.includes(shown) ? (
        <p class="hint">This plant has parts: a field that changes here changes in the parts that do not set it themselves.</p>
      ) : null}
      {/* A part keeps what it has computed while another one is shown. */}
      {PARTS.map(([id, , Part]) => (
        <div key={id} hidden={id !== shown}>
          <Part {...props} isShown={id === shown} />
        </div>
      ))}
    </div>
  )
}
