import { useMemo, useState } from 'preact/hooks'
import { percent, shown } from '../parts/numbers.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { withFileName } from '../plant/missing-file.ts'
import { isSame } from '../plant/paths.ts'
import { SaveButton } from '../projects/save-button.tsx'
import type { ConsoleState, DroppedFile, Pin, Plant } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import { PartsCompared } from '../sub-arrays/parts-compared.tsx'
import type { RunAnswerHere } from '../worker/jobs.ts'
import { DifferenceCard } from './difference-card.tsx'
import { FieldsCard } from './fields-card.tsx'
import { MonthsCard } from './months-card.tsx'
import type { PartProps } from './part-props.ts'
import type { RanVariant } from './ran-variant.ts'
import { signed } from './signed.ts'
import { useVariantRuns, type VariantRun } from './use-variant-runs.ts'

const NOW = 'Shown now'
const PINS_MAX = 8

/** Plants that were pinned, and the one that is shown, side by side. */
export function Variants({ host, pool, store, state, isShown }: PartProps) {
  const { pins, plant } = state
  const all = useMemo(() => (isShown || pins.length > 0 ? shownPlants(pins, plant) : []), [pins, plant, isShown])
  const plants = useMemo(() => all.map(({ plant }) => plant), [all])
  const runs = useVariantRuns(pool, plants)
  const [baseIndex, setBase] = useState(0)
  const [isPerKwp, setPerKwp] = useState(false)
  const setPins = (next: readonly Pin[], gesture: string | null = null) => store.change({ ...state, pins: next }, gesture)
  const ran = all.flatMap(({ name, plant }, k): RanVariant[] => {
    const run = runs[k]
    return run !== undefined && 'answer' in run ? [{ name, plant, answer: run.answer }] : []
  })
  const baseAt = Math.min(baseIndex, all.length - 1)
  const base = ran.find(({ plant }) => plant === all[baseAt]?.plant)
  const others = ran.filter((each) => each !== base)
  return (
    <>
      <section class="card" aria-labelledby="variants-title">
        <h2 id="variants-title">Variants</h2>
        <div class="tools">
          <button
            type="button"
            class="primary"
            disabled={pins.length >= PINS_MAX}
            onClick={() => setPins([...pins, { name: freshName(pins), plant }])}
          >
            Pin this plant
          </button>
          {pins.length === 0 ? null : <SaveButton host={host} store={store} state={state} />}
        </div>
        {pins.length === 0 ? null : <VariantTable {...{ store, state, all, runs, base, baseAt, setBase, setPins }} />}
        <Hint pins={pins.length} shown={all.length} />
      </section>
      {base === undefined || others.length === 0 || pins.length === 0 ? null : (
        <>
          <DifferenceCard base={base} others={others} isPerKwp={isPerKwp} setPerKwp={setPerKwp} />
          <FieldsCard pool={pool} variants={[base, ...others]} />
          <PartsCompared variants={[base, ...others].map(({ name, answer }) => ({ name, parts: answer.sub_arrays ?? [] }))} />
          <MonthsCard base={base} others={others} isPerKwp={isPerKwp} />
        </>
      )}
    </>
  )
}

/** What to do for a comparison, until there is one. */
function Hint({ pins, shown: rows }: { readonly pins: number; readonly shown: number }) {
  if (pins === 0)
    return (
      <p class="hint">
        Pin the plant, then change it under Plant. Both stand here side by side: their energies, what differs, and why. A link to the page
        contains the pins.
      </p>
    )
  if (rows > 1) return null
  return <p class="hint">The plant that is shown is this one. Change it under Plant: it stands here next to the pin then.</p>
}

interface TableProps {
  readonly store: Store
  readonly state: ConsoleState
  readonly all: readonly Pin[]
  readonly runs: readonly VariantRun[]
  readonly base: RanVariant | undefined
  readonly baseAt: number
  readonly setBase: (at: number) => void
  readonly setPins: (next: readonly Pin[], gesture?: string | null) => void
}

