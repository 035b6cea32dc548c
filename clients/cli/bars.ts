/** What the loss diagram's text needs of an answer. */
interface DiagramRow {
  key: string
  label: string
  value: number
  unit: string
  loss: boolean
  fraction: number | null
}

const BAR_COLUMNS = 40
const LABEL_COLUMNS = 46

/** The loss diagram as lines of text: levels as bars in proportion to the first level of their unit, losses as signed percentages. */
function diagramLines(rows: readonly DiagramRow[]): string[] {
  const fullScale = new Map<string, number>()
  for (const row of rows) if (!row.loss) fullScale.set(row.unit, Math.max(fullScale.get(row.unit) ?? 0, row.value))
  return rows
    .filter((row) => !row.loss || Math.abs(row.fraction ?? 0) >= 5e-6)
    .map((row) => (row.loss ? lossLine(row) : levelLine(row, fullScale.get(row.unit) ?? 0)))
}

function levelLine(row: DiagramRow, full: number): string {
  const filled = full > 0 ? Math.max(0, Math.round((BAR_COLUMNS * row.value) / full)) : 0
  return `${row.label.padEnd(LABEL_COLUMNS)} ${'█'.repeat(filled).padEnd(BAR_COLUMNS, '░')} ${quantity(row.value, row.unit)}`
}

function lossLine(row: DiagramRow): string {
  const percent = -(row.fraction ?? 0) * 100
  return `  ${row.label.padEnd(LABEL_COLUMNS - 2)} ${`${percent >= 0 ? '+' : '-'}${Math.abs(percent).toFixed(2)} %`.padStart(9)}`
}

function quantity(value: number, unit: string): string {
  const digits = Math.abs(value) < 100 ? 2 : Math.abs(value) < 10_000 ? 1 : 0
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${unit}`
}

/** What the text of an answer needs of it. */
interface ShownAnswer {
  summary: Headline & { warnings: readonly string[] }
  loss_diagram: readonly DiagramRow[]
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

/** An answer as lines of text: headline figures, loss diagram, warnings. */
export function answerLines({ summary, loss_diagram }: ShownAnswer): string[] {
  return [...headlineLines(summary), '', ...diagramLines(loss_diagram), '', ...summary.warnings.map((warning) => `Note: ${warning}`)]
}

function headlineLines(summary: Headline): string[] {
  return [
    `Plant            ${quantity(summary.dc_kwp, 'kWp DC')}, ${quantity(summary.ac_kw, 'kW AC')}, ${summary.modules.toLocaleString('en-US')} modules, ${summary.racking}`,
    `Energy to grid   ${quantity(summary.e_grid_kwh, 'kWh a year')}`,
    `Specific yield   ${quantity(summary.specific_yield_kwh_per_kwp, 'kWh/kWp')}`,
    `Performance      ${(summary.performance_ratio * 100).toFixed(1)} %`,
  ]
}
