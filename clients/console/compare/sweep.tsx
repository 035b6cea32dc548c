import { useMemo, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import { shown } from '../parts/numbers.ts'
import { AxisFields } from './axis-fields.tsx'
import { OBJECTIVES } from './objectives.ts'
import type { PartProps } from './part-props.ts'
import { sweepFields } from './sweep-fields.ts'
import { type Axis, axisFault, POINTS_MAX, STUDY_MAX } from './sweep-plan.ts'
import { SweepResult } from './sweep-result.tsx'
import { useSweep } from './use-sweep.ts'

/** Of the first and of the second field: 400 in all, with round steps of ground cover ratio and tilt. */
const COUNTS = [16, 25] as const
/** What is proposed first, by the kind of the plant. */
const FIRST = { simple: ['gcr', 'tilt_deg'], full: ['array.gcr', 'array.tilt_deg'] } as const

/** The plant with other values of one or two fields. */
export function Sweep({ host, pool, store, state, run }: PartProps) {
  const { plant } = state
  const fields = useMemo(() => sweepFields(plant), [plant])
  const [chosen, choose] = useState<{ readonly x: Axis | null; readonly y: Axis | null }>({ x: null, y: null })
  const [isTwo, setTwo] = useState(true)
  const [objective, setObjective] = useState<string>(OBJECTIVES[0].id)
  const { sweep, start, cancel } = useSweep(pool, host.root)
  const isOf = (axis: Axis | null) => axis !== null && fields.some(({ path }) => path === axis.field.path)
  const proposed = (which: 0 | 1): Axis => {
    const field = fields.find(({ path }) => path === FIRST[plant.kind][which]) ?? fields[which]
    if (field === undefined) throw new Error('A plant has no number to sweep')
    return { field, from: field.from, to: field.to, count: COUNTS[which] }
  }
  const x = isOf(chosen.x) && chosen.x !== null ? chosen.x : proposed(0)
  const y = !isTwo ? null : isOf(chosen.y) && chosen.y !== null ? chosen.y : proposed(1)
  const count = x.count * (y?.count ?? 1)
  const fault = faultOf(x, y, count)
  const isThere = fault === null && count > POINTS_MAX
  const isRunning = sweep.is === 'running'
  const figure = OBJECTIVES.find(({ id }) => id === objective) ?? OBJECTIVES[0]
  return (
    <>
      <section class="card" aria-labelledby="sweep-title">
        <h2 id="sweep-title">Sweep</h2>
        <div class="axes">
          <AxisFields legend="Across" fields={fields} axis={x} isOptional={false} onAxis={(axis) => choose({ ...chosen, x: axis })} />
          <AxisFields
            legend="Up"
            fields={fields}
            axis={y}
            isOptional={true}
            onAxis={(axis) => {
              setTwo(axis !== null)
              choose({ ...chosen, y: axis })
            }}
          />
        </div>
        <ChoiceField
          label="The best has the highest"
          value={objective}
          options={OBJECTIVES.map(({ id, label }) => [id, label] as const)}
          onValue={setObjective}
        />
        {fault === null ? null : (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        {isThere ? (
          <p class="hint">
            More than {shown(POINTS_MAX)} variants run on the server, as a study. With an account it is kept until you delete it.
            {host.isCharged ? ` It is charged: ${shown(count)} runs of this plant at most.` : ''}
          </p>
        ) : null}
        <div class="run">
          <button type="button" class="primary" disabled={fault !== null || isRunning} onClick={() => start(state, x, y)}>
            Run {Number.isFinite(count) ? shown(count) : ''} variants{isThere ? ' on the server' : ''}
          </button>
          <button type="button" disabled={!isRunning} onClick={cancel}>
            Cancel
          </button>
          {sweep.is === 'running' ? <progress max={sweep.count} value={sweep.done} aria-label="Variants that are done" /> : null}
          <span role="status" class="hint">
            {statusOf(sweep, pool.size)}
          </span>
        </div>
      </section>
      {sweep.is === 'failed' ? (
        <p class="refusal" role="alert">
          {sweep.message}
        </p>
      ) : null}
      {sweep.is === 'done' ? <SweepResult swept={sweep.swept} objective={figure} store={store} state={state} run={run} /> : null}
    </>
  )
}

function faultOf(x: Axis, y: Axis | null, count: number): string | null {
  if (axisFault(x) !== null || (y !== null && axisFault(y) !== null)) return 'A range is not valid'
  if (y !== null && x.field.path === y.field.path) return 'Choose two different fields'
  return count > STUDY_MAX ? `${shown(count)} variants are too many: at most ${shown(STUDY_MAX)}` : null
}

function statusOf(sweep: ReturnType<typeof useSweep>['sweep'], workers: number): string {
  if (sweep.is === 'running') return `${sweep.done} of ${sweep.count}`
  if (sweep.is === 'cancelled') return `Cancelled after ${sweep.done} of ${sweep.count} variants`
  if (sweep.is !== 'done') return ''
  const { points, millis, isThere } = sweep.swept
  return `${shown(points.length)} variants in ${shown(millis / 1000, 2)} s on ${isThere ? 'the server' : `${workers} workers of this computer`}`
}
