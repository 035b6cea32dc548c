import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LibraryInverter, LibraryModule } from '@pvyield/contract/schemas'
import { createPvyield } from '@pvyield/sdk'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

interface Page<Entry> {
  entries: Entry[]
  total: number
  next: string | null
}

async function page<Entry>(path: string): Promise<Page<Entry>> {
  const answer = await service.request(path)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  const link = answer.headers.get('link')
  return {
    entries: (await answer.json()) as Entry[],
    total: Number(answer.headers.get('x-total-count')),
    next: link === null ? null : (/^<(.*)>; rel="next"$/.exec(link)?.[1] ?? 'unreadable'),
  }
}

test('finds components by words of manufacturer, model or id, and the found ids can be run', async () => {
  const modules = await page<LibraryModule>('/api/library/modules?q=cs7n-655&limit=5')
  const inverters = await page<LibraryInverter>('/api/library/inverters?q=sg250hx&limit=5')
  expect(modules.entries[0]?.id).toBe('cec_csi_solar_co_ltd_cs7n_655mb_ag')
  const [module, inverter] = [{ id: modules.entries[0]?.id }, { id: inverters.entries[0]?.id }]
  const array = { ...smallPlant().array, modules_per_string: 27 }
  expect((await service.post('/api/run', { ...smallPlant(), array, module, inverter })).status).toBe(200)
})

test('a part of a name is found, and a sign is a sign', async () => {
  const found = await page<LibraryModule>('/api/library/modules?q=inko+S&limit=1000')
  expect(found.entries.length).toBeGreaterThan(0)
  expect(found.entries.every(({ manufacturer, name }) => `${manufacturer} ${name}`.toLowerCase().includes('inko s'))).toBe(true)
  for (const kind of ['modules', 'inverters'])
    expect(await page(`/api/library/${kind}?q=%25`)).toEqual({ entries: [], total: 0, next: null })
})

test('components of PAN and OND files can be run by their ids', async () => {
  const array = { ...smallPlant().array, modules_per_string: 26, cell_layout: 'half' } as const
  const sections = { module: { id: 'pan_jinko_solar_jkm720n_66hl5_bdv' }, inverter: { id: 'ond_sungrow_sg125hv_app01' } }
  const { summary } = await runOf(await service.post('/api/run', { ...smallPlant(), array, ...sections }))
  expect(summary.dc_kwp).toBeCloseTo(0.72 * 26 * (array.strings_per_inverter ?? 1), 6)
  expect(summary.warnings).toEqual([
    'module.iam_profile lets through 1.000 of the light at 60 deg, anti-reflective glass 0.963: iam.kind fresnel_ar is the careful choice, 1 to 2 % less energy',
    // The day of the fixture begins at 6, two hours after the sun.
    expect.stringMatching(/^6 rows with the sun up have no light at all/),
    'The weather covers 1.0 days: totals are not annual',
    expect.stringMatching(/ of the weather rows have no irradiance/),
  ])
})

test('a run with a name for an id is answered with the ids that it finds', async () => {
  const answer = await service.post('/api/run', { ...smallPlant(), module: { id: 'JAM66D45-600' } })
  const { detail } = (await answer.json()) as { detail: string }
  expect([answer.status, detail]).toEqual([404, expect.stringContaining('did you mean')])
  const [, meant = ''] = /did you mean '([^']+)'/.exec(detail) ?? []
  expect((await service.request(`/api/components/${meant}?kind=module`)).status).toBe(200)
  expect(meant).toContain('jam66d45_600')
  const unknown = await service.post('/api/run', { ...smallPlant(), module: { id: 'qqqq_xxxx' } })
  expect(((await unknown.json()) as { detail: string }).detail).not.toContain('did you mean')
})

test('returns 200 entries by default, and 1 to 1000 with limit', async () => {
  expect((await page('/api/library/modules')).entries).toHaveLength(200)
  expect((await page('/api/library/inverters?limit=1000')).entries).toHaveLength(1000)
  for (const limit of ['0', '1001', '1.5', 'x']) expect((await service.request(`/api/library/modules?limit=${limit}`)).status).toBe(422)
})

