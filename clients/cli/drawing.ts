import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, type RunKind, unstatedOf } from '@pvyield/engine'
import { PICTURES, type PictureName, svgText, USUAL_DATE } from '@pvyield/report'
import type { Call, Options } from './command.ts'
import { unpackedService } from './embedded-service.ts'
import { openTables } from './library-tables.ts'
import { requireFolderOf } from './output-file.ts'
import { waiting } from './progress.ts'
import { print } from './standard-output.ts'
import { UsageError } from './usage-error.ts'

/** Options of a command whose run can be drawn. */
export const DRAWING_OPTIONS = {
  report: {
    type: 'string',
    value: 'FILE',
    otherNames: ['pdf', 'html', 'document'],
    help: 'write the report of the run to a file: .pdf, or .html',
  },
  picture: {
    type: 'string',
    value: 'NAME',
    choices: Object.keys(PICTURES),
    otherNames: ['svg', 'chart', 'plot', 'figure'],
    help: 'draw it as SVG',
  },
  date: {
    type: 'string',
    value: 'MM-DD',
    otherNames: ['day', 'month-day'],
    help: `day of the pictures day and plan; default: ${USUAL_DATE}`,
  },
  output: { type: 'string', value: 'FILE', otherNames: ['out', 'o'], help: 'write the picture to this file' },
} as const satisfies Options

/** What a call wants drawn of its run. */
export interface Drawing {
  readonly picture: PictureName | null
  /** Day of the pictures of a day, `MM-DD`. */
  readonly date: string
  /** File of the picture; null for standard output. */
  readonly output: string | null
  readonly report: { readonly file: string; readonly format: 'pdf' | 'html' } | null
}

const DATE = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Series that pictures and reports show. */
export const DRAWN_SERIES = ['GlobInc', 'GlobEff', 'E_Grid'] as const

/** @returns null for a call that wants nothing drawn. Fails: UsageError, InputError. */
export function drawingOf({ values, flags }: Pick<Call, 'values' | 'flags'>): Drawing | null {
  const { report, picture, output, date } = values
  if (output !== undefined && picture === undefined) throw new UsageError('--output is the file of a picture: add --picture NAME')
  if (date !== undefined && picture !== 'day' && picture !== 'plan')
    throw new UsageError('--date is the day of a picture: add --picture day, or plan for a scene')
  if (date !== undefined && !DATE.test(date)) throw new UsageError(`--date ${date} should be a month and a day, such as 12-21`)
  if (report === undefined && picture === undefined) return null
  if (flags.has('csv')) throw new UsageError('--csv writes the series alone: leave out --picture and --report')
  if (picture !== undefined && output === undefined && flags.has('json'))
    throw new UsageError('--json and --picture both write to standard output: add --output FILE')
  const format = report === undefined ? undefined : /\.(pdf|html)$/i.exec(report)?.[1]?.toLowerCase()
  if (report !== undefined && format === undefined) throw new UsageError(`--report ${report} should end in .pdf or .html`)
  requireFolderOf(report)
  requireFolderOf(output)
  return {
    picture: (picture as PictureName | undefined) ?? null,
    date: date ?? USUAL_DATE,
    output: output ?? null,
    report: report === undefined ? null : { file: report, format: format as 'pdf' | 'html' },
  }
}

/** Whether the picture of a call takes the place of its text. */
export function isPrinted(drawing: Drawing | null): boolean {
  return drawing !== null && drawing.picture !== null && drawing.output === null
}

/** Writes what a call wants drawn. Fails: UsageError for a picture that the run does not have. */
export async function draw(
  { picture, date, output, report }: Drawing,
  kind: RunKind,
  { answer, series, request, resolved }: Outcome,
  root: string,
): Promise<void> {
  const { columnsOf, figuresOf } = await import('@pvyield/report/run')
  const column = series === null ? () => null : columnsOf(series)
  if (picture !== null) {
    const drawn = PICTURES[picture](figuresOf(answer, resolved, column, date), { columns: [], date }, {})
    if (drawn === null)
      throw new UsageError(
        picture === 'day' ? `The weather of this run does not have the day ${date}` : `This run has no picture ${picture}`,
      )
    if (output === null) print(svgText(drawn).trimEnd())
    else writeFileSync(output, svgText(drawn))
  }
  if (report === null) return
  const { htmlOf, reportOf } = await import('@pvyield/report/document')
  const ids = { module: idIn(request.module), inverter: idIn(request.inverter) }
  const document = reportOf({
    answer,
    request: resolved,
    kind,
    figures: figuresOf(answer, resolved, column),
    ids,
    unstated: unstatedOf(() => openTables(root), ids),
    details: resolved.report ?? {},
    profile: null,
    date: new Date().toISOString().slice(0, 10),
    runId: null,
  })
  writeFileSync(report.file, report.format === 'html' ? htmlOf(document) : await pdf(document))
}

/** A document as a PDF, with the typeface of the program. */
export async function pdf(document: Parameters<typeof import('@pvyield/report/pdf').pdfOf>[0]): Promise<Uint8Array> {
  const { openFonts, pdfOf } = await import('@pvyield/report/pdf')
  const { FONT_FILES, fontFile } = await import('@pvyield/report/fonts')
  const service = unpackedService()
  const read = (name: Parameters<typeof fontFile>[0]) =>
    readFileSync(service === null ? fontFile(name) : join(service, 'server', 'fonts', name))
  return pdfOf(document, openFonts({ regular: read(FONT_FILES.regular), strong: read(FONT_FILES.strong) }))
}

/** How a service draws the run of a call. */
export interface DrawnThere {
  readonly picture: (asked: { readonly picture: PictureName; readonly date: string }) => Promise<string>
  readonly report: (asked: { readonly format: 'pdf' | 'html' }) => Promise<Uint8Array>
}

/** Writes what a service draws: each is a run of its own there. */
export async function drawThere({ picture, date, output, report }: Drawing, there: DrawnThere): Promise<void> {
  if (picture !== null) {
    const svg = await waiting('simulating', there.picture({ picture, date }))
    if (output === null) print(svg.trimEnd())
    else writeFileSync(output, svg)
  }
  if (report !== null) writeFileSync(report.file, await waiting('simulating', there.report({ format: report.format })))
}

/** The id that stands for a section; null for a section that was written out. */
function idIn(section: object): string | null {
  return 'id' in section && typeof section.id === 'string' ? section.id : null
}
