import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicUrl } from '../../../server/public-url.ts'
import { startTestService } from '../service.ts'

test.each([
  ['', '127.0.0.1', 8090, 'http://127.0.0.1:8090'],
  ['', '0.0.0.0', 8090, 'http://127.0.0.1:8090'],
  ['', '::', 8090, 'http://127.0.0.1:8090'],
  ['', '::1', 8090, 'http://[::1]:8090'],
  ['', 'pv.local', 80, 'http://pv.local:80'],
  ['https://pv.example.com/solar', '0.0.0.0', 8090, 'https://pv.example.com/solar'],
])('BASE_URL=%p HOST=%s PORT=%d is called at %s', (baseUrl, host, port, url) => {
  expect(publicUrl({ baseUrl, host, port })).toBe(url)
})

describe.each([
  [{ PORT: '8123' }, 'http://127.0.0.1:8123'],
  [{ BASE_URL: 'https://pv.example.com/solar' }, 'https://pv.example.com/solar'],
])('a service with %p', (environment, url) => {
  test(`shows commands with ${url} on every page, and none with the address of the sources`, async () => {
    const service = await startTestService(environment as Record<string, string>)
    try {
      const textOf = async (path: string) => (await service.request(path)).text()
      const entries = JSON.parse(await textOf('/api/docs')) as { key: string; page: string }[]
      const keys = entries.filter(({ key, page }) => key === page).map(({ key }) => key)
      const paths = ['/', '/docs', '/docs/reference', '/llms.txt', '/llms-full.txt', '/openapi.json', '/docs/errors/not_found']
      let curls = 0
      for (const path of [...paths, ...keys.flatMap((key) => [`/docs/${key}`, `/api/docs/${key}.md`, `/api/docs/${key}`])]) {
        const text = await textOf(path)
        expect([path, text.includes('http://127.0.0.1:8080')]).toEqual([path, false])
        for (const [, address = ''] of text.matchAll(/\bcurl -sS (?:'|&#39;|&#x27;)?([^ ]*)/g)) {
          curls++
          expect([path, address.startsWith(`${url}/`)]).toEqual([path, true])
        }
      }
      expect(curls).toBeGreaterThan(40)
    } finally {
      await service.stop()
    }
  })
})

test('the pages in the repository name the address that is replaced', () => {
  const page = readFileSync(join(import.meta.dir, '..', '..', '..', 'docs', 'pages', 'guides', 'simple_run.md'), 'utf8')
  expect(page).toContain('http://127.0.0.1:8080/api/run/simple')
})
