import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestService, type TestService } from '../service.ts'

const SERVER = join(import.meta.dir, '..', '..', '..', 'server')

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test('the reference page has no script of its own, and its policy allows what it loads', async () => {
  const answer = await service.request('/docs/reference')
  const page = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=/)
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("connect-src 'self'")
  const addresses = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses).toEqual(['/docs/assets/swagger-ui.css', '/docs/assets/swagger-ui-bundle.js', '/docs/assets/reference.js'])
  for (const address of addresses) {
    const { status, headers } = await service.request(address)
    expect([address, status, headers.get('content-type')]).toEqual([address, 200, expect.stringMatching(/^text\/(css|javascript);/)])
  }
})

test('the policy of every page allows its own style block and no other', async () => {
  for (const path of ['/docs/reference']) {
    const answer = await service.request(path)
    const [, style = ''] = (await answer.text()).match(/<style>(.*?)<\/style>/s) ?? []
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).not.toContain('unsafe')
  }
})

test('the files of the reference page are those of the dev dependency', async () => {
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'swagger-ui-bundle.js.LICENSE.txt']) {
    const original = readFileSync(Bun.resolveSync(`swagger-ui-dist/${file}`, SERVER))
    // Twice: the second answer comes from what the first one made.
    for (const [encoding, inflate] of [
      [null, (bytes: Uint8Array<ArrayBuffer>) => bytes],
      ['gzip', Bun.gunzipSync],
      ['zstd', Bun.zstdDecompressSync],
    ] as const)
      for (let time = 0; time < 2; time++) {
        const answer = await service.request(`/docs/assets/${file}`, { headers: encoding === null ? {} : { 'accept-encoding': encoding } })
        const bytes = inflate(new Uint8Array(await answer.arrayBuffer()))
        expect([file, answer.headers.get('content-encoding'), Buffer.compare(bytes, original)]).toEqual([file, encoding, 0])
      }
  }
  expect((await service.request('/docs/assets/constructor')).status).toBe(404)
})

test('no package that the server needs at run time reports its installation', () => {
  const { dependencies } = JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies)).not.toContain('swagger-ui-dist')
})
