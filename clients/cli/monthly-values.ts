import type { Call } from './command.ts'
import type { Written } from './in-arguments.ts'
import { tableOfValues, twelveValues, type ValueColumn, type ValueColumns, type Values } from './value-table.ts'

const light = (names: RegExp): ValueColumn => ({ names, unit: 'kWh/m2', units: /^kwhm2(month|mo)?$/ })

/** Units of daily sums in brackets. */
const OF_A_DAY = /^kwhm2(day|d)?$/

/** Columns of monthly and daily values as tables have them. */
const COLUMNS = {
  ghi_kwhm2: light(/^(ghi|globhor|global|globalhorizontal|globalhorizontalirradiation|h|hh)(kwhm2)?$/),
  dhi_kwhm2: light(/^(dhi|diffhor|diffuse|diffusehorizontal|diffusehorizontalirradiation)(kwhm2)?$/),
  dni_kwhm2: light(/^(dni|beamnorm|direct|directnormal|directnormalirradiation)(kwhm2)?$/),
  temp_air_c: { names: /^(temp|tamb|temperature|tempair|airtemperature|t2m)(c|degc)?$/, unit: 'degC', units: /^(deg)?c(elsius)?$/ },
  wind_speed_ms: { names: /^(wind|windspeed|windvel)(ms)?$/, unit: 'm/s', units: /^ms1?$/ },
  relative_humidity: { names: /^(humidity|rh|relativehumidity)$/, unit: 'fractions', units: /^(1|frac(tions?)?)?$/ },
} as const satisfies ValueColumns

export type MonthlyField = keyof typeof COLUMNS

/** Options that set monthly values. */
const OPTIONS: Readonly<Record<MonthlyField, string>> = {
  ghi_kwhm2: 'monthly-ghi',
  dhi_kwhm2: 'monthly-dhi',
  dni_kwhm2: 'monthly-dni',
  temp_air_c: 'monthly-temp',
  wind_speed_ms: 'monthly-wind',
  relative_humidity: 'monthly-humidity',
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Monthly values of a call: those of its table, in whose place its options stand. Fails: InputError. */
export function monthlyValues({ values }: Pick<Call, 'values'>, fields: readonly MonthlyField[]): Partial<Record<MonthlyField, Values>> {
  const { monthly } = values
  const table = monthly === undefined ? {} : tableOfValues(monthly, columnsOf(fields), [MONTHS.length])
  const own = fields.flatMap((field) => {
    const text = values[OPTIONS[field]]
    return text === undefined ? [] : [[field, twelveValues(text, `--${OPTIONS[field]}`)] as const]
  })
  return { ...table, ...Object.fromEntries(own) }
}

/** Daily values of a table. Fails: InputError. */
export function dailyValues(path: string, fields: readonly MonthlyField[]): Partial<Record<MonthlyField, Values>> {
  const columns = Object.entries(columnsOf(fields)).map(([field, column]) => [
    field,
    field.endsWith('_kwhm2') ? { ...column, units: OF_A_DAY } : column,
  ])
  return tableOfValues(path, Object.fromEntries(columns) as ValueColumns, [365, 366])
}

function columnsOf(fields: readonly MonthlyField[]): ValueColumns {
  return Object.fromEntries(fields.map((field) => [field, COLUMNS[field]]))
}

/** The values of a request by what was written: an option or a column of the table, and the month. */
export function writtenMonths({ values }: Pick<Call, 'values'>, fields: readonly MonthlyField[], path: string): Written {
  const pairs = fields.flatMap((field) => {
    const name =
      values[OPTIONS[field]] === undefined && values.monthly !== undefined ? `${values.monthly} (${field})` : `--${OPTIONS[field]}`
    const months = MONTHS.map((month, k) => [`${path}.${field}.${k}`, `${name}, ${month}`] as const)
    return [[`${path}.${field}`, name] as const, ...months]
  })
  return Object.fromEntries(pairs)
}
