import type { Finding } from '@pvyield/engine'
import { comparisonLines, type ShownComparison } from './comparison-table.ts'
import { exceedanceLines, type ShownExceedance } from './exceedance-table.ts'
import { type MonthlyTable, monthlyLines } from './monthly-table.ts'
import { partsLines, type ShownPart } from './parts-table.ts'

/** The part of a loss row that is printed. */
interface DiagramRow {
  key: string
  label: string
  value: number
  unit: string
  loss: boolean
  fraction_of_previous: number | null
}

const BAR_COLUMNS = 40
const LABEL_COLUMNS = 46
/** Smaller losses would print as 0.00 % and are left out. */
const SHOWN_FROM_FRAC = 5e-5

/**
 * The loss diagram as lines of text. Levels are bars in proportion to the largest level with the
 * same unit. Losses are signed percentages of what the rows above leave.
 */
function diagramLines(rows: readonly DiagramRow[]): string[] {
  const fullScale = new Map<string, number>()
  for (const row of rows) if (!row.loss) fullScale.set(row.unit, Math.max(fullScale.get(row.unit) ?? 0, row.value))
  return rows
    .filter(
      ({ loss, value, fraction_of_previous: lostFrac }) =>
        !loss || (lostFrac === null ? value !== 0 : Math.abs(lostFrac) >= SHOWN_FROM_FRAC),
    )
    .map((row) => (row.loss ? lossLine(row) : levelLine(row, fullScale.get(row.unit) ?? 0)))
}

function levelLine(row: DiagramRow, full: number): string {
  const filled = full > 0 ? Math.max(0, Math.round((BAR_COLUMNS * row.value) / full)) : 0
  return `${row.label.padEnd(LABEL_COLUMNS)} ${'█'.repeat(filled).padEnd(BAR_COLUMNS, '░')} ${quantity(row.value, row.unit)}`
}

function lossLine(row: DiagramRow): string {
  return `  ${row.label.padEnd(LABEL_COLUMNS - 2)} ${change(row).padStart(9)}`
}

/** Signed percentage; the signed amount when the rows above leave nothing. */
function change({ value, unit, fraction_of_previous: lostFrac }: DiagramRow): string {
  const sign = value > 0 ? '-' : '+'
  return lostFrac === null ? `${sign}${quantity(Math.abs(value), unit)}` : `${sign}${Math.abs(lostFrac * 100).toFixed(2)} %`
}

function quantity(value: number, unit: string): string {
  const digits = Math.abs(value) < 100 ? 2 : Math.abs(value) < 10_000 ? 1 : 0
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${unit}`
}

/** The part of an answer that is printed. */
interface ShownAnswer {
  summary: Headline & {
    monthly: MonthlyTable
    exceedance: ShownExceedance | null
    comparison: ShownComparison | null
    warnings: readonly string[]
    /** Of a service that has them. */
    findings?: readonly Finding[]
  }
  loss_diagram: readonly DiagramRow[]
  /** Of a service that has them. */
  sub_arrays?: readonly ShownPart[] | null
}

interface Headline {
  e_grid_kwh: number
  specific_yield_kwh_per_kwp: number
  performance_ratio: number
  dc_kwp: number
  ac_kw: number
  modules: number
  racking: string
}

/** An answer as lines of text: headline figures, P-values, loss diagram, months and their total, notes on the weather file, warnings. */
export function answerLines(
  { summary, loss_diagram, sub_arrays: parts = null }: ShownAnswer,
  weatherNotes: readonly string[] = [],
): string[] {
  const exceeded = summary.exceedance === null ? [] : [exceedanceLines(summary.exceedance)]
  const compared = summary.comparison === null ? [] : [comparisonLines(summary.comparison)]
  const notes = [...weatherNotes, ...summary.warnings].map((warning) => `Note: ${warning}`)
  const daysOfPart = daysOfPartIn(summary.findings ?? [])
  const monthly = monthlyLines(summary.monthly, daysOfPart === null ? 'Year' : 'Total')
  const ofParts = parts === null ? [] : [partsLines(parts)]
  return [headlineLines(summary, daysOfPart), ...ofParts, ...exceeded, diagramLines(loss_diagram), monthly, ...compared, notes]
    .flatMap((lines) => [...lines, ''])
    .slice(0, -1)
}

/** Days of weather that is less than a year; null for years. */
function daysOfPartIn(findings: readonly Finding[]): string | null {
  const found = findings.find(({ code }) => code === 'weather_part_of_year')
  return found === undefined ? null : Number(found.values.days).toFixed(1)
}

function headlineLines(summary: Headline, daysOfPart: string | null): string[] {
  const unit = daysOfPart === null ? 'kWh a year' : `kWh in ${daysOfPart} days`
  return [
    `Plant              ${quantity(summary.dc_kwp, 'kWp DC')}, ${quantity(summary.ac_kw, 'kW AC')}, ${summary.modules.toLocaleString('en-US')} modules, ${summary.racking}`,
    `Energy to grid     ${quantity(summary.e_grid_kwh, unit)}`,
    `Specific yield     ${quantity(summary.specific_yield_kwh_per_kwp, 'kWh/kWp')}`,
    `Performance ratio  ${(summary.performance_ratio * 100).toFixed(1)} %`,
  ]
}
