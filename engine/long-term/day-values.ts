/** A figure of each day, by which months are compared. */
export const DAY_FIGURES = [
  'ghi',
  'dni',
  'temp_mean',
  'temp_max',
  'temp_min',
  'dew_mean',
  'dew_max',
  'dew_min',
  'wind_mean',
  'wind_max',
  'humidity_mean',
] as const
export type DayFigure = (typeof DAY_FIGURES)[number]

/** How the rows of a day become its figure. */
const OF_ROWS: Record<DayFigure, 'mean' | 'max' | 'min'> = {
  ghi: 'mean',
  dni: 'mean',
  temp_mean: 'mean',
  temp_max: 'max',
  temp_min: 'min',
  dew_mean: 'mean',
  dew_max: 'max',
  dew_min: 'min',
  wind_mean: 'mean',
  wind_max: 'max',
  humidity_mean: 'mean',
}

/**
 * Figures of the days of a month: the mean, largest or smallest value of each day's rows, without its
 * gaps. A day that is one gap has the figure of the day before, or of the first day with one.
 */
export function dayValues(figure: DayFigure, column: Float64Array, firstRow: number, days: number, rowsPerDay: number): Float64Array {
  const values = new Float64Array(days)
  for (let day = 0; day < days; day++) values[day] = ofRows(OF_ROWS[figure], column, firstRow + day * rowsPerDay, rowsPerDay)
  const known = values.find((value) => !Number.isNaN(value)) ?? 0
  for (let day = 0; day < days; day++) if (Number.isNaN(values[day])) values[day] = day === 0 ? known : values[day - 1]
  return values
}

function ofRows(kind: 'mean' | 'max' | 'min', column: Float64Array, first: number, rows: number): number {
  let [sum, count, most, least] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let i = first; i < first + rows; i++) {
    const value = column[i]
    if (Number.isNaN(value)) continue
    sum += value
    count++
    if (value > most) most = value
    if (value < least) least = value
  }
  if (count === 0) return Number.NaN
  return kind === 'mean' ? sum / count : kind === 'max' ? most : least
}
