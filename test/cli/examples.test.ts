import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../../clients/cli/arguments.ts'
import { COMMANDS } from '../../clients/cli/commands.ts'
import { ROOT } from './program.ts'

const GUIDE = readFileSync(join(ROOT, 'docs', 'pages', 'guides', 'command_line.md'), 'utf8')

/** Words of a line of a shell, up to where another program or a file takes over. */
function wordsOf(line: string): string[] {
  const [own = ''] = line.split(/ [|>] |\) *$/)
  return [...own.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

const calls = [...GUIDE.matchAll(/^ {4}.*?\bpvyield ([a-z]+ .*)$/gm)].map(([, call = '']) => call).filter((call) => !call.startsWith('--'))

test('the guide shows every command but those of its own sections', () => {
  expect(calls.length).toBeGreaterThan(15)
  const shown = new Set(calls.map((call) => call.split(' ')[0]))
  expect(COMMANDS.map(({ command }) => command.name).filter((name) => !shown.has(name) && !GUIDE.includes(`\`${name}\``))).toEqual([])
})

test.each(calls)('pvyield %s: its arguments are accepted', (call) => {
  const [name, ...args] = wordsOf(call)
  const command = COMMANDS.find((entry) => entry.command.name === name)?.command
  expect(command?.name).toBe(name)
  if (command !== undefined) expect(readArguments(command, args).isHelp).toBe(false)
})
