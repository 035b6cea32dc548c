import type { DaylightSaving } from './daylight-saving.ts'
import type { Night } from './night-light.ts'
import type { Shift } from './time-shift.ts'

/** Something about a weather that a person should know. Both parts are without their full stop. */
export interface Finding {
  /** What was found, with its extent. */
  readonly fact: string
  /** What to do about it. */
  readonly advice: string
}

export function sentenceOf({ fact, advice }: Finding): string {
  return `${fact}: ${advice}`
}

/** Rows `from` to before `to`. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** What the comparison of a weather with itself and with the sun finds. */
export interface WeatherFindings {
  readonly shift: Shift | null
  readonly summer: DaylightSaving | null
  readonly night: Night
  readonly irradiance: readonly Finding[]
  /** Sentences about temperature and wind, without their full stop. */
  readonly air: readonly string[]
  /** Gaps that look like darkness. */
  readonly dark: readonly RowRange[]
  /** Rows with the sun up that have no light, rows above what is possible, and rows that stand still. */
  readonly rows: { readonly lightless: number; readonly impossible: number; readonly stuck: number }
}
