import type { Patch } from '../../variants/patch.ts'
import type { DrawnField } from './field-draws.ts'

/**
 * The runs of a study of uncertain fields: the request itself, each field alone at its 10 and 90 % quantile, and the draws.
 * It is in the form of a sweep whose only axis moves all fields.
 */
export class FieldPoints {
  /** Number of runs. */
  readonly count: number
  readonly axes = [null]
  private readonly ends: readonly Patch[]

  constructor(
    private readonly fields: readonly DrawnField[],
    draws: number,
  ) {
    this.ends = fields.flatMap(({ path, ends, sent }) => ends.map((value) => ({ [path]: sent(value) })))
    this.count = 1 + this.ends.length + (fields.length === 0 ? 0 : draws)
  }

  /** Where the draws begin. */
  get firstDraw(): number {
    return 1 + this.ends.length
  }

  /** The runs of a field at its quantiles. */
  endsOf(field: number): readonly [low: number, high: number] {
    return [1 + 2 * field, 2 + 2 * field]
  }

  pointOf(index: number): Patch {
    if (index === 0) return {}
    const draw = index - this.firstDraw
    return draw < 0 ? this.ends[index - 1] : Object.fromEntries(this.fields.map(({ path, values, sent }) => [path, sent(values[draw])]))
  }

  countsFromSun(): { readonly axis: number; readonly count: number }[] {
    return [{ axis: 0, count: this.count }]
  }
}
