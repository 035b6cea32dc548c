import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMANDS } from '../../clients/cli/commands.ts'
import { fakeService, json, problem } from '../sdk/fake-service.ts'
import { OneProcess, ROOT } from './program.ts'

const PLANT = ['--lat', '48.1', '--lon', '11.6', '--kw', '100']
const YEAR = join(ROOT, 'clients', 'examples', 'year.csv')

let folder: string
const one = new OneProcess()
const call = (args: readonly string[]) => one.call(args)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(async () => {
  await one.stop()
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

async function simulated(...args: string[]) {
  return JSON.parse((await call(['simulate', ...PLANT, ...args, '--json'])).out)
}

describe('the request in the JSON of simulate', () => {
  test.each([
    ['own weather', ['--weather', YEAR]],
    ['the typical year', []],
    ['trackers', ['--tracker']],
  ])('%s: run of it gives the same energies, and has nothing to add', async (_, args) => {
    const { request, summary } = await simulated(...args)
    const { status, out, err } = await call(['run', fileOf('request.json', request), '--json'])
    expect([status, err, JSON.parse(out).summary.monthly]).toEqual([0, '', summary.monthly])
  })

  test('defaults_applied lists what no option stated', async () => {
    const fieldsOf = async (...args: string[]) => (await simulated(...args)).defaults_applied.map(({ field }: { field: string }) => field)
    const [none, every] = [await fieldsOf(), await fieldsOf('--tracker', '--tilt', '0', '--azimuth', '180', '--elevation', '1')]
    for (const field of ['racking', 'tilt_deg', 'azimuth_deg', 'elevation'])
      expect([field, none.includes(field), every.includes(field)]).toEqual([field, true, false])
  })
})

describe('the elevation of a weather file is that of the site, unless an option states it', () => {
  const SIZE = ['size', ...PLANT.slice(0, 4), '--dc-kw', '120']
  const COMPONENTS = ['--module', join(ROOT, 'clients/examples/module.PAN'), '--inverter', join(ROOT, 'clients/examples/inverter.OND')]

  test('simulate', async () => {
    const { request, defaults_applied, summary } = await simulated('--weather', YEAR)
    expect([request.site.elevation, defaults_applied]).toEqual([
      520,
      expect.arrayContaining([{ field: 'elevation', value: 520, source: 'the weather file' }]),
    ])
    expect(summary.warnings.filter((warning: string) => warning.includes('elevation'))).toEqual([])
    expect((await simulated('--weather', YEAR, '--elevation', '10')).request.site.elevation).toBe(10)
  })

  test('size', async () => {
    const warnings = async (...args: string[]) =>
      JSON.parse((await call([...SIZE, ...COMPONENTS, '--weather', YEAR, ...args, '--json'])).out).warnings.join('\n')
    expect(await warnings()).not.toContain('elevation')
    expect(await warnings('--elevation', '10')).toContain('elevation of 10 m, but its weather states 520 m')
  })

  test('with a service', async () => {
    const sent = []
    for (const args of [[], ['--elevation', '10']]) {
      for (const words of [
        ['simulate', ...PLANT],
        [...SIZE, ...COMPONENTS],
      ]) {
        using service = fakeService(json({ weather: { elevation: 520 }, meta: { notes: [] } }), problem(422, 'validation_error'))
        await call([...words, '--weather', YEAR, ...args, '--server', service.baseUrl])
        sent.push(service.seen[1]?.body)
      }
    }
    expect(sent).toMatchObject([520, 520, 10, 10].map((elevation) => ({ elevation })))
  })
})

describe('a request without weather', () => {
  const CALLS: Record<string, (file: string) => string[]> = {
    run: (file) => ['run', file],
    tree: (file) => ['tree', 'optics', file],
    optimise: (file) => ['optimise', file, 'array.tilt_deg=10:20:10', '--max-evaluations', '10'],
    sweep: (file) => ['sweep', file, 'array.tilt_deg=10,20'],
    uncertainty: (file) => ['uncertainty', file, 'thermal.u_c=normal:1', '--runs', '100'],
  }

  test.each(Object.keys(CALLS))('%s says on standard error that the typical year of the site runs', async (name) => {
    const { weather: _, ...request } = (await simulated('--weather', YEAR)).request
    const words = CALLS[name]?.(fileOf('silent.json', request)) ?? []
    const note = 'Note: the request has no weather: it runs with the typical year of its site (--weather FILE names another)\n'
    expect((await call(words)).err).toBe(note)
    expect((await call([...words, '--weather', YEAR])).err).toBe('')
  })

  test('every command that takes weather next to a request is one of these', () => {
    const taking = COMMANDS.filter(({ command }) => command.positionals.some(({ name }) => name === 'FILE') && 'weather' in command.options)
    expect(taking.map(({ command }) => command.name)).toEqual(Object.keys(CALLS))
  })
})