function VariantTable(props: TableProps) {
  return (
    <WideTable label="Table of variants">
      <table class="numbers variants stacked">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">
              Energy to grid
              <br />
              <small>kWh</small>
            </th>
            <th scope="col">
              Difference
              <br />
              <small>%</small>
            </th>
            <th scope="col">
              Specific yield
              <br />
              <small>kWh/kWp</small>
            </th>
            <th scope="col">
              PR
              <br />
              <small>%</small>
            </th>
            <th scope="col">
              DC power
              <br />
              <small>kW</small>
            </th>
            <th scope="col">
              <span class="unseen">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.all.map((pin, k) => (
            <VariantRow key={k} {...props} {...pin} at={k} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function VariantRow({ store, state, runs, base, baseAt, setBase, setPins, name, plant, at }: TableProps & Pin & { readonly at: number }) {
  const { pins } = state
  const isPin = at < pins.length
  const isNow = isPin && isSame(plant, state.plant)
  const label = isPin ? `${name}, variant ${at + 1}` : name
  return (
    <tr>
      <th scope="row">
        {isPin ? (
          <input
            aria-label={`Name of variant ${at + 1}`}
            value={name}
            maxLength={80}
            onInput={(event) => {
              const { value } = event.currentTarget
              setPins(
                pins.map((pin, k) => (k === at ? { ...pin, name: value } : pin)),
                `pin ${at}`,
              )
            }}
            onChange={() => store.settle()}
          />
        ) : (
          NOW
        )}
        {isNow ? <small class="now">{NOW}</small> : null}
      </th>
      <Numbers run={runs[at]} base={base?.answer} plant={plant} files={state.files} />
      <td>
        <span class="tools">
          <button type="button" aria-pressed={at === baseAt} onClick={() => setBase(at)}>
            Base<span class="unseen"> of the comparison: {label}</span>
          </button>
          {isPin ? (
            <>
              <button type="button" disabled={isNow} onClick={() => store.change({ ...state, plant })}>
                Show<span class="unseen"> {label}</span>
              </button>
              <button type="button" onClick={() => setPins(pins.filter((_, k) => k !== at))}>
                Remove<span class="unseen"> {label}</span>
              </button>
            </>
          ) : null}
        </span>
      </td>
    </tr>
  )
}

interface NumbersProps {
  readonly run: VariantRun
  readonly base: RunAnswerHere | undefined
  readonly plant: Plant
  readonly files: readonly DroppedFile[]
}

function Numbers({ run, base, plant, files }: NumbersProps) {
  if (run === undefined || 'failures' in run) {
    const fault = run && withFileName(run.failures, plant, files).map(({ message }) => message)
    return (
      <td colSpan={5} class={fault === undefined ? 'hint' : 'fault'}>
        {fault?.join('; ') ?? 'Running'}
      </td>
    )
  }
  const { summary } = run.answer
  const share =
    base === undefined || base.summary.e_grid_kwh === 0 ? null : (summary.e_grid_kwh - base.summary.e_grid_kwh) / base.summary.e_grid_kwh
  return (
    <>
      <td data-label="Energy to grid, kWh" data-figure="e_grid_kwh">
        {shown(summary.e_grid_kwh)}
      </td>
      <td data-label="Difference, %">{share === null ? '–' : signed(100 * share, 2)}</td>
      <td data-label="Specific yield, kWh/kWp">{shown(summary.specific_yield_kwh_per_kwp, 1)}</td>
      <td data-label="PR, %">{summary.performance_ratio === null ? '–' : percent(summary.performance_ratio).text}</td>
      <td data-label="DC power, kW">{shown(summary.dc_kwp, 1)}</td>
    </>
  )
}

/** The pins, and the plant that is shown, which stands for itself unless it is one of them. */
function shownPlants(pins: readonly Pin[], plant: Plant): readonly Pin[] {
  return pins.some((pin) => isSame(pin.plant, plant)) ? pins : [...pins, { name: NOW, plant }]
}

function freshName(pins: readonly Pin[]): string {
  const names = new Set(pins.map(({ name }) => name))
  let number = pins.length + 1
  while (names.has(`Variant ${number}`)) number++
  return `Variant ${number}`
}
