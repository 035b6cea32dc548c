import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { ondText, panText } from './engine/component-files/component-text.ts'
import { variantText } from './engine/project-files/project-text.ts'
import { Clone, cliCommands, energyIn, firstSteps, readmeCode } from './first-minutes.ts'
import { startTestService, type TestService } from './server/service.ts'

/** A command starts programs, some of which compile themselves. */
const SLOW_MILLIS = 120_000
const [preparation, ...steps] = firstSteps()
/** `test/clients/python/python.test.ts` runs those of Python. */
const isPython = (command: string) => /^(python3|\.venv)/.test(command)
const missing = ['sh', 'curl', 'node'].filter((program) => Bun.which(program) === null)

test('README.md has three steps, each with curl, the command line, TypeScript and Python', () => {
  expect(preparation?.commands).toEqual(['mkdir -p first', 'python3 -m venv .venv', '.venv/bin/pip install --quiet ./clients/python'])
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
    // What the commands of the documents call the files of a user.
    for (const name of ['module.PAN', 'MODULE.PAN']) clone.write(name, panText())
    clone.write('INVERTER.OND', ondText())
    clone.write('PROJECT.VC0', variantText())
    clone.write('scene.json', await (await service.request('/api/scene-examples/ground_tracker')).text())
    const columns = await service.request('/api/run/simple?columns=GlobHor,DiffHor,T_Amb', {
      method: 'POST',
      headers: { accept: 'text/csv', 'content-type': 'application/json' },
      body: '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}',
    })
    for (const name of ['WEATHER.csv', 'first/year.csv']) clone.write(name, await columns.clone().text())
  })
  afterAll(async () => {
    clone[Symbol.dispose]()
    await service.stop()
  })

  test.each(steps.map(({ title, commands }) => [title, commands] as const))(
    '%s, and every way that prints its energy prints the same',
    async (title, commands) => {
      const energies = new Set<number>()
      for (const command of commands.filter((command) => !isPython(command))) {
        const output = await clone.run(command)
        if (!command.includes(' > ')) expect([command, output.trim()]).not.toEqual([command, ''])
        expect(output).not.toStartWith('{"type"') // a problem
        const energy = energyIn(output)
        // The command line has neither tilt nor azimuth: its plant of the second step is another.
        if (energy !== null && !(title.startsWith('2.') && command.includes(' run simulate '))) energies.add(energy)
      }
      expect([...energies]).toEqual([expect.any(Number)])
    },
    SLOW_MILLIS,
  )

  test.each(cliCommands())('%s', async (command) => expect((await clone.run(`${command} 2>&1`)).trim()).not.toBe(''), SLOW_MILLIS)

  test('the TypeScript of README.md runs', async () => {
    const code = readmeCode(/^ {4}import \{ createPvyield \}/)
    clone.write('first/readme.ts', code)
    expect(Number(await clone.run('npx --yes bun@1.4.5 first/readme.ts'))).toBeCloseTo(110925, -1)
  })
})
