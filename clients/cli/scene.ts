/** `bun run scene`: checks a scene, or solves a day of a plant with one, without a server. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { completeScene, describeScene, drawSceneDay, EngineError, type PictureView, solveSceneDay } from '@pvyield/engine'
import { dayLines } from './day-table.ts'
import { resolvedPlant } from './resolved-plant.ts'

const USAGE = `bun run scene validate FILE [--json]
bun run scene day FILE --date MM-DD [--json] [--svg OUT [--time HH:MM] [--view plan|sun]]

  FILE     validate: a scene section; day: a run request with a scene and its weather inline.
           JSON; - for standard input
  --json   write the answer of the service to standard output as JSON
  --date   a day of the weather
  --svg    write a picture of one row of the day to a file: that of --time (12:00), from above (plan)
           or as the sun sees it (sun)

  Ends with 1 for a scene or a request with failures, and lists all of them on standard error.`

const call = readArguments(process.argv.slice(2))
try {
  if (call.action === 'validate') validate(readJson(call.file), call.isJson)
  else day(readJson(call.file), call)
} catch (error) {
  if (error instanceof EngineError)
    for (const { field, message } of error.failures) console.error(field === null ? message : `${field}: ${message}`)
  else if (error instanceof SyntaxError) console.error(`${call.file} is not JSON: ${error.message}`)
  else if ((error as NodeJS.ErrnoException).code !== undefined) console.error(fileFault(error as NodeJS.ErrnoException))
  else throw error
  process.exit(1)
}

function fileFault({ code, path, message }: NodeJS.ErrnoException): string {
  const name = path ?? call.file
  if (code !== 'ENOENT') return `${name}: ${message}`
  return name === call.file ? `There is no file ${name}` : `${name} cannot be written: its folder does not exist`
}

function validate(scene: unknown, isJson: boolean): void {
  const found = describeScene(completeScene(scene))
  if (isJson) {
    console.log(JSON.stringify(found, null, 2))
    return
  }
  for (const [name, count] of Object.entries(found.counts)) console.log(`${name.replaceAll('_', ' ').padEnd(18)}${count}`)
  for (const warning of found.warnings) console.log(`warning: ${warning}`)
}

function day(request: unknown, { date, isJson, svg, time, view }: DayCall): void {
  const plant = resolvedPlant(request)
  if (svg !== null) writeFileSync(svg, drawSceneDay(plant, { date, time, view }))
  const solved = solveSceneDay(plant, date)
  if (isJson) console.log(JSON.stringify(solved, null, 2))
  else console.log(dayLines(solved).join('\n'))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
}

interface ValidateCall {
  action: 'validate'
  file: string
  isJson: boolean
}

interface DayCall {
  action: 'day'
  file: string
  isJson: boolean
  date: string
  svg: string | null
  time: string
  view: PictureView
}

function readArguments(args: readonly string[]): ValidateCall | DayCall {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        date: { type: 'string' },
        svg: { type: 'string' },
        time: { type: 'string' },
        view: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const [action, file, ...others] = positionals
    const { date, svg, time = '12:00', view = 'plan', json: isJson } = values
    if (action !== 'validate' && action !== 'day') throw new Error(action === undefined ? 'Name an action' : `There is no action ${action}`)
    if (file === undefined || others.length > 0) throw new Error('Name one file')
    if (action === 'validate') {
      if (date ?? svg ?? values.time ?? values.view) throw new Error('--date, --svg, --time and --view belong to the action day')
      return { action, file, isJson }
    }
    if (date === undefined) throw new Error('Missing option: --date')
    if (svg === undefined && (values.time ?? values.view) !== undefined)
      throw new Error('--time and --view belong to a picture: add --svg OUT')
    if (view !== 'plan' && view !== 'sun') throw new Error(`--view ${view}: use plan or sun`)
    return { action, file, isJson, date, svg: svg ?? null, time, view }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}
