import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../scripts/hang-limit.ts'
import { ondText, panText } from './engine/component-files/component-text.ts'
import { variantText } from './engine/project-files/project-text.ts'
import { Clone, cliCommands, energyIn, exampleYear, firstSteps, readmeCode, yearWithoutPlace } from './first-minutes.ts'
import { startTestService, type TestService } from './server/service.ts'

const [preparation, ...steps] = firstSteps()
/** `test/clients/python/python.test.ts` runs those of Python. */
const isPython = (command: string) => /^(python3|\.venv)/.test(command)
const missing = ['sh', 'curl', 'node'].filter((program) => Bun.which(program) === null)

test('README.md has three steps, each with curl, the command line, TypeScript and Python', () => {
  expect(preparation?.commands).toEqual([
    'mkdir -p first',
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
    await clone.run('mkdir -p first')
    // What the commands of the pages call the files of a user.
    for (const name of ['module.PAN', 'MODULE.PAN']) clone.write(name, panText())
    clone.write('INVERTER.OND', ondText())
    clone.write('PROJECT.VC0', variantText())
    clone.write('first/scene.json', await (await service.request('/api/scene-examples/ground_tracker')).text())
    clone.write('WEATHER.csv', readFileSync(join(import.meta.dir, '..', 'clients', 'examples', 'year.csv'), 'utf8'))
  })
  afterAll(async () => {
    clone[Symbol.dispose]()
    await service.stop()
  })

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
        clone.write('clients/examples/year.csv', year)
        const outputs = []
        for (const command of (steps[2]?.commands ?? []).filter((command) => !isPython(command))) outputs.push(await clone.run(command))
        for (const command of readmeCode(/^ {4}curl .*run\/simple .*\n.*> first\/start\.json/)
          .replaceAll(/\\\n\s*/g, '')
          .split('\n'))
          await clone.run(command)
        clone.write('first/plant.mjs', readmeCode(/^ {4}import \{ readFileSync/))
        outputs.push(
          await clone.run('node first/plant.mjs').then((out) => out.match(/e_grid_kwh: (\d+)/)?.[1]?.concat(' kWh a year') ?? ''),
        )
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
      const path = `clients/examples/${name}`
      const whole = readFileSync(join(import.meta.dir, '..', path), 'utf8')
      clone.write(path, 'Not what it should be\n')
      const ends = []
      for (const command of (steps[2]?.commands ?? []).filter((command) => !isPython(command))) ends.push(await clone.attempt(command))
      clone.write(path, whole)
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
    'the programs run in Node once the package is built, as README.md says',
    async () => {
      const build = preparation?.commands.find((command) => command.startsWith('npm ')) ?? ''
      await clone.run(build)
      const programs = steps.flatMap(({ commands }) => commands.filter((command) => command.includes('clients/typescript/examples/')))
      for (const program of programs) expect(energyIn(await clone.run(program.replace('npx --yes bun@1.4.5', 'node')))).toBeGreaterThan(0)
    },
    HANG_LIMIT_MILLIS,
  )

  test('the TypeScript of README.md runs', async () => {
    const code = readmeCode(/^ {4}import \{ createPvyield \}/)
    clone.write('first/readme.ts', code)
    expect(Number(await clone.run('npx --yes bun@1.4.5 first/readme.ts'))).toBeCloseTo(110925, -1)
  })
})
