/** A column of a series with the time of its rows. */
export interface SeriesValues {
  readonly name: string
  /** What it contains, in words. */
  readonly label: string
  readonly unit: string
  /** NaN or null where there is no value. */
  readonly values: ArrayLike<number | null>
  readonly rows: SeriesRows & {
    /** Hours from UTC of the row starts. */
    readonly timezoneH: number
  }
}

/** The rows of a series. */
export interface SeriesRows {
  /** Minutes since 1970 in the standard time of the weather, at the start of each row. */
  readonly startMinutes: ArrayLike<number>
  readonly stepMinutes: number
}

const MINUTES_PER_DAY = 1440

/** Whether a column is an amount in each row, which adds up, and not a state, which is averaged. */
export function addsUp({ unit }: Pick<SeriesValues, 'unit'>): boolean {
  return unit === 'kWh'
}

/** What an axis of the hours of a day shows: the zone is that of the weather, which need not be that of the site. */
export function hourTitle({ rows }: Pick<SeriesValues, 'rows'>): string {
  return `Hour, ${zoneName(rows.timezoneH)}`
}

/** A zone as the header of a series writes it, `UTC+09:30`. @param hours  from UTC */
export function zoneName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `UTC${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The time stamps of an answer, `YYYY-MM-DDTHH:MM`, as minutes since 1970. */
export function minutesOf(time: readonly string[]): Float64Array {
  return Float64Array.from(time, (stamp) => Date.parse(`${stamp.slice(0, 16)}Z`) / 60_000)
}

/** Day of the year from 0 and month and day, in the calendar of a common year: 29 February is 28 February. */
export function dayOf(minutes: number): { readonly day: number; readonly month: number; readonly date: number } {
  const at = new Date(minutes * 60_000)
  const month = at.getUTCMonth()
  const date = month === 1 ? Math.min(at.getUTCDate(), 28) : at.getUTCDate()
  return { day: (Date.UTC(2001, month, date) - Date.UTC(2001, 0, 1)) / (MINUTES_PER_DAY * 60_000), month, date }
}

/** Minute of the day of the middle of a row, so that the last row of a day belongs to it. */
export function middleOf({ startMinutes, stepMinutes }: SeriesRows, row: number): { readonly minutes: number; readonly ofDay: number } {
  const minutes = (startMinutes[row] ?? Number.NaN) + stepMinutes / 2
  return { minutes, ofDay: ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY }
}

/** The first day of rows that is a day of the year, `MM-DD`, days since 1970; null without one. */
export function firstDay(rows: SeriesRows, date: string): number | null {
  let last = Number.NaN
  for (let row = 0; row < rows.startMinutes.length; row++) {
    const day = Math.floor(middleOf(rows, row).minutes / MINUTES_PER_DAY)
    if (day === last) continue
    last = day
    if (new Date(day * MINUTES_PER_DAY * 60_000).toISOString().slice(5, 10) === date) return day
  }
  return null
}

/** Whether rows have a day of the year, `MM-DD`. */
export function hasDay(rows: SeriesRows, date: string): boolean {
  return firstDay(rows, date) !== null
}

export function valueAt({ values }: Pick<SeriesValues, 'values'>, row: number): number {
  return values[row] ?? Number.NaN
}
