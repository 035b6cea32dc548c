import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SizeAnswer, sizeLines } from '../../clients/cli/limit-table.ts'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { ondText, panText } from '../engine/component-files/component-text.ts'
import { refusedCalls } from './program.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'size.ts')

function size(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, ...args], { encoding: 'utf8' })
  return { status, out: stdout, err: stderr }
}

const PLACE = ['--lat', '48.1', '--lon', '11.6']
const MODULE = ['--module', 'JKM720N']
const INVERTER = ['--inverter', 'ond_sungrow_sg125hv_app01']

describe('bun run size', () => {
  test('lists the stringing, every limit with its margin, other plants and notes', () => {
    const { status, out } = size(...PLACE, ...MODULE, ...INVERTER, '--dc-kw', '1000')
    expect(status).toBe(0)
    expect(out).toStartWith('module    Jinko Solar JKM720N-66HL5-BDV, 720 W (pan_jinko_solar_jkm720n_66hl5_bdv)\ninverter  Sungrow SG125HV')
    for (const text of [
      'modules per string (24 to 27)',
      'Voc, inverter',
      '<=    1500.0 V',
      'not stated',
      '\nor ',
      '\nnote: Weather: embedded',
    ])
      expect(out).toContain(text)
  })

  test('--json prints the answer; a target in strings is kept, and the options reach the request', () => {
    const options = ['--strings', '30', '--ratio', '1.1', '--class', '1500', '--min-air', '-25', '--tracker', '--json']
    const { out } = size('--lat', '-33.9', '--lon', '-70.6', ...MODULE, ...INVERTER, ...options)
    const answer = JSON.parse(out) as SizeAnswer
    expect([answer.strings, answer.temperatures.open_circuit_c]).toEqual([30, -25])
    expect(answer.limits.find(({ name }) => name === 'v_oc_class')?.limit).toBe(1500)
  })

  test('words that many entries match say which of how many was taken; an id says nothing', () => {
    const { out } = size(...PLACE, '--module', 'longi', '--inverter', 'sma', '--dc-kw', '1000')
    const [module = '', inverter = ''] = out.split('\n')
    expect(module).toMatch(/^module {4}.*, the first of \d{2,} that match "longi": name more words, its power, or an id$/)
    expect(inverter).toMatch(/^inverter {2}.*, the first of \d{2,} that match "sma": name more words, its power, or an id$/)
    expect(size(...PLACE, ...MODULE, ...INVERTER, '--dc-kw', '1000').out.split('\n')[1]).not.toContain('the first of')
  })

  test('--place is a location by its name', () => {
    const { out, err } = size('--place', 'Zurich', ...MODULE, ...INVERTER, '--dc-kw', '1000')
    expect(err).toBe('Zürich, Zurich, Switzerland: 47.36667, 8.55\n')
    expect(out).toBe(size('--lat', '47.36667', '--lon', '8.55', ...MODULE, ...INVERTER, '--dc-kw', '1000').out)
  })

  test('module and inverter come from files too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
    try {
      const [pan, ond] = [join(folder, 'a.PAN'), join(folder, 'b.OND')]
      writeFileSync(pan, panText())
      writeFileSync(ond, ondText())
      const { status, out } = size(...PLACE, '--module', pan, '--inverter', ond, '--ac-kw', '200')
      expect([status, out.split('\n')[0]]).toEqual([0, `module    Example Solar EX-550, 550 W (${pan})`])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  const REFUSED: readonly (readonly [args: readonly string[], status: number, text: string])[] = [
    [['--lat', '48'], 2, 'Missing options: --lon (or --place), --dc-kw (or --ac-kw or --strings or --roofs), --module, --inverter\n'],
    [['--place', 'Zurich', '--lat', '48', ...MODULE, ...INVERTER, '--dc-kw', '10'], 2, '--place replaces --lat and --lon'],
    [['--place', 'xqzw', ...MODULE, ...INVERTER, '--dc-kw', '10'], 1, 'No place is called xqzw'],
    [[...PLACE, ...MODULE, ...INVERTER, '--dc-kw', 'much'], 2, 'Not a number: --dc-kw much'],
    [[...PLACE, ...MODULE, ...INVERTER, '--size', '5'], 2, '--size'],
    [[...PLACE, ...MODULE, ...INVERTER], 2, 'Missing options: --dc-kw (or --ac-kw or --strings or --roofs)\n'],
    [[...PLACE, ...MODULE, ...INVERTER, '--dc-kw', '1', '--ac-kw', '1'], 1, '--dc-kw: Send one of --dc-kw, --ac-kw and --strings'],
    [[...PLACE, '--module', 'jinko 900', ...INVERTER, '--dc-kw', '10'], 1, 'no module of the library with these words has that power'],
    [[...PLACE, ...MODULE, ...INVERTER, '--dc-kw', '1', '--strings', '1'], 1, '--dc-kw: Send one of --dc-kw, --ac-kw and --strings: '],
    [[...PLACE, '--module', 'jinko 900', ...INVERTER, '--dc-kw', '10'], 1, 'has that power: the nearest is pan_jinko_solar_'],
    [
      [...PLACE, '--module', 'trinna tsm-620neg19rc.20', ...INVERTER, '--dc-kw', '10'],
      1,
      'no module of the library has trinna: the nearest is cec_',
    ],
    [
      [...PLACE, '--module', 'eagle', ...INVERTER, '--dc-kw', '10'],
      1,
      'nothing in the library matches eagle: give words of its manufacturer and name, or its power, such as "jinko 720"',
    ],
    [[...PLACE, ...MODULE, '--inverter', 'eagle', '--dc-kw', '10'], 1, 'nothing in the library matches eagle: give words of its '],
    [['--lat', '95', '--lon', '1', ...MODULE, ...INVERTER, '--dc-kw', '10'], 1, '--lat: '],
    [[...PLACE, ...MODULE, ...INVERTER, '--dc-kw', '10', '--weather', '/nowhere.epw'], 1, '/nowhere.epw'],
  ]
  test(
    'what it refuses, it refuses in words',
    async () => {
      const ends = await refusedCalls(REFUSED.map(([args]) => ['size', ...args]))
      for (const [k, [args, status, text]] of REFUSED.entries())
        expect([args, ends[k]]).toEqual([args, { status, out: '', err: expect.stringContaining(text) }])
      expect(size('--help').status).toBe(0)
      const [args, status, text] = REFUSED[0] ?? [[], 0, '']
      expect(size(...args)).toEqual({ status, out: '', err: expect.stringContaining(text) })
    },
    HANG_LIMIT_MILLIS,
  )
})

test('an inverter file as --module: the option and the file are named, and where it belongs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  try {
    const ond = join(folder, 'b.OND')
    writeFileSync(ond, ondText())
    const { status, err } = size(...PLACE, '--module', ond, ...INVERTER, '--dc-kw', '10')
    expect([status, err]).toEqual([1, `--module ${ond}: it is an inverter (.OND): name it with --inverter\n`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what the engine says names the option, also of the assumed temperature', () => {
  const { out } = size(...PLACE, ...MODULE, ...INVERTER, '--dc-kw', '1000')
  expect(out).toContain('send it as --min-air.')
  expect(out).not.toContain('temp_air_min_c')
})

test('one inverter is an inverter', () => {
  const { out } = size(...PLACE, ...MODULE, ...INVERTER, '--ac-kw', '125')
  expect(out).toContain(', 1 inverter\n')
})

test('a limit that is not kept is marked', () => {
  const limit = {
    value: 1600,
    limit: 1500,
    unit: 'V',
    margin: -100,
    margin_percent: -6.7,
    cell_temp_c: -10,
    time: null,
    source: '',
  } as const
  const plant = {
    modules_per_string: { min: 1, max: 2, chosen: 2 },
    ...{ strings_per_inverter: 3, n_inverters: 4, modules: 24, dc_kw: 10, ac_kw: 8, dc_ac_ratio: 1.25 },
    limits: [{ ...limit, name: 'v_oc_inverter', is_upper: true, is_met: false }],
    ...{ alternatives: [], notes: [], warnings: ['one'] },
  } as unknown as SizeAnswer
  expect(sizeLines(plant)).toEqual([
    '2 modules per string (1 to 2), 3 strings per inverter, 4 inverters',
    '24 modules, 10.0 kW DC, 8.0 kW AC, ratio 1.250',
    '',
    'Limit               value         limit    margin               cells',
    '! Voc, inverter  1600.0 V  <=  1500.0 V  -100.0 V  -6.7 %  -10.0 degC',
    '',
    'warning: one',
  ])
})
