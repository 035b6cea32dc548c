import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Clone, energyIn, firstSteps } from './first-minutes.ts'
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
})
