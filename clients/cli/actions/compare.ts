import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { EngineError, perform } from '@pvyield/engine'
import { type ComparedRun, comparisonOf, letterOf } from '@pvyield/engine/studies'
import { type PictureOptions, svgText } from '@pvyield/report'
import { type Comparison, comparedMonths, differencePicture, monthsComparedPicture, wayTo } from '@pvyield/report/comparison'
import type { Call } from '../command.ts'
import { pdf } from '../drawing.ts'
import { fileName, inArguments, writtenList } from '../in-arguments.ts'
import { requireFolderOf } from '../output-file.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { progressOf, waiting } from '../progress.ts'
import { isSimple, readAnyRequest } from '../request-file.ts'
import { connectTo } from '../service.ts'
import { sideBySideLines } from '../side-by-side.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { UsageError } from '../usage-error.ts'

type Per = Comparison['per']

/** What is wanted of a comparison. */
interface Wish {
  readonly names: readonly string[]
  readonly per: Per
  readonly report: { readonly file: string; readonly format: 'pdf' | 'html' } | null
  readonly picture: string | undefined
  /** File of the picture; undefined for standard output. */
  readonly output: string | undefined
}

export async function compareAction(call: Call): Promise<void> {
  const wish = wishOf(call)
  const { server } = call.values
  const answer = server === undefined ? await compareHere(wish, call) : await compareThere(server, wish, call)
  if (wish.report !== null) writeFileSync(wish.report.file, await reportOf(answer, wish.report.format))
  if (wish.picture !== undefined) {
    const svg = pictureOf(wish.picture, answer)
    if (wish.output === undefined) return print(svg.trimEnd())
    writeFileSync(wish.output, svg)
  }
  print(call.flags.has('json') ? JSON.stringify(answer, null, 2) : sideBySideLines(answer).join('\n'))
}

/** Fails: UsageError, InputError. */
function wishOf({ positionals, values, flags }: Call): Wish {
  const { names, per, report, picture, output, server } = values
  if (positionals.length < 2) throw new UsageError('Name two runs or more: the first is the base')
  const stored = positionals.find(isRunId)
  if (stored !== undefined && server === undefined) throw new UsageError(`${stored} is a stored run: name its service with --server`)
  const own = names?.split(',').map((name) => name.trim())
  if (own !== undefined && own.length !== positionals.length)
    throw new UsageError(`--names has ${own.length} names for ${positionals.length} runs`)
  if (output !== undefined && picture === undefined) throw new UsageError('--output is the file of a picture: add --picture NAME')
  if (picture !== undefined && output === undefined && flags.has('json'))
    throw new UsageError('--json and --picture both write to standard output: add --output FILE')
  const format = report === undefined ? undefined : /\.(pdf|html)$/i.exec(report)?.[1]?.toLowerCase()
  if (report !== undefined && format === undefined) throw new UsageError(`--report ${report} should end in .pdf or .html`)
  requireFolderOf(report)
  requireFolderOf(output)
  return {
    // The service names a stored run by its label.
    names: own ?? positionals.map((one) => (isRunId(one) ? '' : basename(one).replace(/\.json$/i, ''))),
    per: (per ?? 'plant') as Per,
    report: report === undefined ? null : { file: report, format: format as 'pdf' | 'html' },
    picture,
    output,
  }
}

function isRunId(name: string): boolean {
  return /^run_[0-9a-z]+$/.test(name)
}

async function compareHere({ names, per }: Wish, call: Call): Promise<Comparison> {
  const runs: ComparedRun[] = []
  const tell = progressOf('simulating')
  for (const [k, file] of call.positionals.entries()) {
    const sources = sourcesHere(call.root, (doneFrac) => tell((k + doneFrac) / call.positionals.length))
    runs.push(await inFile(file, () => runOf(file, names[k] || letterOf(k), sources, call)))
  }
  return comparisonOf(runs, per)
}

async function runOf(file: string, name: string, sources: ReturnType<typeof sourcesHere>, call: Call): Promise<ComparedRun> {
  const read = readAnyRequest(file)
  const kind = isSimple(read) ? 'simple' : 'full'
  const { body } = kind === 'simple' ? { body: read } : plantOf(file, call, read)
  const { answer, request, resolved } = await perform({ kind, body }, sources)
  const { module, inverter, sub_arrays } = resolved
  return { name, kind, runId: null, answer, sent: body, request, named: { module, inverter, sub_arrays } }
}

/** Says in which file a field is refused. */
async function inFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError(error.failures.map((failure) => ({ ...failure, field: [file, failure.field ?? []].flat().join(': ') })))
  }
}

async function compareThere(address: string, { names, per }: Wish, call: Call): Promise<Comparison> {
  const pvyield = await connectTo(address)
  const requests: Parameters<typeof pvyield.compareRuns>[0]['requests'] = []
  for (const one of call.positionals) {
    if (isRunId(one)) requests.push({ run_id: one })
    else {
      const read = readAnyRequest(one)
      requests.push(isSimple(read) ? (read as (typeof requests)[number]) : (await plantOn(address, one, call, read)).request)
    }
  }
  const written = { ...writtenList('requests', call.positionals.map(fileName)), names: '--names' }
  return inArguments(written, () => waiting('comparing', pvyield.compareRuns({ requests, names: [...names], per })))
}

async function reportOf(answer: Comparison, format: 'pdf' | 'html'): Promise<string | Uint8Array> {
  const { comparisonReport, htmlOf } = await import('@pvyield/report/document')
  const report = comparisonReport(answer, { date: new Date().toISOString().slice(0, 10), profile: null })
  return format === 'html' ? htmlOf(report) : pdf(report)
}

/** Fails: UsageError for runs that do not differ. */
function pictureOf(name: string, answer: Comparison): string {
  const options: PictureOptions = {}
  if (name === 'months') return svgText(monthsComparedPicture(comparedMonths(answer), 'kWh', options))
  const way = wayTo(answer, answer.runs.length - 1)
  if (way === null) throw new UsageError('The energies of the first and the last run do not differ: there is no picture of it')
  return svgText(differencePicture(way, options))
}
