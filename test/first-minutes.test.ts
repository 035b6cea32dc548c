import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { HANG_LIMIT_MILLIS } from '../scripts/hang-limit.ts'
import { ondText, panText } from './engine/component-files/component-text.ts'
import { dxf, face, rackAt } from './engine/files/layouts/layout-text.ts'
import { asciiGrid } from './engine/files/terrain/terrain-text.ts'
import { variantText } from './engine/project-files/project-text.ts'
import { Clone, cliCommands, energyIn, exampleYear, firstSteps, pageCode, preparation, yearWithoutPlace } from './first-minutes.ts'
import { startTestService, type TestService } from './server/service.ts'

const steps = firstSteps()
/** `test/clients/python/python.test.ts` runs those of Python. */
const isPython = (command: string) => /^(python3|\.venv)/.test(command)
const missing = ['sh', 'curl', 'node'].filter((program) => Bun.which(program) === null)

test('there are three first steps, each with curl, the command line, TypeScript and Python', () => {
  expect(preparation()).toEqual([
    'npm run --silent --prefix clients/typescript build',
    'python3 -m venv .venv',
    ".venv/bin/pip install --quiet './clients/python[pandas]'",
  ])
  for (const { commands } of steps)
    for (const way of ['curl ', 'npx --yes bun@1.4.5 run ', 'npx --yes bun@1.4.5 clients/typescript/', '.venv/bin/python clients/python/'])
      expect(commands.filter((command) => command.startsWith(way))).not.toEqual([])
  expect(steps).toHaveLength(3)
})

