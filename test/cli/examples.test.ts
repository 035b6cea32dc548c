import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../../clients/cli/arguments.ts'
import type { Command } from '../../clients/cli/command.ts'
import { COMMANDS } from '../../clients/cli/commands.ts'
import { ROOT } from './program.ts'

const GUIDE = readFileSync(join(ROOT, 'docs', 'pages', 'guides', 'command_line.md'), 'utf8')

/** Words of a line of a shell, up to where another program or a file takes over. */
function wordsOf(line: string): string[] {
  const [own = ''] = line.split(/ [|>] |\) *$/)
  return [...own.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

/** The command of a call, whose name has one or two words. */
function commandOf(words: readonly string[]): Command | undefined {
  const is = (count: number) => COMMANDS.find(({ command }) => command.name === words.slice(0, count).join(' '))?.command
  return is(2) ?? is(1)
}

const calls = [...GUIDE.matchAll(/^ {4}.*?\bpvyield ([a-z]+ .*)$/gm)].map(([, call = '']) => call).filter((call) => !call.startsWith('--'))

test('the guide shows every command but those of its own sections', () => {
  expect(calls.length).toBeGreaterThan(15)
  const shown = new Set(calls.map((call) => commandOf(wordsOf(call))?.name))
  expect(COMMANDS.map(({ command }) => command.name).filter((name) => !shown.has(name) && !GUIDE.includes(`\`${name}\``))).toEqual([])
})

test.each(calls)('pvyield %s: its arguments are accepted', (call) => {
  const words = wordsOf(call)
  const command = commandOf(words)
  expect(words.join(' ')).toStartWith(command?.name ?? 'a command')
  if (command !== undefined) expect(readArguments(command, words.slice(command.name.split(' ').length)).isHelp).toBe(false)
})
