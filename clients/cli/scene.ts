/** `bun run scene`: checks a scene with the engine, without a server. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { completeScene, describeScene, EngineError } from '@pvyield/engine'

const USAGE = `bun run scene validate FILE [--json]

  FILE     a scene section, JSON; - for standard input
  --json   write the scene as read, its counts and warnings to standard output as JSON

  Ends with 1 for a scene with failures, and lists all of them on standard error.`

const { file, isJson } = readArguments(process.argv.slice(2))
validate(file, isJson)

function validate(file: string, isJson: boolean): void {
  try {
    const found = describeScene(completeScene(JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))))
    if (isJson) {
      console.log(JSON.stringify(found, null, 2))
      return
    }
    for (const [name, count] of Object.entries(found.counts)) console.log(`${name.replaceAll('_', ' ').padEnd(18)}${count}`)
    for (const warning of found.warnings) console.log(`warning: ${warning}`)
  } catch (error) {
    if (error instanceof EngineError)
      for (const { field, message } of error.failures) console.error(field === null ? message : `${field}: ${message}`)
    else if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code !== undefined)
      console.error(`${file}: ${(error as Error).message}`)
    else throw error
    process.exit(1)
  }
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
    const [action, file, ...others] = positionals
    if (action !== 'validate') throw new Error(action === undefined ? 'Name an action' : `There is no action ${action}`)
    if (file === undefined || others.length > 0) throw new Error('Name one file')
    return { file, isJson: values.json }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}
