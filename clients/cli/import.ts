/** `bun run import`: makes one request of the files of a PVsyst project, without a server. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  check,
  completeRunRequest,
  EngineError,
  type ImportedProject,
  importProject,
  type NamedFile,
  ObjectFileError,
  type Resolved,
  run,
  WeatherFileError,
} from '@pvyield/engine'
import { comparisonLines } from './comparison-table.ts'

const USAGE = `bun run import VARIANT MODULE INVERTER WEATHER [HOURS] [--out FILE]

  VARIANT   a PVsyst variant (.VC0 to .VCZ)
  MODULE    its module (.PAN)
  INVERTER  its inverter (.OND)
  WEATHER   any weather file, or hourly results of the simulation (CSV)
  HOURS     hourly results of a simulation with this weather (CSV), if they are another file
  --out     write the request to this file; without it, to standard output

  Lists what each file had to say and what is left at its default, and runs the request once. With hourly
  results, prints step by step how far the run is from them.
  Ends with 1 for a file that cannot be read and for a request that does not run.`

const { paths, out } = readArguments(process.argv.slice(2))
try {
  const [project, module, inverter, weather, hours] = paths.map(fileAt)
  if (project === undefined || module === undefined || inverter === undefined || weather === undefined)
    throw new Error('Four files are read')
  const imported = importProject({ project, module, inverter, weather, hours })
  const request = completeRunRequest(imported.request) as Resolved
  check(request)
  const text = JSON.stringify(imported.request, null, 2)
  if (out === undefined) console.log(text)
  else writeFileSync(out, `${text}\n`)
  list(imported)
  summarise(request)
} catch (error) {
  for (const line of failuresOf(error)) console.error(line)
  process.exit(1)
}

function fileAt(path: string): NamedFile {
  return { name: basename(path), bytes: new Uint8Array(readFileSync(path)) }
}

/** To standard error, so that the request alone is on standard output. */
function list({ notes, defaults }: ImportedProject): void {
  for (const { file, kind, line, message } of notes) console.error(`${file}${line === null ? '' : `, line ${line}`}, ${kind}: ${message}`)
  console.error('\nLeft at the default:')
  for (const [section, names] of Object.entries(defaults)) console.error(`  ${section}: ${names.join(', ')}`)
}

function summarise(request: Resolved): void {
  const { summary } = run(request).answer
  const { e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio, dc_kwp, ac_kw, comparison, warnings } = summary
  console.error(
    `\n${dc_kwp.toFixed(1)} kWp on ${ac_kw.toFixed(1)} kW: ${e_grid_kwh.toFixed(0)} kWh, ${specific_yield_kwh_per_kwp.toFixed(1)} kWh/kWp, PR ${performance_ratio.toFixed(4)}`,
  )
  if (comparison !== null) console.error(`\n${comparisonLines(comparison).join('\n')}\n`)
  for (const warning of warnings) console.error(`warning: ${warning}`)
}

function failuresOf(error: unknown): readonly string[] {
  if (error instanceof ObjectFileError) return error.failures
  if (error instanceof WeatherFileError) return [error.message]
  if (error instanceof EngineError) return error.failures.map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
  if ((error as NodeJS.ErrnoException).code !== undefined) return [(error as Error).message]
  throw error
}

function readArguments(args: readonly string[]): { paths: readonly string[]; out: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    if (positionals.length !== 4 && positionals.length !== 5)
      throw new Error('Name a variant, a module, an inverter, a weather file and, if you like, hourly results')
    return { paths: positionals, out: values.out }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}
