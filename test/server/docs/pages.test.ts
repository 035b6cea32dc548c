import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALSO_CALLED } from '@pvyield/contract/also-called'
import { makeManifest } from '../../../server/docs/manifest.ts'
import { pageMarkdown, placeholderMarkdown } from '../../../server/docs/page-markdown.ts'
import { leadOf } from '../../../server/docs/site.ts'
import { PROBLEMS } from '../../../server/http/problem.ts'
import { startTestService, type TestService } from '../service.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const contract = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8'))

interface Entry {
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly page: string
  readonly is_written: boolean
}

let service: TestService
let entries: readonly Entry[]
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
  entries = (await (await service.request('/api/docs')).json()) as Entry[]
})
afterAll(() => service.stop())

const textOf = async (path: string): Promise<string> => (await service.request(path)).text()

test('the lead of a page is its first sentence, also where it begins with code', () => {
  const lead = (body: string) => leadOf({ body })
  expect(lead('`POST /api/x` does one thing. Then another.\n\nWith `y` it does more.')).toBe('POST /api/x does one thing.')
  expect(lead('```curl\ncurl x\n```\n\n[A link](a.md) first: it is.')).toBe('A link first.')
})

describe('GET /api/docs', () => {
  test('lists keys of every kind, each once', () => {
    const keys = entries.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const kinds = ['section', 'field', 'option', 'stage', 'row', 'series', 'summary', 'error', 'finding', 'guide']
    expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual(kinds.sort())
    const wanted = ['site', 'site.transposition', 'site.transposition.perez', 'stage.optics', 'row.iam', 'GlobEff', 'summary.monthly.pr']
    for (const key of [...wanted, 'error.not_found', 'finding.wind_assumed', 'simple_run', 'simple_run.gcr']) expect(keys).toContain(key)
  })

  test('an option has the page of its field', () => {
    expect(entries.find(({ key }) => key === 'site.transposition.perez')?.page).toBe('stage.irradiance')
  })
})

describe('a page', () => {
  test('as JSON and as Markdown, with addresses instead of files', async () => {
    const page = (await (await service.request('/api/docs/site.transposition')).json()) as Record<string, unknown>
    const markdown = await service.request('/api/docs/site.transposition.md')
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([200, 'text/plain'])
    expect(page).toMatchObject({ key: 'site.transposition', kind: 'field', is_written: true, href: '/docs/site.transposition' })
    expect(page.keys).toEqual(expect.arrayContaining(['site.transposition', 'GlobInc']))
    expect(page.markdown).toBe(await markdown.text())
    expect(page.markdown).toStartWith('# Transposition to the plane\n')
    expect(page.markdown).toContain('| `site.transposition` | string |  | `"perez"` | `perez`, ')
    expect(page.markdown).not.toContain('<!--')
  })

  test('says what other tools call its keys, with a note where the value differs, and which headings of a file are read', async () => {
    const rows = await textOf('/api/docs/array.gcr.md')
    expect(rows).toContain('| `array.gcr` | SAM | `subarray1_gcr` |  |')
    expect(rows).toContain('| `array.gcr` | PlantPredict | `post_to_post_spacing` | pitch is collector_width_m / gcr |')
    expect(await textOf('/api/docs/GlobInc.md')).toContain('| `GlobInc` | pvlib | `poa_global` |  |')
    const columns = await textOf('/api/docs/weather.ghi_wm2.md')
    expect(columns).toMatch(/\| `weather\.ghi_wm2` \| ghi, gh, .*rayonnement global/)
    expect(rows).not.toContain('## Headings in files')
  })

  test('is the same for every key that shares it', async () => {
    expect(await textOf('/api/docs/GlobInc.md')).toBe(await textOf('/api/docs/row.glob_inc.md'))
    expect(await textOf('/api/docs/simple_run.md')).toContain('/api/run/simple')
  })

  test('a key that does not exist is 404, and so are figures and files', async () => {
    for (const path of ['/api/docs/site.albedo', '/api/docs/site.albedo.md', '/docs/site.albedo', '/api/docs/figures/none.svg']) {
      const answer = await service.request(path)
      expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([path, 404, 'not_found'])
    }
    expect((await service.request('/api/docs/figures/..%2f..%2fplants%2fracks.json')).status).toBe(404)
  })

  test.each([
    ['soiling', 'site.soiling_monthly'],
    ['site.transpositon', 'site.transposition'],
    ['perez', 'site.transposition.perez'],
  ])('the key %s, which does not exist, is answered with %s', async (key, meant) => {
    const { detail } = (await (await service.request(`/api/docs/${key}`)).json()) as { detail: string }
    expect(detail).toContain(`'${meant}'`)
  })

  test('without a file, a key gets a placeholder with what the document says', () => {
    const key = makeManifest().get('site.elevation')
    if (key === undefined) throw new Error('no key site.elevation')
    const text = placeholderMarkdown(key)
    expect(text).toContain('This key has no page yet.')
    expect(text).toContain('| `site.elevation` | number | m | `0` | from -450 to 9000 |')
  })

  test('links to files become addresses below the prefix', () => {
    const page = {
      path: 'site/x.md',
      title: 'X',
      keys: ['site'],
      alsoCalled: [],
      body: 'See [a](../array/rows.md#gcr), ![b](../figures/c.svg), [d](https://e.f).',
    }
    const keyOf = (path: string) => (path === 'array/rows.md' ? 'array.gcr' : null)
    expect(pageMarkdown(page, [], keyOf, '/solar')).toBe(
      '# X\n\nSee [a](/solar/docs/array.gcr#gcr), ![b](/solar/api/docs/figures/c.svg), [d](https://e.f).\n',
    )
  })
})

