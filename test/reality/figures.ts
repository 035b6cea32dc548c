import type { Stage } from './stages.ts'

/** How far a computed column is from the measured one. */
export interface Figures {
  /** Rows compared. */
  readonly rows: number
  /** Computed over measured sums, percent; of temperatures the mean difference by light, K. */
  readonly bias: number
  /** Root of the mean squared difference of hours, percent of the measured mean; of temperatures K, weighted by light. */
  readonly hourlyRmse: number
}

/** Rows with less light on the plane carry no energy and are not compared, W/m2. */
const LIT_WM2 = 20

/**
 * Figures of a stage. Rows where either column has a gap, or the plane is dark, are left out of both.
 * @param lightWm2  light on the plane, measured, or the horizontal one
 * @param keep  rows to look at
 */
export function figuresOf(
  stage: Stage,
  time: readonly string[],
  computed: Float64Array,
  measured: Float64Array,
  lightWm2: Float64Array,
  keep: (row: number) => boolean = () => true,
): Figures {
  const hours = new Map<string, { computed: number; measured: number; light: number; count: number }>()
  const all = { computed: 0, measured: 0, light: 0, difference: 0, count: 0 }
  for (let i = 0; i < computed.length; i++) {
    const light = lightWm2[i] ?? Number.NaN
    const ours = computed[i] ?? Number.NaN
    const theirs = measured[i] ?? Number.NaN
    if (!(light >= LIT_WM2) || Number.isNaN(ours) || Number.isNaN(theirs) || !keep(i)) continue
    const hour = (time[i] ?? '').slice(0, 13)
    const sums = hours.get(hour) ?? { computed: 0, measured: 0, light: 0, count: 0 }
    hours.set(hour, { computed: sums.computed + ours, measured: sums.measured + theirs, light: sums.light + light, count: sums.count + 1 })
    all.computed += ours
    all.measured += theirs
    all.light += light
    all.difference += light * (ours - theirs)
    all.count++
  }
  const isTemperature = stage === 'temperature'
  let squares = 0
  let weights = 0
  for (const sums of hours.values()) {
    const weight = isTemperature ? sums.light / sums.count : 1
    squares += weight * ((sums.computed - sums.measured) / sums.count) ** 2
    weights += weight
  }
  const rmse = Math.sqrt(squares / weights)
  return {
    rows: all.count,
    bias: isTemperature ? all.difference / all.light : 100 * (all.computed / all.measured - 1),
    hourlyRmse: isTemperature ? rmse : (100 * rmse) / meanOfHours(hours),
  }
}

function meanOfHours(hours: Map<string, { measured: number; count: number }>): number {
  let sum = 0
  for (const { measured, count } of hours.values()) sum += measured / count
  return sum / hours.size
}
