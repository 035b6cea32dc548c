import type { RunOutcome } from '../../engine/index.ts'
import type { ExamplePlants } from './example-plants.ts'

type Json = { readonly [key: string]: unknown }

const MARK = /^<!-- (measured|refused): (\w+)(.*?) -->$/
/** A column that shows a series. */
const SERIES = /^(max|min|mean|sum) `/
const CHANGE = /`(\{.*\})`/

/**
 * The text of a page with the numbers of its measured tables computed anew. Below the line
 * `<!-- measured: racks -->` stands a table: each row has in its first cell the JSON that changes the
 * request of the plant, the header names what each column shows. Below `<!-- refused: racks -->` the
 * columns are `Field` and `Message` of the first failure.
 */
export function measureTables(text: string, plants: ExamplePlants): string {
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const [, kind, plant = '', given = ''] = MARK.exec(lines[at] ?? '') ?? []
    if (kind === undefined) continue
    let begin = at + 1
    while (lines[begin] === '') begin++
    let end = begin
    while (lines[end]?.startsWith('|')) end++
    const table = lines.slice(begin, end)
    const always = given.trim() === '' ? [] : [JSON.parse(given.trim()) as Json]
    const fill = kind === 'measured' ? filledRow : refusedRow
    const first = changesOf(table[2] ?? '', always)
    const header = cellsOf(table[0] ?? '')
    const filled = table.slice(2).map((row) => fill({ row, header, plant, plants, changes: changesOf(row, always), first }))
    lines.splice(begin + 2, filled.length, ...filled)
  }
  return lines.join('\n')
}

interface Row {
  readonly row: string
  readonly header: readonly string[]
  readonly plant: string
  readonly plants: ExamplePlants
  readonly changes: readonly Json[]
  /** Changes of the first row, with which `Change` compares. */
  readonly first: readonly Json[]
}

function filledRow({ row, header, plant, plants, changes, first }: Row): string {
  const needsSeries = header.some((title) => SERIES.test(title))
  const outcome = needsSeries ? plants.runWithSeries(plant, ...changes) : plants.run(plant, ...changes)
  const base = plants.run(plant, ...first)
  const cells = cellsOf(row)
  return rowOf(header.map((title, column) => (column === 0 ? cells[0] : shown(title, outcome, base)) ?? cells[column] ?? ''))
}

function refusedRow({ row, header, plant, plants, changes }: Row): string {
  const [failure] = plants.failures(plant, ...changes)
  if (failure === undefined) throw new Error(`This request runs: ${row}`)
  const cells = cellsOf(row)
  const texts: Readonly<Record<string, string>> = { Field: `\`${failure.field}\``, Message: failure.message.replaceAll('|', '\\|') }
  return rowOf(header.map((title, column) => texts[title] ?? cells[column] ?? ''))
}

/** Figure of a run in a column; null for a column that the author writes. */
function shown(title: string, { answer, series }: RunOutcome, base: RunOutcome): string | null {
  if (title === 'Energy (MWh)') return (answer.summary.e_grid_kwh / 1000).toFixed(1)
  if (title === 'Energy (kWh)') return Math.round(answer.summary.e_grid_kwh).toLocaleString('en-US')
  if (title === 'Change') return percent(answer.summary.e_grid_kwh / base.answer.summary.e_grid_kwh - 1)
  const [, statistic, name = ''] = /^(?:(max|min|mean|sum) )?`([\w.]+)`/.exec(title) ?? []
  if (name === '') return null
  if (name.startsWith('summary.')) return figure(inside(answer.summary, name.split('.').slice(1)))
  if (name.startsWith('row.')) {
    const row = answer.loss_diagram.find(({ key }) => `row.${key}` === name)
    if (row === undefined) return 'none'
    if (row.loss) return `${((row.fraction_of_previous ?? 0) * 100).toFixed(2).replace(/^-(0\.00)$/, '$1')} %`
    return row.unit === 'kWh' ? `${(row.value / 1000).toFixed(1)} MWh` : `${row.value.toFixed(1)} ${row.unit}`
  }
  const column = series?.columns[series.names.indexOf(name)]
  return column === undefined ? 'none' : figure(statisticOf(statistic ?? 'mean', column))
}

function statisticOf(statistic: string, column: Float64Array): number {
  if (statistic === 'max') return Math.max(...column)
  if (statistic === 'min') return Math.min(...column)
  const sum = column.reduce((total, value) => total + value, 0)
  return statistic === 'sum' ? sum : sum / column.length
}

function percent(fraction: number): string {
  const text = (fraction * 100).toFixed(2)
  if (Number(text) === 0) return '0.00 %'
  return `${fraction > 0 ? '+' : ''}${text} %`
}

function figure(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(' / ')
  if (typeof value !== 'number') return value === null ? 'null' : String(value)
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US')
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)))
}

function inside(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Json | null | undefined)?.[key] ?? null, value)
}

function changesOf(row: string, always: readonly Json[]): Json[] {
  const [, json] = CHANGE.exec(cellsOf(row)[0] ?? '') ?? []
  return json === undefined ? [...always] : [...always, JSON.parse(json) as Json]
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
