import { type CalendarMonth, MONTH_NAMES } from './calendar-months.ts'
import type { Light } from './light.ts'
import type { MonthlyTargets, MonthlyValues } from './monthly-targets.ts'
import { roundFigure } from './round-figure.ts'
import type { ScaledLight } from './scale-light.ts'

/** A sum of a month, kWh/m2. For several years, of the mean month. */
export interface ScaledSum {
  /** Null for a component that the section did not have. */
  before: number | null
  after: number
  /** Null when the month was left as it is. */
  wanted: number | null
  /** Part of the wanted sum that the limits do not admit. */
  unmet: number
}

export interface ScaledMonth {
  /** January is 1. */
  month: number
  /** Global irradiation after over that before; null when the month was left as it is. */
  factor: number | null
  /** Rows at the limit of very clean air. */
  limited_rows: number
  ghi_kwhm2: ScaledSum & { before: number }
  /** Null when the section has global irradiance alone. */
  dhi_kwhm2: ScaledSum | null
  dni_kwhm2: ScaledSum | null
  /** Added to the temperature of the month, K; null when it was left as it is. */
  temp_shift_c: number | null
}

/** Sums are met to this, kWh/m2; what is left is reported. */
const MET_KWH_M2 = 0.01

export function scaledMonths(
  before: Light,
  after: ScaledLight,
  months: readonly CalendarMonth[],
  stepMinutes: number,
  monthly: MonthlyTargets,
  shifts: readonly (number | null)[],
): ScaledMonth[] {
  const sum = (column: Float64Array, { rows, times }: CalendarMonth) => {
    let total = 0
    for (const i of rows) if (!Number.isNaN(column[i])) total += column[i]
    return (total * stepMinutes) / (60 * 1000 * Math.max(times, 1))
  }
  const { split } = after
  return months.map((month, m): ScaledMonth => {
    const compared = (from: Float64Array | null, to: Float64Array | null, wanted: MonthlyValues | null | undefined) =>
      to === null ? null : scaledSum(from === null ? null : sum(from, month), sum(to, month), wanted?.[m] ?? null)
    const { limited = 0 } = after.ghi[m] ?? {}
    const [ghiBefore, ghiAfter] = [sum(before.ghiWm2, month), sum(after.ghiWm2, month)]
    const factor = after.ghi[m] === null ? null : ghiBefore > 0 ? ghiAfter / ghiBefore : 1
    return {
      month: m + 1,
      factor: factor === null ? null : roundFigure(factor, 6),
      limited_rows: limited,
      ghi_kwhm2: {
        ...scaledSum(null, ghiAfter, monthly.ghi_kwhm2[m] ?? null),
        before: roundFigure(ghiBefore, 3),
      },
      dhi_kwhm2: compared(before.dhiWm2, split?.dhiWm2 ?? null, monthly.dhi_kwhm2),
      dni_kwhm2:
        before.dniWm2 === null && monthly.dni_kwhm2 == null ? null : compared(before.dniWm2, split?.dniWm2 ?? null, monthly.dni_kwhm2),
      temp_shift_c: shifts[m] === null ? null : roundFigure(shifts[m] ?? 0, 3),
    }
  })
}

function scaledSum(before: number | null, after: number, wanted: number | null): ScaledSum {
  const unmet = wanted === null ? 0 : wanted - after
  return {
    before: before === null ? null : roundFigure(before, 3),
    after: roundFigure(after, 3),
    wanted,
    unmet: Math.abs(unmet) < MET_KWH_M2 ? 0 : roundFigure(unmet, 3),
  }
}

/** How the section was made, and which sums could not be met. */
export function scaleNotes(months: readonly ScaledMonth[], hasSplit: boolean, part: 'diffuse' | 'direct' | null): string[] {
  const touched = months.filter(({ factor }) => factor !== null)
  const notes = [
    `Scaled to monthly sums of another source: ${touched.length} months, whose sums are ${factorsOf(touched)} times what they were. The rows of a month share one factor, up to the global irradiance of very clean air.`,
  ]
  if (part !== null) notes.push(`The ${part} light of each month was scaled to its own sum.`)
  else if (hasSplit) notes.push('The diffuse fraction of each row was moved with its clearness, as the correlation of Erbs moves.')
  for (const { month, ghi_kwhm2: ghi, dhi_kwhm2: dhi, dni_kwhm2: dni } of months) {
    for (const [name, of] of [['GHI', ghi] as const, ['DHI', dhi] as const, ['DNI', dni] as const])
      if (of !== null && of.unmet !== 0)
        notes.push(
          `${MONTH_NAMES[month - 1]}: ${name} reaches ${of.after.toFixed(2)} of the wanted ${of.wanted?.toFixed(2)} kWh/m2, because the sun cannot send more at this place: check the unit (kWh/m2 per month) and the place of the sums.`,
        )
  }
  return notes
}

function factorsOf(months: readonly ScaledMonth[]): string {
  const factors = months.map(({ factor }) => factor ?? 1)
  return factors.length === 0 ? 'none' : `${Math.min(...factors).toFixed(3)} to ${Math.max(...factors).toFixed(3)}`
}
