import type { Finding } from '../findings/finding.ts'

/** Rows `from` to before `to`. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** Result of comparing the stamps with the sun. */
export interface Shift {
  /** Minutes by which the irradiance is late relative to the sun (negative: early). */
  lateMinutes: number
  /** True when the shift is larger than clouds, shade and coarse steps explain. */
  isOff: boolean
  /** Days that have one of the clear hours. */
  clearDays: number
}

/** First and last clear day, YYYY-MM-DD, of the light that is an hour late. */
export interface DaylightSaving {
  from: string
  to: string
}

/** The light of rows in which the sun does not rise above the horizon. */
export interface Night {
  rows: number
  wh: number
  /** Share of the total light of the weather. */
  lightFrac: number
  /** True when there is more light than twilight explains. */
  isTooBright: boolean
}

/** What the comparison of a weather with itself and with the sun finds. */
export interface WeatherFindings {
  readonly shift: Shift | null
  readonly summer: DaylightSaving | null
  readonly night: Night
  readonly irradiance: readonly Finding[]
  /** About temperature and wind. */
  readonly air: readonly Finding[]
  /** Gaps that look like darkness. */
  readonly dark: readonly RowRange[]
  /** Rows with the sun up that have no light, rows above what is possible, and rows that stand still. */
  readonly rows: { readonly lightless: number; readonly impossible: number; readonly stuck: number }
}
