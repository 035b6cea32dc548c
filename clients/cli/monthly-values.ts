import type { Call } from './command.ts'
import type { Written } from './in-arguments.ts'
import { type ColumnNames, tableOfValues, twelveValues, type Values } from './month-values.ts'

/** Columns of monthly values by the names that tables give them. */
const NAMES = {
  ghi_kwhm2: /^(ghi|globhor|global|globalhorizontal|globalhorizontalirradiation|h|hh)(kwhm2)?$/,
  dhi_kwhm2: /^(dhi|diffhor|diffuse|diffusehorizontal|diffusehorizontalirradiation)(kwhm2)?$/,
  dni_kwhm2: /^(dni|beamnorm|direct|directnormal|directnormalirradiation)(kwhm2)?$/,
  temp_air_c: /^(temp|tamb|temperature|tempair|airtemperature|t2m)(c|degc)?$/,
  wind_speed_ms: /^(wind|windspeed|windvel)(ms)?$/,
  relative_humidity: /^(rh|humidity|relativehumidity)$/,
} as const satisfies ColumnNames

export type MonthlyField = keyof typeof NAMES

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
  const table = monthly === undefined ? {} : tableOfValues(monthly, namesOf(fields), [MONTHS.length])
  const own = fields.flatMap((field) => {
    const text = values[OPTIONS[field]]
    return text === undefined ? [] : [[field, twelveValues(text, `--${OPTIONS[field]}`)] as const]
  })
  return { ...table, ...Object.fromEntries(own) }
}

/** Daily values of a table. Fails: InputError. */
export function dailyValues(path: string, fields: readonly MonthlyField[]): Partial<Record<MonthlyField, Values>> {
  return tableOfValues(path, namesOf(fields), [365, 366])
}

function namesOf(fields: readonly MonthlyField[]): ColumnNames {
  return Object.fromEntries(fields.map((field) => [field, NAMES[field]]))
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
