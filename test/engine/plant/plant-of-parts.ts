import { type Resolved, type RunOptions, type RunOutcome, run } from '@pvyield/engine'

export type Part = NonNullable<Resolved['sub_arrays']>[number]

const WITHOUT_CHANGES: Omit<Part, 'id'> = {
  label: null,
  array: null,
  module: null,
  inverter: null,
  iam: null,
  thermal: null,
  dc_losses: null,
  scene_types: null,
  shares_inverter_with: null,
  parallel: false,
}

/** A plant of parts, of which only changes are named. */
export function ofParts(request: Resolved, ...parts: readonly Partial<Part>[]): Resolved {
  return { ...request, sub_arrays: parts.map((part, k) => ({ ...WITHOUT_CHANGES, id: `p${k}`, ...part })) }
}

export function answerOf(request: Resolved, options: RunOptions = {}): RunOutcome['answer'] {
  return run(request, { withSeries: false, ...options }).answer
}

type Rows = readonly { readonly key: string; readonly value: number }[]

export function rowOf(rows: Rows, key: string): number {
  const row = rows.find((each) => each.key === key)
  if (row === undefined) throw new Error(`no row ${key}`)
  return row.value
}

/** The largest difference of the levels of a diagram from the level before less the rows between, as a share of it. */
export function gapOf(rows: readonly { key: string; value: number; loss: boolean; basis: string | null }[]): number {
  let worst = 0
  for (const level of rows.filter(({ loss }) => !loss)) {
    if (level.basis === null) continue
    const above = rowOf(rows, level.basis)
    const lost = rows.filter(({ loss, basis }) => loss && basis === level.basis).reduce((sum, { value }) => sum + value, 0)
    worst = Math.max(worst, Math.abs(above - lost - level.value) / Math.max(1, Math.abs(above)))
  }
  return worst
}
