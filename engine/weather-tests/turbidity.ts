import { dayOfYear } from '../core/calendar.ts'

/** Linke turbidity of a place through the year. */
export interface Turbidity {
  /** In the middle of each month, January first. */
  readonly monthly: readonly number[]
  /** Of a day of the year, from 1 on. */
  onDay(day: number): number
}

const CELL_DEG = 2.5
const COEFFICIENTS = 5
/** First character of the table, and the backslash, which it leaves out. */
const FIRST_CODE = 40
const SKIPPED_CODE = 92
/** Value of code 0, and its step: mean of the year, cosine and sine of one wave a year, and of two. */
const SCALES = [
  [1, 0.08],
  [-2.5, 0.06],
  [-2.5, 0.06],
  [-2.5, 0.06],
  [-2.5, 0.06],
] as const
/** Cleaner air is that of the table nowhere. */
const LEAST = 1.5
const DAYS = 365.25
/** The middle of January. */
const PHASE_DAY = 15.5

/** Where the turbidity comes from. */
export const TURBIDITY_SOURCE =
  'Linke turbidity by month: SoDa (Remund et al., ISES Solar World Congress 2003) as distributed with pvlib, means of 2.5 degrees'

/**
 * Linke turbidity of a place, from means of 2.5 deg (bilinear) as a mean and two waves a year.
 * Against the table of 1/12 deg: 0.17 rms over the Earth, which is 0.8 % of the global irradiance.
 * Checked by: test/engine/weather-tests/turbidity.test.ts
 */
export async function turbidityAt(latitudeDeg: number, longitudeDeg: number): Promise<Turbidity> {
  const { turbidityLines } = await import('./turbidity-table.gen.ts')
  const fit = fitAt(turbidityLines, latitudeDeg, longitudeDeg)
  const onDay = (day: number): number => {
    const phase = (2 * Math.PI * (day - PHASE_DAY)) / DAYS
    const waves = fit[1] * Math.cos(phase) + fit[2] * Math.sin(phase) + fit[3] * Math.cos(2 * phase) + fit[4] * Math.sin(2 * phase)
    return Math.max(fit[0] + waves, LEAST)
  }
  return { monthly: Array.from({ length: 12 }, (_, month) => onDay(PHASE_DAY + (month * DAYS) / 12)), onDay }
}

/** The coefficients, bilinear between the middles of the cells. */
function fitAt(lines: readonly string[], latitudeDeg: number, longitudeDeg: number): number[] {
  const y = Math.min(Math.max((90 - latitudeDeg) / CELL_DEG - 0.5, 0), lines.length - 1)
  const x = (longitudeDeg + 180) / CELL_DEG - 0.5
  const [top, left] = [Math.min(Math.floor(y), lines.length - 2), Math.floor(x)]
  const [down, right] = [y - top, x - left]
  return SCALES.map((_, k) => {
    const upper = (1 - right) * codeAt(lines[top], left, k) + right * codeAt(lines[top], left + 1, k)
    const lower = (1 - right) * codeAt(lines[top + 1], left, k) + right * codeAt(lines[top + 1], left + 1, k)
    const [least, step] = SCALES[k]
    return least + step * ((1 - down) * upper + down * lower)
  })
}

function codeAt(line: string, cell: number, coefficient: number): number {
  const cells = line.length / COEFFICIENTS
  const code = line.charCodeAt((((cell % cells) + cells) % cells) * COEFFICIENTS + coefficient)
  return code - FIRST_CODE - (code > SKIPPED_CODE ? 1 : 0)
}

/** Turbidity of each row, one value a day. */
export function turbidityOfRows({ onDay }: Turbidity, startMinutes: Float64Array, out: Float64Array): void {
  let day = Number.NaN
  let value = 0
  for (let i = 0; i < out.length; i++) {
    const own = Math.floor(startMinutes[i] / 1440)
    if (own !== day) {
      day = own
      value = onDay(dayOfYear(startMinutes[i]))
    }
    out[i] = value
  }
}
