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
/** What covers more has several years, of which a run shows the mean year. */
const LEAP_YEAR_H = 8784

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

/** Day to which a row belongs, days since 1970: a row around midnight belongs to the day in which it begins. */
export function dayOfRow(rows: SeriesRows, row: number): number {
  return Math.ceil(middleOf(rows, row).minutes / MINUTES_PER_DAY) - 1
}

/** Days of rows that are a day of the year, `MM-DD`, days since 1970: one in each year that has it. */
export function daysOf(rows: SeriesRows, date: string): number[] {
  return daysIn(rows).filter((day) => utcOf(day).toISOString().slice(5, 10) === date)
}

/** Calendar years of which a picture of a year shows the mean; 1 for rows of at most a year. */
export function yearsIn(rows: SeriesRows): number {
  if ((rows.startMinutes.length * rows.stepMinutes) / 60 <= LEAP_YEAR_H) return 1
  return new Set(daysIn(rows).map((day) => utcOf(day).getUTCFullYear())).size
}

/** What a title says of a mean of several years. */
export function ofYears(years: number): string {
  return years > 1 ? `, mean of ${years} years` : ''
}

/** What a title says of a day of which several years have one. */
export function ofFirst(rows: SeriesRows, date: string): string {
  const [first, ...others] = daysOf(rows, date)
  return first === undefined || others.length === 0 ? '' : ` ${utcOf(first).getUTCFullYear()}, first of ${others.length + 1} years`
}

function daysIn(rows: SeriesRows): number[] {
  const days: number[] = []
  for (let row = 0; row < rows.startMinutes.length; row++) {
    const day = dayOfRow(rows, row)
    if (day !== days.at(-1)) days.push(day)
  }
  return days
}

function utcOf(day: number): Date {
  return new Date(day * MINUTES_PER_DAY * 60_000)
}

/** Whether rows have a day of the year, `MM-DD`. */
export function hasDay(rows: SeriesRows, date: string): boolean {
  return daysOf(rows, date).length > 0
}

export function valueAt({ values }: Pick<SeriesValues, 'values'>, row: number): number {
  return values[row] ?? Number.NaN
}
