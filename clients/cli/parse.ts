/** `bun run parse`: reads a PVsyst module or inverter file, without a server. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ObjectFileError, parseOnd, parsePan } from '@pvyield/engine'

const USAGE = `bun run parse FILE [--json]

  FILE    a PVsyst module (.PAN) or inverter (.OND), text versions from 6.40 on
  --json  write the answer of the service to standard output as JSON

  Without --json it lists the file's own figures against those of the section, and the notes.
  Ends with 1 for a file that cannot be read, and lists every failure on standard error.`

const { file, isJson } = readArguments(process.argv.slice(2))
try {
  const bytes = new Uint8Array(readFileSync(file))
  const { answer, title } = read(bytes)
  if (isJson) console.log(JSON.stringify(answer, null, 2))
  else print(title, answer)
} catch (error) {
  if (error instanceof ObjectFileError) for (const failure of error.failures) console.error(failure)
  else if ((error as NodeJS.ErrnoException).code !== undefined) console.error(`${file}: ${(error as Error).message}`)
  else throw error
  process.exit(1)
}

/** The class in the first line decides. A file of another kind is refused by the parser of modules. */
function read(bytes: Uint8Array): { answer: Listed; title: string } {
  const opening = Buffer.from(bytes.subarray(0, 200)).toString('latin1').replaceAll('\u0000', '')
  if (/PVObject_\w*\s*=\s*pvGInverter/.test(opening)) {
    const answer = parseOnd(bytes)
    const { manufacturer, name, p_ac_nom_kw } = answer.inverter
    return { answer, title: `${manufacturer} ${name}, ${p_ac_nom_kw} kW` }
  }
  const answer = parsePan(bytes)
  const { manufacturer, name, p_nom_w } = answer.module
  return { answer, title: `${manufacturer} ${name}, ${p_nom_w} W` }
}

function print(title: string, { meta, checks, notes }: Listed): void {
  console.log(`${title}, version ${meta.version}\n`)
  for (const { name: what, condition, expected, found, unit, difference, difference_unit, agrees } of checks) {
    const figures = `${expected.toFixed(3)} ${unit}, section ${found.toFixed(3)} ${unit} (${difference.toFixed(3)} ${difference_unit})`
    console.log(`${agrees ? ' ' : '!'} ${what.replaceAll('_', ' ').padEnd(20)} ${condition.padEnd(32)} ${figures}`)
  }
  console.log()
  for (const { kind, line, message } of notes) console.log(`${kind}${line === null ? '' : `, line ${line}`}: ${message}`)
}

/** What is listed of an answer. */
interface Listed {
  readonly meta: { readonly version: string }
  readonly checks: ReturnType<typeof parsePan>['checks']
  readonly notes: ReturnType<typeof parsePan>['notes']
}

function readArguments(args: readonly string[]): { file: string; isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new Error('Name one file')
    return { file, isJson: values.json }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}