test('the plant in the README of the SDK is sound: no warning of its strings, DC power 1.1 to 1.3 times AC', async () => {
  const readme = readFileSync(join(import.meta.dir, '..', '..', '..', 'clients', 'typescript', 'README.md'), 'utf8')
  const queryOf = (list: string) => new RegExp(`${list}\\(\\{ q: '([^']+)', limit: 1 `).exec(readme)?.[1] ?? ''
  const [, modules_per_string, strings_per_inverter, n_inverters] = (
    /modules_per_string: (\d+), strings_per_inverter: (\d+), n_inverters: (\d+) }/.exec(readme) ?? []
  ).map(Number)
  const [module] = (await page<LibraryModule>(`/api/library/modules?limit=1&q=${queryOf('listModules')}`)).entries
  const [inverter] = (await page<LibraryInverter>(`/api/library/inverters?limit=1&q=${queryOf('listInverters')}`)).entries
  const { _meta, ...plant } = (await (await service.request('/api/defaults')).json()) as Record<string, object>
  const zurich = { latitude: 47.37, longitude: 8.55, elevation: 408, timezone: 1 }
  const year = (await (await service.request('/api/weather/tmy?latitude=47.37&longitude=8.55&fields=meta')).json()) as {
    meta: { id: string }
  }
  const { summary } = await runOf(
    await service.post('/api/run', {
      ...plant,
      array: { ...plant.array, modules_per_string, strings_per_inverter, n_inverters },
      site: { ...plant.site, ...zurich },
      weather: { id: year.meta.id },
      module: { id: module?.id },
      inverter: { id: inverter?.id },
      bifacial: null,
    }),
  )
  expect(summary.dc_ac_ratio).toBeWithin(1.1, 1.3)
  expect(summary.warnings.filter((warning) => /Strings|inverter|module/.test(warning))).toEqual([])
  expect(summary.specific_yield_kwh_per_kwp).toBeWithin(1000, 1500)
})

describe('pages', () => {
  test('follow each other by their Link headers, and the last one has none', async () => {
    const path = '/api/library/modules?q=TOPCon+bifacial%20700'
    const whole = await page<LibraryModule>(`${path}&limit=1000`)
    expect([whole.total, whole.next]).toEqual([whole.entries.length, null])
    const ids: string[] = []
    let pages = 0
    for (let next: string | null = `${path}&limit=20`; next !== null; pages++) {
      const { entries, total, next: following }: Page<LibraryModule> = await page(next)
      expect(total).toBe(whole.total)
      ids.push(...entries.map(({ id }) => id))
      next = following
    }
    expect(pages).toBe(Math.ceil(whole.total / 20))
    expect(ids).toEqual(whole.entries.map(({ id }) => id))
  })

  test('nothing found is an empty list with a total of 0', async () => {
    expect(await page('/api/library/inverters?q=nobody')).toEqual({ entries: [], total: 0, next: null })
  })

  test('an entry has the address of all that is known of it', async () => {
    for (const list of ['modules', 'inverters']) {
      const [entry] = (await page<{ id: string; href: string }>(`/api/library/${list}?q=sunpower%20spr&limit=1`)).entries
      const component = (await (await service.request(entry?.href ?? '')).json()) as { id: string; kind: string }
      expect([component.id, `${component.kind}s`]).toEqual([entry?.id ?? '', list])
    }
  })

  test('entries say how they match the power asked for: no Jinko has 900 W', async () => {
    const matchOf = async (q: string) => (await page<LibraryModule>(`/api/library/modules?limit=1&q=${q}`)).entries[0]?.number_match
    expect([await matchOf('jinko%20900'), await matchOf('jinko%20720'), await matchOf('jinko')]).toEqual(['nearest', 'power', null])
  })

  test('the words that match nothing are in a header, and only then', async () => {
    const wordsOf = async (q: string) => (await service.request(`/api/library/modules?q=${q}`)).headers.get('x-unmatched-words')
    expect(await wordsOf('eagle%20400%20swan')).toBe('eagle, swan')
    expect(await wordsOf('jinko%20900')).toBeNull()
    expect(await wordsOf('%E4%B8%AD%22eagle%0d%0a')).toBe('eagle')
  })

  test('a cursor of another query, of the other list, or a made-up one is refused', async () => {
    const { next } = await page('/api/library/modules?q=bifacial&limit=10')
    const cursor = new URL(`http://x${next}`).searchParams.get('cursor') ?? ''
    expect((await service.request(`/api/library/modules?q=bifacial&cursor=${cursor}`)).status).toBe(200)
    const refused = [`modules?q=mono&cursor=${cursor}`, `inverters?q=bifacial&cursor=${cursor}`, 'modules?cursor=x', 'modules?cursor=0-0']
    for (const query of refused) {
      const answer = await service.request(`/api/library/${query}`)
      const problem = await problemOf(answer)
      expect([answer.status, problem.code, problem.errors?.[0]?.field]).toEqual([422, 'validation_error', 'cursor'])
      expect(problem.detail).toContain('take it from the Link header of the page before')
    }
  })

  test('the SDK reads all pages as one sequence', async () => {
    const pvyield = createPvyield({
      baseUrl: 'http://localhost',
      fetch: Object.assign(async (request: Request | string | URL) => service.request(pathOf(request)), { preconnect: () => undefined }),
    })
    const found: string[] = []
    for await (const { id } of pvyield.allModules({ q: 'longi' })) found.push(id)
    const whole = await page<LibraryModule>('/api/library/modules?q=longi&limit=1000')
    expect(found.length).toBeGreaterThan(200)
    expect(found).toEqual(whole.entries.map(({ id }) => id))
    for await (const { manufacturer } of pvyield.allInverters({ q: 'sma 60' })) expect(manufacturer).toContain('SMA')
  })
})

function pathOf(request: Request | string | URL): string {
  const { pathname, search } = new URL(request instanceof Request ? request.url : request)
  return pathname + search
}
