import { zoneName } from '@pvyield/report'

/** Hourly series as an answer has them. */
export interface ShownSeries {
  readonly time: readonly string[]
  readonly timezone: number
  readonly units: Readonly<Record<string, unknown>>
  readonly legends: Readonly<Record<string, readonly string[]>>
  readonly columns: Readonly<Record<string, readonly (number | null)[]>>
}

/**
 * The series as a CSV like that of the service: titles end with the unit. The title of the time
 * names its zone. A value that is missing is an empty cell.
 */
export function csvOf({ time, timezone, units, legends, columns }: ShownSeries): string {
  const named = Object.entries(columns)
  const titles = named.map(([name]) => titleOf(name, units[name], legends[name]))
  const rows = time.map((stamp, row) => [stamp, ...named.map(([, values]) => values[row] ?? '')].join(','))
  return [[`time (${zoneName(timezone)})`, ...titles].map(quoted).join(','), ...rows].join('\n')
}

function titleOf(name: string, unit: unknown, legend: readonly string[] | undefined): string {
  if (typeof unit !== 'string') return name
  return `${name} (${legend === undefined ? unit : legend.map((state, code) => `${code} ${state}`).join('; ')})`
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