describe.skipIf(missing.length > 0)(`the commands run${missing.length > 0 ? ` (skipped: no ${missing.join(', ')})` : ''}`, () => {
  let service: TestService
  let clone: Clone
  beforeAll(async () => {
    service = await startTestService({ SYNC_WAIT_MS: '600000' })
    clone = new Clone(await service.listen())
    // What the commands of the pages call the files of a user.
    for (const name of ['MODULE', 'FIRST', 'SECOND']) clone.write(`${name}.PAN`, panText())
    for (const name of ['INVERTER', 'FIRST', 'SECOND']) clone.write(`${name}.OND`, ondText())
    clone.write('portfolio.csv', pageCode('studies/batches.md', /^id,name,latitude/))
    clone.write('PROJECT.VC0', variantText())
    clone.write('project.zip', zipSync({ 'PROJECT.VC0': Buffer.from(variantText()), 'MODULE.PAN': Buffer.from(panText()) }))
    clone.write(
      'dem.asc',
      asciiGrid({ columns: 9, lines: 9, cell: 20, west: 400_660, south: 5_399_340 }, (column) => column),
    )
    const racks = Array.from({ length: 49 }, (_, k) => face('PV_1', ...rackAt(11 * (k % 7) - 38, 9 * Math.floor(k / 7) - 30, 2)))
    clone.write('plant.dxf', dxf({ entities: racks.flat() }))
    clone.write('scene.json', await (await service.request('/api/scene-examples/ground_tracker')).text())
    clone.write('WEATHER.csv', readFileSync(join(import.meta.dir, '..', 'clients', 'examples', 'year.csv'), 'utf8'))
  })
  afterAll(async () => {
    clone[Symbol.dispose]()
    await service.stop()
  })

  /** Puts a file of the user where the programs and where the pages read it. */
  const writeOwn = (name: string, content: string) => {
    clone.write(join('clients', 'examples', name), content)
    clone.write(name, content)
  }

  test.each(steps.map(({ title, commands }) => [title, commands] as const))(
    '%s, and every way that prints its energy prints the same',
    async (_title, commands) => {
      const energies = new Set<number>()
      for (const command of commands.filter((command) => !isPython(command))) {
        const output = await clone.run(command)
        if (!command.includes(' > ')) expect([command, output.trim()]).not.toEqual([command, ''])
        expect(output).not.toStartWith('{"type"') // a problem
        if (energyIn(output) !== null)
          expect([command, output.match(/check (?:site\.)?(?:elevation|timezone|latitude)/)]).toEqual([command, null])
        if (/first-number|own-location|run simulate/.test(command)) expect(output).toContain('\nNote: Synthetic weather')
        if (/own-files/.test(command)) expect(output).toMatch(/^Irradiation on the plane: .*\n(?: {2}.*\n)* {2}Soiling: -2\.00 %$/m)
        const energy = energyIn(output)
        if (energy !== null) energies.add(energy)
      }
      expect([...energies]).toEqual([expect.any(Number)])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'own weather without a place gives the same energy as with it, in every way and in the full run',
    async () => {
      const energiesOf = async (year: string) => {
        writeOwn('year.csv', year)
        const outputs = []
        for (const command of (steps[2]?.commands ?? []).filter((command) => !isPython(command))) outputs.push(await clone.run(command))
        outputs.push(await clone.run(fullRun()))
        return outputs.map(energyIn)
      }
      const without = await energiesOf(yearWithoutPlace())
      expect(without).toEqual(await energiesOf(exampleYear()))
      expect(without.filter((energy) => energy !== null)).toHaveLength(3)
    },
    HANG_LIMIT_MILLIS,
  )

  test.each([
    ['module.PAN', 'module'],
    ['inverter.OND', 'inverter'],
    ['year.csv', 'year'],
  ])(
    'a file %s that is refused ends every way with its detail, and no stack',
    async (name, title) => {
      const whole = readFileSync(join(import.meta.dir, '..', 'clients', 'examples', name), 'utf8')
      writeOwn(name, 'Not what it should be\n')
      const ends = []
      for (const command of (steps[2]?.commands ?? []).filter((command) => !isPython(command))) ends.push(await clone.attempt(command))
      writeOwn(name, whole)
      const refused = ends.filter(({ exitCode }) => exitCode !== 0)
      expect(refused.map(({ exitCode }) => exitCode).sort()).toEqual([1, 1, 1, 22]) // the program, Node, the command line; curl
      const lines = refused.map(({ error }) => error.replaceAll(/^(?:\$ |error: script).*\n/gm, '').split('\n')) // without those of `bun run`
      expect(lines).toEqual(refused.map(() => [expect.stringMatching(/\w/), '']))
      expect(lines.flat().filter((line) => line.startsWith(`${title}: `))).toHaveLength(1)
    },
    HANG_LIMIT_MILLIS,
  )

  test.each(cliCommands())('%s', async (command) => expect((await clone.run(`${command} 2>&1`)).trim()).not.toBe(''), HANG_LIMIT_MILLIS)

  test.skipIf(Bun.which('npm') === null)(
    'the programs run in Node once the package is built, as the README of the SDK says',
    async () => {
      await clone.run(preparation()[0] ?? '')
      const programs = steps.flatMap(({ commands }) => commands.filter((command) => command.includes('clients/typescript/examples/')))
      for (const program of programs) expect(energyIn(await clone.run(program.replace('npx --yes bun@1.4.5', 'node')))).toBeGreaterThan(0)
    },
    HANG_LIMIT_MILLIS,
  )

  test('the TypeScript of the first step runs', async () => {
    clone.write('page.ts', pageCode('guides/simple_run.md', /^import \{ createPvyield \}/))
    expect(Number(await clone.run('npx --yes bun@1.4.5 page.ts'))).toBeCloseTo(110925, -1)
  })

  test(
    'the full run from own files: the program of the guide takes every section of them, and the plant runs without surprise',
    async () => {
      const output = await clone.run(fullRun())
      expect(output).toMatch(/^118\.8 kWp on 100 kW, \d+ kWh a year\n/)
      expect(output).toMatch(/^Irradiation on the rear side.*: [1-9]/m)
      expect(output).toMatch(/^Module quality.*: -/m) // from the patch of the PAN file, a gain
      expect(output).not.toContain('Check:')
    },
    HANG_LIMIT_MILLIS,
  )

  /** Writes the program of the guide on full runs. @returns the command that runs it */
  function fullRun(): string {
    clone.write('full-run.ts', pageCode('guides/first_full_run.md', /^import \{ createPvyield \}/))
    return 'npx --yes bun@1.4.5 full-run.ts'
  }
})
