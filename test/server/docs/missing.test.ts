import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../service.ts'

/** What Firefox and Chromium send when an address is opened. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const MISSING = ['/docs/nope', '/docs/nope/', '/docs/a/b/c', '/docs/assets/nope.css', '/docs/problems/nope', '/docs/%E0%A4%A', '/docs/<b>']

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test.each(['/docs', '/docs/reference', '/docs/iam', '/', '/signin'])('%s is shown whatever a link from a mail adds to it', async (path) => {
  const answer = await service.request(`${path}?utm_source=mail&fbclid=1`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toStartWith('text/html')
})

describe.each(MISSING)('%s', (path) => {
  test('a browser gets 404 with a page that has the search and links, all of which lead somewhere', async () => {
    const answer = await service.request(path, { headers: { accept: BROWSER } })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'accept',
    ])
    expect(html).toContain('<h1>This page does not exist</h1>')
    expect(html).toContain('<input id="search"')
    expect(html).not.toContain('<b>')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    const targets = [...main.matchAll(/href="([^"#]+)"/g), ...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/g)]
    expect(targets.length).toBeGreaterThan(6)
    for (const [, target = ''] of targets) {
      const { pathname } = new URL(target, `http://localhost${path}`)
      expect([pathname, (await service.request(pathname)).status]).toEqual([pathname, 200])
    }
  })

  test.each([[undefined], ['*/*'], ['application/json'], ['application/problem+json, text/html;q=0.5']])(
    'with Accept %p it is a problem',
    async (accept) => {
      const answer = await service.request(path, accept === undefined ? {} : { headers: { accept } })
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found'])
    },
  )
})

test.each([
  ['site.transpositon', 'site.transposition'],
  ['ghi', 'GlobHor'],
  ['transposition', 'site.transposition'],
  ['globeff', 'GlobEff'],
])('/docs/%s leads to %s', async (word, key) => {
  const html = await (await service.request(`/docs/${word}`, { headers: { accept: BROWSER } })).text()
  expect(html).toContain(`<a href="../docs/${key}"><code>${key}</code></a>`)
})

test('outside the documentation a browser gets the problem too', async () => {
  for (const path of ['/api/nope', '/docsnope', '/nope'])
    expect((await service.request(path, { headers: { accept: BROWSER } })).headers.get('content-type')).toBe('application/problem+json')
  expect(service.faults).toEqual([])
})
