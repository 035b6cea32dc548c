import { monthsPicture, ofYears } from '@pvyield/report'
import type { SimpleRunRequest } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import { Figure } from '../parts/figure.tsx'
import { RangeField } from '../parts/range-field.tsx'
import { Pictures } from '../pictures/pictures.tsx'
import type { FieldWords } from '../plant/field-words.ts'
import { isLockedByScene, LOCKED_BY_SCENE } from '../plant/scene-lock.ts'
import { SizeStrings } from '../plant/size-strings.tsx'
import { useFieldWords } from '../plant/use-field-words.ts'
import type { ViewProps } from '../shell/view.ts'
import { withFields } from '../state/console-state.ts'
import { TakeAway } from '../take/take-away.tsx'
import type { RunAnswerHere } from '../worker/jobs.ts'
import { Assumptions, Findings, OfPart } from './assumptions.tsx'
import { ASSUMED, NUMBERS, type NumberField, RACKINGS } from './fields.ts'
import { Headline } from './headline.tsx'
import { Losses } from './losses.tsx'
import { LossesTable } from './losses-table.tsx'
import { MonthsTable } from './months-table.tsx'
import { Place } from './place.tsx'
import { usePlaceName } from './place-name.ts'
import { leftOutOnRoof, NOT_ON_ROOF, RackingValues } from './racking-values.ts'

type PartResults = typeof import('../sub-arrays/part-results.ts')

/** For as long as the page is open, whichever view is shown. */
const RACKING_VALUES = new RackingValues()

/** A plant from a location and a size, and its year. */
export function StartView({ host, pool, store, state, run }: ViewProps) {
  const { failures } = run
  // The year of the plant before is none of a plant that is refused.
  const result = failures.length === 0 ? run.result : null
  const summary = result?.answer.summary ?? null
  const messages = [...failures, ...(summary?.findings ?? [])].map(({ message }) => message)
  const words = useFieldWords(host.root, messages)
  return (
    <div class="start">
      <h1 class="unseen">A plant and its year</h1>
      <div class="inputs">
        {state.plant.kind === 'simple' ? (
          <>
            <Place root={host.root} land={host.land} pool={pool} store={store} state={state} />
            <Sliders store={store} state={state} run={run} />
          </>
        ) : (
          <FullPlant host={host} pool={pool} store={store} state={state} />
        )}
      </div>
      <div class="results" aria-busy={run.ended !== state.plant}>
        {failures.length === 0 ? null : (
          <div class="refusal" role="alert">
            <p>
              <strong>This plant does not run, so it has no numbers.</strong>
            </p>
            {failures.map(({ field, message }) => (
              <p key={`${field} ${message}`}>
                <OfPart field={field} plant={run.ended ?? state.plant} />
                {field === null ? words(message) : `${labelOf(field, words)}: ${words(message)}`}
              </p>
            ))}
          </div>
        )}
        <Headline root={host.root} summary={summary} />
        {result === null || summary === null ? null : (
          <>
            <Findings findings={summary.findings ?? []} plant={run.plant ?? state.plant} words={words} />
            <Year host={host} store={store} state={state} run={run} answer={result.answer} />
            <Assumptions answer={result.answer} />
            <TakeAway root={host.root} store={store} state={state} />
          </>
        )}
      </div>
    </div>
  )
}

/** The year of the plant, or of a part of it that is chosen. */
function Year({ answer, ...props }: Pick<ViewProps, 'host' | 'store' | 'state' | 'run'> & { readonly answer: RunAnswerHere }) {
  const { root } = props.host
  const { summary } = answer
  const parts = answer.sub_arrays ?? []
  const [chosen, choose] = useState('')
  const shown = usePartResults(parts.length > 0)
  const part = parts.find(({ id }) => shown !== null && id === chosen)
  const name = part?.label ?? part?.id ?? ''
  const rows = (part ?? answer).loss_diagram
  return (
    <>
      {shown === null ? null : (
        <shown.PartsCard root={root} answer={answer} parts={parts} chosen={part === undefined ? '' : chosen} onChosen={choose} />
      )}
      <Pictures {...props}>
        {shown === null || part === undefined ? <Months summary={summary} /> : <shown.PartMonths part={part} />}
        <Losses root={root} rows={rows} {...(name !== '' && { title: `${name}: from the light to the inverters` })} />
      </Pictures>
      {shown === null || part === undefined ? <MonthsTable monthly={summary.monthly} /> : <shown.PartMonthsTable part={part} />}
      <LossesTable root={root} rows={rows} of={name} />
    </>
  )
}

