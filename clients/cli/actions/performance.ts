import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TestSubject } from '@pvyield/report/document'
import type { PerformanceAnswer, PerformanceRequest, Pvyield } from '@pvyield/sdk'
import { atService } from '../at-service.ts'
import type { Call } from '../command.ts'
import { pdf } from '../drawing.ts'
import { fileName, inArguments } from '../in-arguments.ts'
import { readJson } from '../input-file.ts'
import { inOptions } from '../option-words.ts'
import { requireFolderOf } from '../output-file.ts'
import { performanceLines } from '../performance-lines.ts'
import { plantBy } from '../plant-file.ts'
import { waiting } from '../progress.ts'
import { isSimple, readAnyRequest } from '../request-file.ts'
import { uploadOf } from '../service.ts'
import { print } from '../standard-output.ts'
import { InputError, UsageError } from '../usage-error.ts'
import { type KnownOfFile, knownOf } from '../weather-file.ts'

type Format = 'pdf' | 'html'

export async function performanceAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [plant = '', table = ''] = positionals
  const format = formatOf(values.report)
  requireFolderOf(values.report)
  const isStored = /^run_[0-9a-z]+$/.test(plant)
  if (isStored && values.server === undefined) throw new UsageError(`${plant} is a stored run: name its service with --server`)
  const settings = settingsIn(values.settings)
  const sent = isStored ? { run_id: plant } : readAnyRequest(plant)
  await atService(call, async ({ pvyield }) => {
    const { measured, notes } = await rowsOf(pvyield, table, knownOf(call, placeOf(sent)))
    const run = await runOf(pvyield, sent, plant, call)
    const request = { ...settings, measured, run, ...(flags.has('measured-weather') && { weather: 'measured' }) } as PerformanceRequest
    const written = { run: fileName(plant), measured: fileName(table), weather: '--measured-weather' }
    const answer = await inArguments(written, () => waiting('testing', pvyield.testPerformance(request)))
    if (values.report !== undefined && format !== null)
      writeFileSync(values.report, await reportOf(answer, { ...request, file: basename(table) }, format))
    if (flags.has('json')) print(JSON.stringify(answer, null, 2))
    else print([...performanceLines(answer), ...notes.map((note) => `note: ${inOptions(note, call.command)}`)].join('\n'))
  })
}

/** Fails: UsageError for another ending. */
function formatOf(report: string | undefined): Format | null {
  if (report === undefined) return null
  const format = /\.(pdf|html)$/i.exec(report)?.[1]?.toLowerCase()
  if (format === undefined) throw new UsageError(`--report ${report} should end in .pdf or .html`)
  return format as Format
}

/** Fields of the request but those that the arguments are. Fails: InputError. */
function settingsIn(file: string | undefined): object {
  if (file === undefined) return {}
  const settings = readJson(file)
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new InputError(
      `${file} is no JSON object: it has fields of POST /api/performance, such as {"filters": {"irradiance_min_wm2": 500}}`,
    )
  const own = ['measured', 'run', 'weather'].find((name) => Object.hasOwn(settings, name))
  if (own !== undefined) throw new InputError(`${file} has ${own}, which the arguments state: leave it out`)
  return settings
}

function rowsOf(pvyield: Pvyield, file: string, { t_mean_monthly_c: _, ...known }: KnownOfFile) {
  return inArguments({ file: fileName(file) }, () => pvyield.parseMeasured(uploadOf(file), known))
}

/** The place of a request: it gives stamps without a zone the standard time there. */
function placeOf(sent: unknown): Pick<KnownOfFile, 'latitude' | 'longitude'> {
  const { site, ...top } = (sent ?? {}) as { site?: unknown; latitude?: unknown; longitude?: unknown }
  const { latitude, longitude } = (site ?? top) as { latitude?: unknown; longitude?: unknown }
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : {}
}

/** A full request has a weather of its own, unless it runs with that of the measurement. */
async function runOf(pvyield: Pvyield, sent: unknown, file: string, call: Call): Promise<unknown> {
  if (isSimple(sent) || call.flags.has('measured-weather') || /^run_/.test(file)) return sent
  return (await plantBy(pvyield, call, sent)).request
}

async function reportOf(answer: PerformanceAnswer, subject: TestSubject, format: Format): Promise<string | Uint8Array> {
  const { htmlOf, performanceReport } = await import('@pvyield/report/document')
  const report = performanceReport(answer as Parameters<typeof performanceReport>[0], {
    date: new Date().toISOString().slice(0, 10),
    profile: null,
    subject,
  })
  return format === 'html' ? htmlOf(report) : pdf(report)
}
