import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type BatchRow, batchCsvHead, batchCsvRow } from '@pvyield/engine/studies'
import type { BatchAnswer } from '@pvyield/sdk'
import { requireFolderOf } from './output-file.ts'
import { UsageError } from './usage-error.ts'

export type ResultForm = 'csv' | 'ndjson' | 'arrow'

/** Failed requests that are printed; the file of results has all. */
const SHOWN_MAX = 20

/** The form of a file of results, by its ending. Fails: UsageError; InputError for a folder that is not there. */
export function resultForm(path: string): ResultForm {
  requireFolderOf(path)
  const [, ending = ''] = /\.(csv|ndjson|jsonl|arrow)$/i.exec(path) ?? []
  if (ending === '') throw new UsageError(`--output ${path}: the name should end with .csv, .ndjson or .arrow`)
  return ending.toLowerCase() === 'jsonl' ? 'ndjson' : (ending.toLowerCase() as ResultForm)
}

/** A file of results, which has its name when it is whole: until then it has `.part` behind it, and goes with the program. */
export class ResultFile {
  private readonly unfinished: string
  private readonly file: number

  constructor(
    private readonly path: string,
    private readonly form: ResultForm,
  ) {
    this.unfinished = `${path}.part`
    this.file = openSync(this.unfinished, 'w')
    process.once('exit', () => rmSync(this.unfinished, { force: true }))
    if (form === 'csv') this.write(`${batchCsvHead()}\n`)
  }

  rows(rows: readonly BatchRow[]): void {
    this.write(rows.map((row) => `${this.form === 'csv' ? batchCsvRow(row) : JSON.stringify(row)}\n`).join(''))
  }

  end(): void {
    closeSync(this.file)
    renameSync(this.unfinished, this.path)
  }

  private write(text: string): void {
    writeFileSync(this.file, text)
  }
}

/** What became of a batch. @param output  file of the results */
export function batchLines(answer: BatchAnswer, output: string | undefined): string[] {
  const { count, complete_count, failed, failed_count, dc_kwp, e_grid_kwh, findings = [] } = answer
  const ran =
    complete_count === count
      ? `${figure(count)} plant${count === 1 ? '' : 's'} ran`
      : `${figure(complete_count)} of ${figure(count)} plants ran`
  const more = failed_count - Math.min(failed.length, SHOWN_MAX)
  return [
    complete_count === 0 ? ran : `${ran}: ${figure(dc_kwp)} kWp, ${figure(e_grid_kwh)} kWh to the grid a year`,
    ...failed.slice(0, SHOWN_MAX).map((each) => `  ${placeOf(each)}: ${problemOf(each)}`),
    ...(more > 0 ? [`  and ${figure(more)} more`] : []),
    ...findings.map(({ code, count: plants }) => `  ${code}: ${figure(plants)} plant${plants === 1 ? '' : 's'}`),
    output === undefined ? 'Each plant with its result: add --output results.csv' : `Results: ${output}`,
  ]
}

function placeOf({ row, line, id }: BatchAnswer['failed'][number]): string {
  const place = line === null ? `requests.${row}` : `line ${line}`
  return id === null ? place : `${place} (${id})`
}

function problemOf({ errors }: BatchAnswer['failed'][number]): string {
  return errors.map(({ field, message }) => (field === null ? message : `${field}: ${message}`)).join('; ')
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
