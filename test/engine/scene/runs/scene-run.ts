import { completeRunRequest, type Resolved, type RunOutcome, run } from '@pvyield/engine'
import { diagram, plant } from '../../chain/plant.ts'
import type { SentScene } from '../small-scene.ts'

/** A shaded plant of 2,500 modules whose array section shades as much as its defaults let it. */
export function shadedPlant(array: Record<string, unknown>, changes: Record<string, unknown> = {}): Resolved {
  return plant({
    array: {
      inter_row_shading: true,
      shade_mode: 'electrical',
      n_rows: 50,
      collector_width_m: 4,
      string_steps: 2,
      modules_per_string: 10,
      strings_per_inverter: 250,
      n_inverters: 1,
      ...array,
    },
    thermal: { model: 'pvsyst' },
    ...changes,
  })
}

/** A request with a scene in place of its rows. */
export function withScene(request: Resolved, scene: SentScene | object, array: Record<string, unknown> = {}): Resolved {
  const { weather, ...rest } = request
  // The weather stays the same object, so that it is read once.
  return { ...completeRunRequest<Resolved>({ ...rest, array: { ...request.array, ...array }, scene, weather }), weather }
}

export const GRID = 'e_grid'
export const NEAR = ['near_shading_beam', 'near_shading_diffuse', 'near_shading_ground'] as const

/** Sum of rows of the loss diagram. */
export function sumOfRows(outcome: RunOutcome, keys: readonly string[]): number {
  const values = diagram(outcome)
  return keys.reduce((sum, key) => sum + (values.get(key) ?? Number.NaN), 0)
}

export function gridOf(request: Resolved): number {
  return run(request).answer.summary.e_grid_kwh
}

/** Rows of the two diagrams whose values differ by more than a share of the largest value of their unit. */
export function unlikeRows(a: RunOutcome, b: RunOutcome, tolerance: number): string[] {
  const [of, with_] = [a.answer.loss_diagram, b.answer.loss_diagram]
  const other = new Map(with_.map((row) => [row.key, row.value]))
  const scale = (unit: string): number => Math.max(...of.filter((row) => row.unit === unit).map(({ value }) => Math.abs(value)))
  return of.flatMap(({ key, value, unit }) => {
    const theirs = other.get(key)
    if (theirs !== undefined && Math.abs(value - theirs) <= tolerance * scale(unit)) return []
    return [`${key}: ${value} and ${theirs}`]
  })
}
