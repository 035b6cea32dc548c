import type { Failure } from '@pvyield/engine/work'
import { useMemo } from 'preact/hooks'
import { placeOf } from '../plant/typical-year.ts'
import type { ViewProps } from '../shell/view.ts'
import type { Store } from '../state/store.ts'
import { MeasuredCard } from './measured-card.tsx'
import { OpenMeasured } from './open-measured.tsx'
import './performance.css'
import { Results } from './results.tsx'
import { type Decided, withDecided } from './take-measured.ts'
import { TakeReport } from './take-report.tsx'
import { TestChoices } from './test-choices.tsx'
import type { PerformanceJob, PerformanceResult } from './test-plant.ts'
import { useTest } from './use-test.ts'
import { refusalText } from './words.ts'

/** The plant of the page against what was measured at it. */
export function PerformanceView({ host, pool, store, state }: ViewProps) {
  const { plant, measured } = state
  const job = useMemo(
    (): PerformanceJob | null => (measured === undefined ? null : { measured, kind: plant.kind, body: plant.body, place: placeOf(plant) }),
    [measured, plant],
  )
  const { result, failures, isBusy } = useTest(pool, job)
  if (measured === undefined || job === null) return <Nothing store={store} />
  const decide = (change: Decided, gesture: string | null = null) =>
    store.change({ ...store.state, measured: withDecided(measured, change) }, gesture)
  return (
    <div class="performance">
      <h1 class="unseen">Performance of the plant</h1>
      <div class="inputs">
        <MeasuredCard store={store} measured={measured} result={result} onDecided={decide} />
        <TestChoices measured={measured} result={result} onDecided={decide} onSettled={() => store.settle()} />
        {result?.is === 'tested' ? (
          <TakeReport host={host} pool={pool} state={state} job={job} answer={result.answer} read={result.read} />
        ) : null}
      </div>
      <div class="results" aria-busy={isBusy}>
        <Refusal result={result} failures={failures} name={measured.name} />
        {result?.is === 'tested' ? <Results root={host.root} answer={result.answer} /> : null}
      </div>
    </div>
  )
}

function Nothing({ store }: { readonly store: Store }) {
  return (
    <section class="card" aria-labelledby="performance-title">
      <h1 class="unseen">Performance of the plant</h1>
      <h2 id="performance-title">What was measured, against this plant</h2>
      <p>
        Drop a CSV of the plant on the page, or open it: time, irradiance in the plane (POA) and AC power, and, where they were measured,
        temperatures, wind, DC power, availability and curtailment, in rows of 1 to 60 minutes. You get the performance ratio by month,
        plain and corrected for temperature, the regression of ASTM E2848, the capacity and energy tests of IEC 61724, and availability. The
        file stays in this browser.
      </p>
      <p class="tools">
        <OpenMeasured store={store} label="Open measured rows" isMain={true} />
      </p>
    </section>
  )
}

const NAMELESS =
  'Columns can be chosen when the file has a line of their names above the rows, and a column of dates with times, such as 2025-06-21 10:00.'

/** Why there is no test. */
function Refusal(props: { readonly result: PerformanceResult | null; readonly failures: readonly Failure[]; readonly name: string }) {
  const { result, failures, name } = props
  const messages = [
    ...failures.map(({ message }) => message),
    ...(result?.is === 'missing' ? [`The file ${name} is not in this browser: drop it on the page again`] : []),
    ...(result?.is === 'unread'
      ? [result.fault, result.table === null ? NAMELESS : 'Under Columns you can say which column is what.']
      : []),
    ...(result?.is === 'refused' ? result.failures.map(refusalText) : []),
  ]
  if (messages.length === 0) return null
  const why = result?.is === 'refused' || failures.length > 0 ? 'The plant is not tested.' : 'The rows are not read.'
  return (
    <div class="refusal" role="alert">
      <p>
        <strong>{why}</strong>
      </p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}