test('every problem has a page at its type, one of its key in the browser and one as Markdown, all with the same words', async () => {
  const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"')
  for (const [code, { status, title, meaning }] of Object.entries(PROBLEMS)) {
    const pages = await Promise.all([`/docs/problems/${code}`, `/docs/error.${code}`, `/api/docs/error.${code}.md`].map(textOf))
    for (const page of pages)
      for (const words of [title, meaning, String(status)]) expect([code, plain(page).includes(words)]).toEqual([code, true])
  }
})

test('figures are SVG that loads nothing', async () => {
  const figure = await service.request('/api/docs/figures/iam_curves.svg')
  expect([figure.status, figure.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(figure.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await figure.text()).toStartWith('<svg ')
})

test('patch notes are the change log', async () => {
  const notes = await service.request('/api/patch-notes')
  expect([notes.status, notes.headers.get('content-type')]).toEqual([200, 'text/plain'])
  expect(await notes.text()).toBe(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))
})

describe('the site', () => {
  test('every page has no inline script, and only links that lead somewhere', async () => {
    const firsts = [...new Set(entries.map(({ page }) => page))]
    const paths = ['/docs', ...firsts.map((key) => `/docs/${key}`)]
    const targets = new Map<string, string>()
    for (const path of paths) {
      const answer = await service.request(path)
      const html = await answer.text()
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|<style/)
      expect(html.match(/<h1/g)).toHaveLength(1)
      for (const [, link = ''] of html.matchAll(/(?:href|src)="([^"#]+)/g)) {
        expect([path, link]).toEqual([path, expect.not.stringMatching(/^\//)])
        targets.set(new URL(link, `http://localhost${path}`).href, path)
      }
    }
    const keys = new Set(entries.map(({ key }) => key))
    for (const [target, path] of targets) {
      const { origin, pathname } = new URL(target)
      const [, key = ''] = /^\/docs\/([\w.]+)$/.exec(pathname) ?? []
      if (origin !== 'http://localhost' || keys.has(key)) continue
      expect([path, pathname, (await service.request(pathname)).status]).toEqual([path, pathname, 200])
    }
    expect(targets.size).toBeGreaterThan(500)
  })

  test('names of keys in the text are links', async () => {
    const html = await textOf('/docs/chain')
    expect(html).toContain('<a href="../docs/row.iam"><code>row.iam</code></a>')
    expect(html).toContain('<a href="../docs/site.transposition"><code>site.transposition</code></a>')
  })
})

describe('GET /api/docs?q=', () => {
  const search = async (words: string) =>
    (await (await service.request(`/api/docs?q=${encodeURIComponent(words)}`)).json()) as (Entry & {
      instead?: string
      is_named: boolean
    })[]

  test('every key finds itself', async () => {
    for (const { key } of entries.filter((_, k) => k % 20 === 0)) {
      const found = await search(key)
      expect([key, found.filter(({ is_named }) => is_named).map((one) => one.key.toLowerCase())]).toEqual([
        key,
        expect.arrayContaining([key.toLowerCase()]),
      ])
    }
  })

  test.each([
    ['poa_global', 'GlobInc'],
    ['EArrMPP', 'EArrMPP'],
    ['subarray1_gcr', 'array.gcr'],
    ['post_to_post_spacing', 'array.gcr'],
    ['capacity_factor_ac', 'summary.capacity_factor'],
    ['annual_poa_soiling_loss_percent', 'row.soiling'],
    ['mppt_low_inverter', 'inverter.v_mppt_min_v'],
    ['DiffSInc', 'DifSInc'],
    ['P90', 'uncertainty'],
    ['performance ratio', 'summary.performance_ratio'],
  ])('%s is %s', async (words, key) => {
    expect((await search(words))[0]).toMatchObject({ key, is_named: true })
  })

  test('words of a page lead to it; words that nothing matches are corrected, and words near to nothing find nothing', async () => {
    expect((await search('shade of trees')).map(({ key }) => key)).toContain('scenes')
    expect((await search('albdo'))[0]).toMatchObject({ key: 'site.albedo_monthly', instead: 'albedo' })
    expect(await search('xyzzy')).toEqual([])
    expect(await search(' ')).toHaveLength(entries.length)
    expect((await service.request(`/api/docs?q=${'x'.repeat(201)}`)).status).toBe(422)
  })
})

/** Names of a value that several models of a module or inverter have under keys of their own. */
const OF_SEVERAL_MODELS = 'alpha_sc gamma_pdc gamma_pmp paco r_s r_sh_ref temp_coeff'.split(' ')

test('every name of another program leads to a key that exists, and in a section to one alone', () => {
  const keys = makeManifest()
  expect(ALSO_CALLED.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual([])
  const sections = new Map<string, Set<string>>()
  for (const { key, names } of ALSO_CALLED)
    for (const name of names) {
      const place = `${key.slice(0, key.lastIndexOf('.') + 1)} ${name.toLowerCase()}`
      sections.set(place, new Set([...(sections.get(place) ?? []), key]))
    }
  const several = [...sections].flatMap(([place, found]) => (found.size > 1 ? [place.split(' ').slice(1).join(' ')] : []))
  expect(several.sort()).toEqual(OF_SEVERAL_MODELS)
})

describe('for programs that read text', () => {
  test('a request written from llms.txt works, and its links lead somewhere', async () => {
    const text = await textOf('/llms.txt')
    const [, body = ''] = /-d '(.*)'/.exec(text) ?? []
    const answer = await service.post('/api/run/simple', body)
    expect([answer.status, ((await answer.json()) as { summary: { e_grid_kwh: number } }).summary.e_grid_kwh > 0]).toEqual([200, true])
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(60)
    for (const link of links) expect([link, (await service.request(link)).status]).toEqual([link, 200])
  })

  test('a full run written from llms.txt works in each of its forms', async () => {
    const text = await textOf('/llms.txt')
    const [, section = ''] = /^## A full run\n(.*?)^## /ms.exec(text) ?? []
    const [, year = ''] = /^ {4}curl -sS '[^/]*\/\/[^/]*([^']*)'$/m.exec(section) ?? []
    const { meta } = JSON.parse(await textOf(year)) as { meta: { id: string; elevation: number; timezone: number } }
    const [, body = ''] = /^ {4}curl -sS \S*\/api\/run .*-d '(.*)'$/m.exec(section) ?? []
    const plant = JSON.parse(body.replace('META_ID', meta.id))
    expect(plant.site).toMatchObject({ elevation: meta.elevation, timezone: meta.timezone })
    const { required } = contract.components.schemas.RunRequest as { required: string[] }
    for (const name of required) expect(section.split('The first makes')[0]).toContain(`\`${name}\``)
    expect(Object.keys(plant).sort()).toEqual([...required].sort())

    const [, sizeBody = ''] = /\/api\/size` with `([^`]*)`/.exec(section) ?? []
    const sized = (await (await service.post('/api/size', sizeBody)).json()) as { array_patch: Record<string, number> }
    const own = Object.fromEntries(
      [...section.matchAll(/`"(module|inverter)": (\{[^`]*\})`/g)].map(([, name = '', section = '']) => [name, JSON.parse(section)]),
    )
    expect(Object.keys(own)).toEqual(['module', 'inverter'])
    const simple = await service.post('/api/run/simple', { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })
    const { request } = (await simple.json()) as { request: object }
    const { _meta, ...defaults } = JSON.parse(await textOf('/api/defaults'))
    const requests = [plant, { ...plant, ...own }, { ...plant, array: { ...plant.array, ...sized.array_patch } }, request, defaults]
    for (const request of requests) {
      const answer = (await (await service.post('/api/run', request)).json()) as { summary?: { e_grid_kwh: number; warnings: string[] } }
      expect([answer, (answer.summary?.e_grid_kwh ?? 0) > 0]).toEqual([expect.objectContaining({ summary: expect.anything() }), true])
      expect(answer.summary?.warnings.filter((warning) => /elevation|timezone|latitude/.test(warning))).toEqual([])
    }
    for (const [, path = ''] of section.matchAll(/`GET (\/[^`]*)`/g))
      expect([path, (await service.request(path)).status]).toEqual([path, 200])
    for (const [, path = ''] of section.matchAll(/`(?:POST )?(\/api\/parse-\w+)`/g)) expect(Object.keys(contract.paths)).toContain(path)
  })

  test('no two pages of llms.txt have the same title', async () => {
    const titles = [...(await textOf('/llms.txt')).matchAll(/^- \[(.*)\]\(/gm)].map(([, title = '']) => title)
    expect(titles.length).toBeGreaterThan(60)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('llms-full.txt has every page once', async () => {
    const text = await textOf('/llms-full.txt')
    for (const title of ['# Transposition to the plane', '# Reading the loss diagram', '# Storage and load'])
      expect([title, text.split(`${title}\n`).length - 1]).toEqual([title, 1])
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})

describe('a slash too many', () => {
  test.each([
    ['/docs/', '/docs'],
    ['/docs/simple_run/', '/docs/simple_run'],
    ['/docs/simple_run/?q=a%2Fb', '/docs/simple_run?q=a%2Fb'],
    ['/docs/reference/', '/docs/reference'],
  ])('%s leads to %s, for which the links of the page are made', async (path, wanted) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await service.request(path, { method })
      const location = headers.get('location') ?? ''
      expect([status, location]).toEqual([308, expect.stringMatching(/^\.\.\/[^/]/)])
      expect(new URL(location, `http://127.0.0.1:8080${path}`).href).toBe(`http://127.0.0.1:8080${wanted}`)
    }
  })

  test.each([
    '/docs//',
    '/docs//evil.com',
    '/docs//evil.com/',
    '//evil.com/',
    '/docs/\\\\evil.com/',
    '/docs/%2fevil.com/',
    '/docs/nope/',
    '/api/health/',
  ])('%s leads nowhere', async (path) => expect((await service.request(path)).headers.get('location')).toBeNull())
})
