import { isMissingCode } from '../core/missing-codes.ts'
import { type Findings, percent } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'
import { type TestRows, valueAt } from './test-rows.ts'

/** Rows with less light do not say which sign a power has, W/m2. */
const BRIGHT_WM2 = 300
/** Power over that of the modules which no light and no cold give. */
const POWER_MAX = 1.5
/** Power that a plant takes at night over that of its modules. */
const TAKEN_MAX = 0.05

interface Sorted {
  readonly rows: MeasuredRows
  /** Starts of the rows that lost their AC power, minutes. */
  readonly impossible: readonly number[]
}

/**
 * Takes powers that the plant cannot have out of single rows: codes for missing values, and what is beyond 1.5 times
 * its modules or taken from the grid. A column that is negative in most bright rows stays: its sign is turned.
 * @param dcW  DC power of the plant, W
 */
export function withoutImpossible(rows: MeasuredRows, dcW: number, findings: Findings): Sorted {
  const ac = possible(rows, rows.acW, dcW)
  const dc = possible(rows, rows.dcW, dcW)
  tell(ac, rows.n, 'power_ac_kw', dcW, findings)
  tell(dc, rows.n, 'power_dc_kw', dcW, findings)
  return { rows: { ...rows, acW: ac.power, dcW: dc.power }, impossible: ac.taken.map((i) => rows.startMinutes[i]) }
}

interface Possible {
  readonly power: Float64Array | null
  readonly taken: readonly number[]
  readonly isTurned: boolean
  /** The first of the powers taken, kW. */
  readonly example: number
}

function possible(rows: TestRows, power: Float64Array | null, dcW: number): Possible {
  if (power === null) return { power, taken: [], isTurned: false, example: 0 }
  const isBeyond = (watts: number) => Math.abs(watts) > POWER_MAX * dcW || isMissingCode(Math.round(watts) / 1000)
  const isTurned = mostAreNegative(rows, power, isBeyond)
  const taken: number[] = []
  for (let i = 0; i < power.length; i++) if (isBeyond(power[i]) || (!isTurned && power[i] < -TAKEN_MAX * dcW)) taken.push(i)
  if (taken.length === 0) return { power, taken, isTurned, example: 0 }
  const left = power.slice()
  for (const i of taken) left[i] = Number.NaN
  return { power: left, taken, isTurned, example: power[taken[0]] / 1000 }
}

function mostAreNegative({ n, poaWm2 }: TestRows, power: Float64Array, isBeyond: (watts: number) => boolean): boolean {
  let bright = 0
  let negative = 0
  for (let i = 0; i < n; i++) {
    if (!(poaWm2[i] >= BRIGHT_WM2) || Number.isNaN(valueAt(power, i)) || isBeyond(power[i])) continue
    bright++
    if (power[i] < 0) negative++
  }
  return negative > bright / 2
}

function tell({ taken, isTurned, example }: Possible, n: number, name: string, dcW: number, findings: Findings): void {
  const field = `measured.${name}`
  if (isTurned)
    findings.warn(
      'power_negative',
      field,
      'The power is negative in most rows with light: the sign of the power is turned; send what the plant delivers as positive',
    )
  if (taken.length > 0)
    findings.warn(
      'power_impossible',
      field,
      `${taken.length} of ${n} rows (${percent(taken.length / n)}) have a power that a plant of ${Math.round(dcW / 100) / 10} kWp cannot have, such as ${Number(example.toFixed(3))} kW: they count as missing; replace codes for missing values by null`,
    )
}
