import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../service.ts'

const BASE_URL = 'https://pv.example.com/solar'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ BASE_URL })
})
afterAll(() => service.stop())

const OF_BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } }

async function page(): Promise<string> {
  const answer = await service.request('/', OF_BROWSER)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
  return answer.text()
}

describe('the page at / for a browser', () => {
  test('has only relative links, all to existing addresses, and no script or style inside', async () => {
    const text = await page()
    const links = [...text.matchAll(/(?:href|src|data-\w+)="([^"#]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(true|false)$/.test(link))
    for (const link of ['docs', 'account', 'openapi.json', 'api/defaults', 'api/health', 'api/ready']) expect(links).toContain(link)
    for (const link of links) {
      expect(link).not.toMatch(/^\/|:/)
      expect([link, (await service.request(`/${link.replace('./', '')}`)).status]).toEqual([link, 200])
    }
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
  })

  test('runs the scripts of this server alone, and so does its worker', async () => {
    const policy = (await service.request('/', OF_BROWSER)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/)
    const [, worker = ''] = /data-worker="([^"]+)"/.exec(await page()) ?? []
    expect((await service.request(`/${worker}`)).headers.get('content-security-policy')).toBe("default-src 'self'")
  })

  test('has files that browsers may keep for ever, in each encoding with the same content', async () => {
    const files = [...(await page()).matchAll(/"((?:console|pages)\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.map((file) => file.split('.').at(-1)).sort()).toEqual(['bin', 'css', 'css', 'css', 'js', 'js', 'txt'])
    for (const file of files) {
      const plain = await service.request(`/${file}`)
      expect([file, plain.headers.get('cache-control')]).toEqual([file, 'public, max-age=31536000, immutable'])
      const bytes = Buffer.from(await plain.arrayBuffer())
      const unpack = { gzip: Bun.gunzipSync, zstd: Bun.zstdDecompressSync }
      for (const encoding of ['gzip', 'zstd'] as const) {
        const packed = await service.request(`/${file}`, { headers: { 'accept-encoding': encoding } })
        expect([file, packed.headers.get('content-encoding')]).toEqual([file, encoding])
        expect(Buffer.from(unpack[encoding](new Uint8Array(await packed.arrayBuffer()))).equals(bytes)).toBe(true)
      }
    }
    expect((await service.request('/console/main-old.js')).status).toBe(404)
    expect((await service.request('/console/..%2Fpage.ts')).status).toBe(404)
  })
})

describe('the page at / for a program', () => {
  test.each([undefined, '*/*', 'text/plain', 'application/json'])('that sends Accept %p is a text', async (accept) => {
    const answer = await service.request('/', accept === undefined ? {} : { headers: { accept } })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'accept, accept-encoding',
    ])
  })

  test('shows a first call that works without changes', async () => {
    const text = await (await service.request('/')).text()
    const [, address = '', body = ''] = text.match(/curl -sS (\S+) -H 'content-type: application\/json' \\\n\s+-d '([^']+)'/) ?? []
    expect(address).toBe(`${BASE_URL}/api/run/simple`)
    expect((await service.post(address.slice(BASE_URL.length), body)).status).toBe(200)
    expect((await service.post(`${address.slice(BASE_URL.length)}?columns=GlobInc,E_Grid`, body, { accept: 'text/csv' })).status).toBe(200)
  })

  test('without BASE_URL, shows the address that the server listens on', async () => {
    const plain = await startTestService({ PORT: '8123' })
    expect(await (await plain.request('/')).text()).toContain('curl -sS http://127.0.0.1:8123/api/run/simple')
    await plain.stop()
  })

  test('where runs need an account, says first how to get a key', async () => {
    const metered = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', PORT: '8123' })
    const text = await (await metered.request('/')).text()
    expect(text).toContain('Sign in at http://127.0.0.1:8123/signin')
    expect(text).toContain("-H 'authorization: Bearer YOUR_KEY'")
    await metered.stop()
  })
})

test('browsers get an icon, and robots.txt excludes the API from crawling', async () => {
  const icon = await service.request('/favicon.ico')
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await icon.text()).toStartWith('<svg xmlns="http://www.w3.org/2000/svg"')
  const robots = await service.request('/robots.txt')
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain'])
  expect((await robots.text()).split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /v1/']))
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
