import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../service.ts'

const BASE_URL = 'https://pv.example.com/solar'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ BASE_URL })
})
afterAll(() => service.stop())

async function page(): Promise<string> {
  const answer = await service.request('/')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
  return answer.text()
}

describe('the page at /', () => {
  test('has only relative links, all to existing addresses, and no script', async () => {
    const text = await page()
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
    for (const link of ['docs', 'openapi.json', 'api/defaults', 'api/health', 'api/ready']) expect(links).toContain(link)
    for (const link of links) {
      expect(link).not.toMatch(/^\/|:/)
      expect([link, (await service.request(`/${link}`)).status]).toEqual([link, 200])
    }
    expect(text).not.toMatch(/<script|\son\w+=/)
  })

  test('shows a first call that works without changes', async () => {
    const [, address = '', body = ''] =
      (await page()).match(/curl -sS (\S+) -H 'content-type: application\/json' \\\n\s+-d '([^']+)'/) ?? []
    expect(address).toBe(`${BASE_URL}/api/run/simple`)
    expect((await service.post(address.slice(BASE_URL.length), body)).status).toBe(200)
    expect((await service.post(`${address.slice(BASE_URL.length)}?columns=GlobInc,E_Grid`, body, { accept: 'text/csv' })).status).toBe(200)
  })

  test('without BASE_URL, shows the address that the server listens on', async () => {
    const plain = await startTestService({ PORT: '8123' })
    expect(await (await plain.request('/')).text()).toContain('curl -sS http://127.0.0.1:8123/api/run/simple')
    await plain.stop()
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
