import { writeFileSync } from 'node:fs'
import {
  check,
  completeRunRequest,
  foreignFile,
  type ImportedProject,
  importProject,
  type NamedFile,
  type Resolved,
  run,
} from '@pvyield/engine'
import type { Call } from '../command.ts'
import { IMPORT } from '../commands/import.ts'
import { comparisonLines } from '../comparison-table.ts'
import { KIND_WORDS, type Kind, kindOf } from '../file-kind.ts'
import { readAllNamed } from '../input-file.ts'
import { requireFolderOf } from '../output-file.ts'
import { print } from '../standard-output.ts'
import { InputError } from '../usage-error.ts'

const KINDS: readonly Kind[] = ['project', 'module', 'inverter', 'weather']

export async function importAction({ positionals, values }: Call): Promise<void> {
  requireFolderOf(values.out)
  const files = readAllNamed(positionals)
  requireOrder(positionals, files)
  const [project, module, inverter, weather, ...rest] = files
  const ofKind = (kind: Kind) => rest.filter(({ name, bytes }) => kindOf(name, bytes) === kind)
  if (project === undefined || module === undefined || inverter === undefined || weather === undefined)
    throw new Error('Four files are read')
  const [hours] = ofKind('weather')
  const more = { modules: ofKind('module'), inverters: ofKind('inverter') }
  const imported = await importProject({ project, module, inverter, more, weather, hours })
  const request = completeRunRequest(imported.request) as Resolved
  check(request)
  const text = JSON.stringify(imported.request, null, 2)
  if (values.out === undefined) print(text)
  else writeFileSync(values.out, `${text}\n`)
  list(imported)
  summarise(request)
}

/** Fails: InputError with a line for each file that is of another kind than its place in the call. */
function requireOrder(paths: readonly string[], files: readonly NamedFile[]): void {
  const kinds = files.map(({ bytes }, k) => kindOf(paths[k] ?? '', bytes))
  const hours = kinds.indexOf('weather', KINDS.length)
  const wrong = files.flatMap(({ bytes }, k) => {
    const [path = '', found = 'weather', wanted = 'weather'] = [paths[k], kinds[k], KINDS[k]]
    const foreign = foreignFile(bytes)
    if (foreign !== null) return [`${path}: ${foreign}`]
    const fits = k < KINDS.length ? found === wanted : k === hours || found === 'module' || found === 'inverter'
    return fits ? [] : [`${path} is ${KIND_WORDS[found]}, where ${KIND_WORDS[wanted]} is expected`]
  })
  if (wrong.length === 0) return
  throw new InputError([...wrong, `Name the files in this order: ${IMPORT.positionals.map(({ name }) => name).join(' ')}`].join('\n'))
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
