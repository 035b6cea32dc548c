import { Figure } from '../parts/figure.tsx'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import type { ViewProps } from '../shell/view.ts'
import type { Plant } from '../state/console-state.ts'
import type { Objective } from './objectives.ts'
import { contourPicture } from './pictures/contour-picture.ts'
import { curvePicture } from './pictures/curve-picture.ts'
import { currentValue, fieldValue, type SweepField } from './sweep-fields.ts'
import { type Axis, axesAtEnd, axisValues, bestOf } from './sweep-plan.ts'
import type { Swept } from './use-sweep.ts'

/** What came of a sweep: its optimum, its picture, its numbers. */
export function SweepResult(props: Pick<ViewProps, 'store' | 'state' | 'run'> & { readonly swept: Swept; readonly objective: Objective }) {
  const { swept, objective, store, state, run } = props
  const { x, y, points, plant } = swept
  const values = points.map((point) => (typeof point === 'string' ? null : objective.of(point)))
  const best = bestOf(values)
  const refused = points.filter((point) => typeof point === 'string')
  const title = `${objective.label}, ${objective.unit}`
  const applied = new Map<string, unknown>(run.result?.answer.defaults_applied?.map(({ field, value }) => [field, value]))
  const nowOf = (axis: Axis) => currentValue(axis.field, plant, applied)
  const [xs, ys] = [axisValues(x), y === null ? null : axisValues(y)]
  const known = best !== null
  return (
    <>
      {plant === state.plant ? null : (
        <p class="note">The plant has changed since this sweep. Run it again for the plant that is shown now.</p>
      )}
      {refused.length === 0 ? null : (
        <p class="refusal" role="alert">
          {refused.length} of {points.length} variants are refused. The first: {refused[0]}
        </p>
      )}
      {known ? (
        <Best
          {...{ best, x, y, xs, ys, values, objective }}
          onUse={() => store.change({ ...state, plant: withBest(state.plant, best, x, y) })}
        />
      ) : null}
      {!known ? null : ys === null ? (
        <Figure
          title={title}
          name="sweep"
          height={340}
          draw={(options) =>
            curvePicture(
              { x: { title: nameOf(x.field), values: xs }, y: { title, values, decimals: objective.decimals }, best, now: nowOf(x) },
              options,
            )
          }
        />
      ) : (
        <Figure
          title={title}
          name="sweep"
          height={460}
          draw={(options) =>
            contourPicture(
              {
                x: { title: nameOf(x.field), values: xs },
                y: { title: y === null ? '' : nameOf(y.field), values: ys },
                title,
                values,
                decimals: objective.decimals,
                best,
                now: [nowOf(x), y === null ? null : nowOf(y)],
              },
              options,
            )
          }
        />
      )}
      <SweepTable {...{ x, y, xs, ys, values, best, objective }} isLong={swept.isThere} />
    </>
  )
}

interface Shown {
  readonly x: Axis
  readonly y: Axis | null
  readonly xs: readonly number[]
  readonly ys: readonly number[] | null
  readonly values: readonly (number | null)[]
  readonly objective: Objective
}

function Best(props: Shown & { readonly best: number; readonly onUse: () => void }) {
  const { best, x, y, xs, ys, values, objective, onUse } = props
  const ends = axesAtEnd(best, x, y)
  const [column, row] = placeOf(best, x)
  return (
    <section class="card best" aria-labelledby="best-title">
      <h2 id="best-title">Best of the sweep</h2>
      <p>
        <strong data-figure="best">{shown(values[best] ?? 0, objective.decimals)}</strong> {objective.unit} at {x.field.label}{' '}
        <strong data-figure="best-x">{xs[column]}</strong> {x.field.unit}
        {y === null || ys === null ? null : (
          <>
            {' '}
            and {y.field.label} <strong data-figure="best-y">{ys[row]}</strong> {y.field.unit}
          </>
        )}
      </p>
      {ends.length === 0 ? null : (
        <p class="hint">
          {ends.map(({ field }) => field.label).join(' and ')} {ends.length === 1 ? 'is' : 'are'} at the end of the range: outside of it
          there may be a better one. Energy alone does not choose a ground cover ratio or a DC/AC ratio, land and inverters have a price.
        </p>
      )}
      <button type="button" onClick={onUse}>
        Use these values
      </button>
    </section>
  )
}

/** A long table is saved, and not shown: a page takes seconds to make so many cells. */
function SweepTable({ best, isLong, ...table }: Shown & { readonly best: number | null; readonly isLong: boolean }) {
  const { x, y, xs, ys, values, objective } = table
  const csvRows = () => {
    const head = [...(y === null ? [] : [y.field.path]), x.field.path, `${objective.id} ${objective.unit}`]
    const lines = values.map((value, k) => {
      const [column, row] = placeOf(k, x)
      return [...(ys === null ? [] : [ys[row] ?? null]), xs[column] ?? null, value]
    })
    return [head, ...lines]
  }
  return (
    <details class="card">
      <summary>Table of the sweep</summary>
      {isLong ? <p class="hint">{shown(values.length)} values are too many to show here.</p> : <Cells {...table} best={best} />}
      <TableTools name="sweep" rows={csvRows} />
    </details>
  )
}

function Cells({ x, y, xs, ys, values, best, objective }: Shown & { readonly best: number | null }) {
  const rows = ys ?? [null]
  const name = y === null ? objective.label : `${nameOf(y.field)} down, ${nameOf(x.field)} across`
  return (
    <WideTable label="Table of the sweep">
      <table class="numbers sweep">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {xs.map((value) => (
              <th key={value} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((value, row) => (
            <tr key={row}>
              <th scope="row">{value ?? objective.unit}</th>
              {xs.map((each, column) => {
                const at = row * xs.length + column
                const found = values[at] ?? null
                return (
                  <td key={each} class={at === best ? 'best' : undefined}>
                    {found === null ? 'refused' : shown(found, objective.decimals)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function nameOf({ label, unit }: SweepField): string {
  return unit === '' ? label : `${label}, ${unit}`
}

function placeOf(point: number, { count }: Axis): [column: number, row: number] {
  return [point % count, Math.floor(point / count)]
}

/** The plant with the values of the best point. */
function withBest(plant: Plant, best: number, x: Axis, y: Axis | null): Plant {
  const [column, row] = placeOf(best, x)
  const moved = withValue(plant, x.field, axisValues(x)[column] ?? 0)
  return y === null ? moved : withValue(moved, y.field, axisValues(y)[row] ?? 0)
}

function withValue({ kind, body }: Plant, field: SweepField, value: number): Plant {
  const [first = '', second] = field.path.split('.')
  const sent = fieldValue(field, value)
  const own = body as unknown as Record<string, object>
  return { kind, body: { ...body, [first]: second === undefined ? sent : { ...own[first], [second]: sent } } } as Plant
}
