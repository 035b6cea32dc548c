import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { askForLink, ORIGIN, type Person, signIn, TERMS_VERSION } from './person.ts'

/** A page of another site makes its visitors' browsers call what changes an account, or sends a mail. */

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
}

const { paths } = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
/** Signed by the provider of payments, whose requests have no cookie. */
const SIGNED = ['receivePaymentEvent']
const changes = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([method, { tags, security, operationId }]) => {
      const isOfAccounts = tags.includes('Account') || security.length > 0
      return ['post', 'put', 'patch', 'delete'].includes(method) && isOfAccounts && !SIGNED.includes(operationId)
    })
    .map(([method, { operationId }]) => [operationId, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const),
)
const FOREIGN = ['https://evil.example', 'null', `${ORIGIN}.evil.example`, `${ORIGIN}:8443`, 'not an address']

let service: TestService
let ada: Person
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', RETURN_URL: 'https://app.example.com/home' })
  ada = await signIn(service, 'ada@example.com')
  await ada.makeKey()
})
afterAll(() => service.stop())

/** What an account has. */
const stateOf = async ({ call }: Person) =>
  Promise.all(['/api/me', '/api/keys', '/api/runs', '/api/me/events'].map(async (path) => (await call('GET', path)).json()))

test('operations of accounts that change something are known', () => {
  const ids = changes.map(([id]) => id)
  for (const id of [
    'startSignIn',
    'signIn',
    'signOut',
    'deleteMe',
    'setLogo',
    'createKey',
    'revokeKey',
    'startTopUp',
    'createRun',
    'sendFeedback',
  ])
    expect(ids).toContain(id)
})

describe('with a session', () => {
  test.each(changes)('%s (%s %s) is refused from every other origin, and changes nothing', async (_id, method, path) => {
    const before = await stateOf(ada)
    for (const origin of [...FOREIGN, 'https://app.example.com']) {
      const headers = { cookie: ada.cookie, origin, 'content-type': 'application/json' }
      const refused = await problemOf(await service.request(path, { method, headers, ...(method !== 'DELETE' && { body: '{}' }) }))
      expect([origin, refused.status, refused.code]).toEqual([origin, 403, 'forbidden'])
    }
    expect(await stateOf(ada)).toEqual(before)
  })
})

describe('without a session', () => {
  const wish = { email: 'victim@example.com', accept_terms: true, terms_version: TERMS_VERSION }

  test('a page of another site sends no mail to anybody, and uses up nobody’s links', async () => {
    const before = service.lines.length
    for (const origin of [...FOREIGN, 'https://app.example.com']) {
      const refused = await problemOf(await service.post('/api/auth/start', wish, { origin }))
      expect([origin, refused.status, refused.detail]).toEqual([
        origin,
        403,
        'A page of another site may not ask for a link: send its visitors to /signin',
      ])
    }
    expect(service.lines.slice(before).filter((line) => line.includes('mail'))).toEqual([])
  })

  test('a page of this server and a program ask for a link', async () => {
    expect((await service.post('/api/auth/start', wish, { origin: ORIGIN })).status).toBe(200)
    expect(await askForLink(service, 'program@example.com')).toMatch(/^[\w-]{43}$/)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
