import { describe, expect, test } from 'bun:test'
import { treeLines } from '../../clients/cli/actions/tree.ts'
import { readArguments } from '../../clients/cli/arguments.ts'
import type { Option } from '../../clients/cli/command.ts'
import { IMPORT } from '../../clients/cli/commands/import.ts'
import { PARSE } from '../../clients/cli/commands/parse.ts'
import { RUN } from '../../clients/cli/commands/run.ts'
import { SIMULATE } from '../../clients/cli/commands/simulate.ts'
import { SIZE } from '../../clients/cli/commands/size.ts'
import { COMMANDS } from '../../clients/cli/commands.ts'
import { helpOf } from '../../clients/cli/help.ts'
import { readAllNamed } from '../../clients/cli/input-file.ts'
import { inOptions } from '../../clients/cli/option-words.ts'
import { expanded } from '../engine/simple/expanded.ts'

describe.each(COMMANDS.map(({ command }) => [command.name, command] as const))('help of %s', (_, command) => {
  const lines = helpOf(command, 'pvyield').split('\n')

  test('a text ends with no separator, and no paragraph is cut within a sentence', () => {
    // A list goes on in the line below, in the column of the explanations.
    const goesOn = (at: number) => /^ {20,}\S/.test(lines[at + 1] ?? '')
    expect(lines.filter((line, at) => /[,;:]$/.test(line) && !line.startsWith('pvyield') && !goesOn(at))).toEqual([])
    const notes: readonly string[] = command.notes ?? []
    expect(notes.slice(0, -1).filter((note) => !/[.)]$/.test(note))).toEqual([])
  })

  test('no word of a paragraph is lost, and its lines are short', () => {
    const said = lines.join(' ').replace(/ +/g, ' ')
    for (const note of command.notes ?? []) expect(said).toContain(note)
    const first = lines.findLastIndex((line) => line.includes('--help, -h'))
    expect(Math.max(0, ...lines.slice(first + 1).map(({ length }) => length))).toBeLessThanOrEqual(120)
  })
})

test.each([
  [
    PARSE,
    'send it in hours from UTC with the file, POST /api/parse-weather?timezone=-5.',
    'send it in hours from UTC with the file, --timezone -5.',
  ],
  [
    PARSE,
    'with the file: POST /api/parse-weather?timezone=-5&latitude=43.7&longitude=-79.4 (hours)',
    'with the file: --timezone -5 --lat 43.7 --lon -79.4 (hours)',
  ],
  [PARSE, 'send POST /api/parse-weather?interval=middle or interval=end.', 'send --interval middle or --interval end.'],
  [
    PARSE,
    'with the file, POST /api/parse-weather?t_mean_monthly_c=-1,1,5,9,14,17,19,18,14,9,4,0, or fill',
    'with the file, --monthly-temperatures -1,1,5,9,14,17,19,18,14,9,4,0, or fill',
  ],
  [
    RUN,
    'send latitude with the file, POST /api/parse-weather?latitude=43.7.',
    'send latitude with the file, site.latitude of the request.',
  ],
] as const)('%#: a parameter of the API becomes an option', (command, text, words) => {
  expect(inOptions(text, command)).toBe(words)
})

test.each([
  [SIMULATE, {}, /default:? (-?[\d.]+\d|\d)/],
  [SIMULATE, { racking: 'single_axis' }, /of a tracker (-?[\d.]+\d|\d)/],
  [SIZE, {}, /default:? (-?[\d.]+\d|\d)/],
] as const)('%#: a default that the help states is the one that runs', (command, sent, pattern) => {
  const { defaultsApplied } = expanded({ system_capacity_kw: 100, ...sent })
  const stated = Object.values(command.options as Record<string, Option>).flatMap(({ field, help }) => {
    const value = pattern.exec(help)?.[1]
    return field === undefined || value === undefined ? [] : [[field, Number(value)]]
  })
  expect(stated.length).toBeGreaterThan(0)
  for (const [field, value] of stated) expect([field, defaultsApplied.find((one) => one.field === field)?.value]).toEqual([field, value])
})

test('every missing positional is named at once; one that may be left out is not', () => {
  expect(() => readArguments(IMPORT, ['a.VC0'])).toThrow(/^Missing: MODULE, INVERTER, WEATHER$/)
})

test('every file that is not there is named at once', () => {
  expect(() => readAllNamed(['/nowhere/a.VC0', '/nowhere/b.PAN'])).toThrow(
    'There is no file /nowhere/a.VC0\nThere is no file /nowhere/b.PAN',
  )
})

test('tree: the reason of a refusal widens no column', () => {
  const option = { option: 'noct', selected: true, reason: null, difference_kwh: null, difference: null }
  const refused = { ...option, option: 'fuentes', selected: false, reason: 'x'.repeat(160) }
  const steps = [{ step: 'cell', title: 'Cell', options: [option, refused] }]
  const lines = treeLines({ stage: 'thermal', e_grid_kwh: 1, steps } as unknown as Parameters<typeof treeLines>[0])
  expect(lines.slice(2)).toEqual(['Cell (cell)', 'Option     kWh  %', '* noct       -  -', `  fuentes    -  -  ${'x'.repeat(160)}`])
})
