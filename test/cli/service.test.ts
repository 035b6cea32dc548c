import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { panText } from '../engine/component-files/component-text.ts'
import { hoursText } from '../engine/project-files/project-text.ts'
import { smallScene } from '../engine/scene/small-scene.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { OneProcess, pvyield } from './program.ts'

const PLANT = ['--lat', '48.1', '--lon', '11.6', '--kw', '100']

let service: TestService
let there: string[]
let folder: string
/** Each command runs once as a program of its own, in the other tests of this folder. */
let one: OneProcess
const call = (args: readonly string[]) => one.call(args)
beforeAll(async () => {
  one = new OneProcess()
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
  there = ['--server', `http://127.0.0.1:${await service.listen()}`]
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(async () => {
  await one.stop()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A service says more about the typical year that it found. */
function withoutSource(text: string): string {
  return text.replace(/^note: Weather: .*$/m, '')
}

function fileOf(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('--server', () => {
  test('simulate and run give what the engine gives here', async () => {
    const answer = await pvyield(['simulate', ...PLANT, '--json', ...there])
    const { request, summary } = JSON.parse(answer.out)
    const here = (await call(['simulate', ...PLANT])).out.split('\n')
    const run = await pvyield(['run', fileOf('request.json', request), ...there])
    expect([run.status, run.out.split('\n').slice(1, 4)]).toEqual([0, here.slice(1, 4)])
    expect(summary.e_grid_kwh).toBeGreaterThan(1)
  })

  test('--csv of a service and of the engine are the same text', async () => {
    const [one, other] = await Promise.all([call(['simulate', ...PLANT, '--csv', ...there]), call(['simulate', ...PLANT, '--csv'])])
    expect(one.out.split('\n').slice(0, 40)).toEqual(other.out.split('\n').slice(0, 40))
  })

  describe('a weather file gives the same here and there', () => {
    const hours = Array.from({ length: 72 }, (_, k) => {
      const [day, hour] = [Math.floor(k / 24), k % 24]
      const ghi = Math.max(0, 700 * Math.sin((Math.PI * (hour - 5)) / 14))
      return [
        `0${day + 1}.06.2021`,
        `${String(hour).padStart(2, '0')}:00`,
        ghi.toFixed(1).replace('.', ','),
        `${15 + (hour % 5)},5`,
        'x',
      ].join(';')
    })
    const table = (zone: string | null) => [
      `Datum;Uhrzeit;Globalstrahlung;Temperatur;Bemerkung${zone === null ? '' : ';Zeitzone'}`,
      ...hours.map((row) => (zone === null ? row : `${row};${zone}`)),
    ]
    const COMPONENTS = ['--module', 'jinko 720', '--inverter', 'ond_sungrow_sg125hv_app01', '--dc-kw', '1000']
    const files = () => ({
      stated: fileOf('stated.csv', table('+01:00').join('\n')),
      silent: fileOf('silent.csv', table(null).join('\n')),
      unread: fileOf('unread.csv', table('CET').join('\n')),
    })
    let request = ''
    beforeAll(async () => {
      const { request: full } = JSON.parse((await call(['simulate', ...PLANT, '--json'])).out)
      request = fileOf('plant.json', full)
    })
    const calls: Record<string, () => string[]> = {
      simulate: () => ['simulate', ...PLANT],
      run: () => ['run', request],
      tree: () => ['tree', 'thermal', request],
      size: () => ['size', '--lat', '48.1', '--lon', '11.6', ...COMPONENTS],
    }

    test.each(Object.keys(calls))(
      '%s',
      async (name) => {
        for (const file of Object.values(files())) {
          for (const stated of [[], ['--timezone', '3', '--interval', 'end']]) {
            const args = [...(calls[name]?.() ?? []), '--weather', file, ...stated]
            const [one, other] = await Promise.all([call([...args, ...there]), call(args)])
            expect([one.status, one.err, withoutSource(one.out)]).toEqual([0, '', withoutSource(other.out)])
            expect(one.out).toContain('Ignored columns: Bemerkung')
            expect(one.out).not.toContain('/api/parse-weather')
          }
        }
      },
      HANG_LIMIT_MILLIS,
    )

    test(
      'hourly results of PVsyst, with their comparison',
      async () => {
        const rows = Array.from({ length: 24 }, (_, k) => `01/06/90 ${String(k).padStart(2, '0')}:00,${k},${k / 2},20,2,${k},${k},${k},0`)
        const args = ['run', request, '--weather', fileOf('hours.csv', hoursText({ rows }))]
        const [one, other] = await Promise.all([call([...args, ...there]), call(args)])
        expect([one.status, withoutSource(one.out)]).toEqual([0, withoutSource(other.out)])
        expect(one.out).toContain('Run and reference series')
      },
      HANG_LIMIT_MILLIS,
    )

    test.each(['stated', 'silent', 'unread'] as const)(
      'parse, %s',
      async (kind) => {
        for (const known of [[], ['--lat', '48.1', '--lon', '11.6'], ['--timezone', '3', '--interval', 'end']]) {
          const args = ['parse', files()[kind], ...known]
          const [one, other] = await Promise.all([call([...args, ...there]), call(args)])
          expect([one.status, one.out]).toEqual([0, other.out])
          expect(one.out).not.toContain('/api/parse-weather')
          expect(one.out).toContain('GHI, kWh/m2')
        }
      },
      HANG_LIMIT_MILLIS,
    )

    test(
      'the notes are in the JSON too, and next to a CSV on standard error',
      async () => {
        const args = ['simulate', ...PLANT, '--weather', files().silent]
        for (const where of [[], there]) {
          const { weather_notes: notes } = JSON.parse((await call([...args, '--json', ...where])).out)
          expect(notes).toContain('The file states no time zone: 1 h from UTC follows from the place.')
          expect((await call([...args, '--csv', ...where])).err).toContain(`Note: ${notes[0]}`)
        }
      },
      HANG_LIMIT_MILLIS,
    )
  })

  test('parse, scene and size', async () => {
    const pan = fileOf('a.PAN', panText())
    const scene = fileOf('scene.json', smallScene())
    const size = [
      'size',
      '--lat',
      '48.1',
      '--lon',
      '11.6',
      '--module',
      'jinko 720',
      '--inverter',
      'ond_sungrow_sg125hv_app01',
      '--dc-kw',
      '1000',
    ]
    for (const args of [['parse', pan], ['scene', 'validate', scene], size]) {
      const [one, other] = [await call([...args, ...there]), await call(args)]
      expect([args[0], one.status, one.err, withoutSource(one.out)]).toEqual([args[0], 0, '', withoutSource(other.out)])
    }
  })

  // The first search builds the index of the service.
  test(
    'places and docs',
    async () => {
      expect((await call(['places', 'Berlin', ...there])).out).toContain('Berlin')
      expect((await call(['docs', 'GlobEff', ...there])).out).toStartWith('# ')
    },
    HANG_LIMIT_MILLIS,
  )

  test('a refused request lists every field, and ends with 1', async () => {
    const { status, out, err } = await call(['run', fileOf('wrong.json', { site: {}, thermal: { modl: 'noct' } }), ...there])
    expect([status, out]).toEqual([1, ''])
    for (const field of ['site.latitude: ', 'thermal.modl: ', 'module: ']) expect(err).toContain(field)
    expect(err).toContain('model')
  })

  test('PVYIELD_API_KEY is sent; a key that does not exist is refused with the fix', async () => {
    const { status, err } = await pvyield(['simulate', ...PLANT, ...there], { env: { PVYIELD_API_KEY: `pvk_live_${'x'.repeat(40)}` } })
    expect([status, err.includes('Set PVYIELD_API_KEY to a key of this service')]).toEqual([1, true])
  })

  test('a service that does not answer ends with 3', async () => {
    const { status, err } = await call(['docs', 'GlobEff', '--server', 'http://127.0.0.1:9'])
    expect([status, err]).toEqual([3, expect.stringContaining('No answer from http://127.0.0.1:9')])
  })
})