/** The code of the results of parts, which comes with the first plant that has some. */
function usePartResults(isWanted: boolean): PartResults | null {
  const [loaded, setLoaded] = useState<PartResults | null>(null)
  useEffect(() => {
    if (isWanted) void import('../sub-arrays/part-results.ts').then(setLoaded)
  }, [isWanted])
  return isWanted ? loaded : null
}

function Months({ summary: { monthly, years } }: { readonly summary: NonNullable<ViewProps['run']['result']>['answer']['summary'] }) {
  const count = years?.year.length ?? 1
  return (
    <Figure
      title={`Energy by month${ofYears(count)}`}
      name="months"
      height={300}
      draw={(options) => monthsPicture(monthly, options, count)}
    />
  )
}

/** A plant with every section has no sliders. */
function FullPlant({ host, pool, store, state }: Pick<ViewProps, 'host' | 'pool' | 'store' | 'state'>) {
  const name = usePlaceName(host.root, state)
  const partCount = (state.plant.body.sub_arrays ?? []).length
  return (
    <section class="card" aria-labelledby="full-title">
      <h2 id="full-title">{name === '' ? 'Full plant' : name}</h2>
      <p>
        Every section of this plant is described: site, array, module, inverter, losses.
        {partCount > 1 ? ` It has ${partCount} parts.` : ''}
      </p>
      <p class="tools">
        <button type="button" onClick={() => store.show('plant')}>
          Edit the full plant
        </button>
        {(state.plant.body.scene ?? null) === null ? null : (
          <button type="button" onClick={() => store.show('scene')}>
            Show the scene
          </button>
        )}
      </p>
      <SizeStrings pool={pool} store={store} state={state} />
    </section>
  )
}

/** The fields of a simple request that decide most. */
function Sliders({ store, state, run }: Pick<ViewProps, 'store' | 'state' | 'run'>) {
  const body = state.plant.body as SimpleRunRequest
  const racking = body.racking ?? 'fixed'
  const applied = new Map(run.result?.answer.defaults_applied?.map(({ field, value }) => [field, value]))
  const assumed = (key: NumberField['key']) => (typeof applied.get(key) === 'number' ? Number(applied.get(key)) : ASSUMED[key])
  const [leftOut, setLeftOut] = useState('')
  const isRefused = (key: string) => run.failures.some(({ field }) => field === key)
  const set = (fields: Partial<SimpleRunRequest>, gesture: string | null = null) => store.change(withFields(state, fields), gesture)
  return (
    <section class="card" aria-labelledby="plant-title">
      <h2 id="plant-title">Plant</h2>
      <ChoiceField
        label="Racking"
        value={racking}
        options={RACKINGS}
        onValue={(value) => {
          setLeftOut(leftOutOnRoof(body))
          set(RACKING_VALUES.turned(body, value as typeof racking))
        }}
      />
      <p class="hint" role="status">
        {racking === 'rooftop' ? leftOut : ''}
      </p>
      {NUMBERS.filter(({ key }) => racking !== 'rooftop' || !NOT_ON_ROOF.includes(key) || isRefused(key)).map(
        ({ key, label, onTracker, size = 1, ...range }) => {
          const sent = body[key] as number | undefined
          const isLocked = isLockedByScene(key, body)
          return (
            <RangeField
              key={key}
              {...range}
              label={racking === 'single_axis' ? (onTracker ?? label) : label}
              value={shownOf(sent ?? (isLocked ? undefined : assumed(key)), size)}
              lockedBy={isLocked ? LOCKED_BY_SCENE : null}
              isDefault={sent === undefined}
              fault={run.failures.find(({ field }) => field === key)?.message ?? null}
              onValue={(value, isMoving) => {
                set({ [key]: tidy(value * size) }, key)
                if (!isMoving) store.settle()
              }}
              {...(key !== 'system_capacity_kw' && { onDefault: () => set({ [key]: undefined }) })}
            />
          )
        },
      )}
    </section>
  )
}

/** What a field is called on the page. */
function labelOf(field: string, words: FieldWords): string {
  return NUMBERS.find(({ key }) => key === field)?.label ?? words(field.replace(/^sub_arrays\.\d+\./, ''))
}

/** What is shown of a number that is sent or assumed; null for none. */
function shownOf(number: number | undefined, size: number): number | null {
  return number === undefined ? null : tidy(number / size)
}

/** Without the last digits that a factor of 100 leaves. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
