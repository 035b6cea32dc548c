/** One value for each column of the table. */
interface MonthlyFigures {
  glob_hor_kwhm2: number | null
  diff_hor_kwhm2: number | null
  t_amb_c: number | null
  glob_inc_kwhm2: number | null
  glob_eff_kwhm2: number | null
  e_array_kwh: number | null
  e_grid_kwh: number | null
  pr: number | null
}

/** The part of an answer that is printed: each column by month, January first, and the year. */
export type MonthlyTable = { [name in keyof MonthlyFigures]: readonly (number | null)[] } & { year: MonthlyFigures }

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const LABEL_COLUMNS = 10
const GAP = '  '

/** Columns with the names and the order of PVsyst's main results. */
const COLUMNS: readonly { name: keyof MonthlyFigures; head: string; unit: string; digits: number; factor?: number }[] = [
  { name: 'glob_hor_kwhm2', head: 'GlobHor', unit: 'kWh/m2', digits: 1 },
  { name: 'diff_hor_kwhm2', head: 'DiffHor', unit: 'kWh/m2', digits: 1 },
  { name: 't_amb_c', head: 'T_Amb', unit: 'degC', digits: 1 },
  { name: 'glob_inc_kwhm2', head: 'GlobInc', unit: 'kWh/m2', digits: 1 },
  { name: 'glob_eff_kwhm2', head: 'GlobEff', unit: 'kWh/m2', digits: 1 },
  { name: 'e_array_kwh', head: 'EArray', unit: 'kWh', digits: 0 },
  { name: 'e_grid_kwh', head: 'E_Grid', unit: 'kWh', digits: 0 },
  { name: 'pr', head: 'PR', unit: '%', digits: 1, factor: 100 },
]

/**
 * Months and their total as lines of text, one column per quantity. A month without rows shows a dash.
 * @param total  what the last row is called
 */
export function monthlyLines(table: MonthlyTable, total: 'Year' | 'Total'): string[] {
  const columns = COLUMNS.map(({ name, head, unit, digits, factor = 1 }) => {
    const figures = [...MONTHS.map((_, month) => table[name][month] ?? null), table.year[name]]
    const cells = figures.map((value) => (value === null ? '-' : figure(value * factor, digits)))
    const texts = [head, unit, ...cells]
    const width = Math.max(...texts.map(({ length }) => length))
    return texts.map((text) => text.padStart(width))
  })
  return ['', '', ...MONTHS, total].map((label, line) => [label.padEnd(LABEL_COLUMNS), ...columns.map((texts) => texts[line])].join(GAP))
}

function figure(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
