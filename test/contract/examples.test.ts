import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { ORIGIN, signIn } from '../server/accounts/person.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { documentExamples } from './document-examples.ts'
import { storeReadersWeather } from './readers-weather.ts'
import { ANSWERS_FILE, recordAnswers, shapeOf } from './recorded-answers.ts'

let service: TestService
let cookie: string
let recorded: unknown
let withReaders: Awaited<ReturnType<typeof storeReadersWeather>>
beforeAll(async () => {
  service = await startTestService()
  recorded = await recordAnswers(service)
  withReaders = await storeReadersWeather(service)
  cookie = (await signIn(service, 'another.reader@example.com')).cookie
}, HANG_LIMIT_MILLIS)
afterAll(() => service.stop())

test.each(documentExamples().map((example) => [example.name, example] as const))(
  '%s: the example that the reference page fills in gets a success',
  async (_name, { operation, path, method, address, body }) => {
    const { parameters = [], security } = operation
    expect(parameters.filter(({ required, example }) => required === true && example === undefined).map(({ name }) => name)).toEqual([])
    const needsAccount = security.length === 1
    const credentials: Record<string, string> = needsAccount ? { cookie, origin: ORIGIN } : {}
    const headers = { 'content-type': 'application/json', ...credentials }
    const answer = await service.request(address, { method, headers, body: withReaders(body) })
    expect(answer.status).toBe({ '/api/auth/signout': 204, '/api/batches': 202 }[path] ?? 200)
  },
)

test('the answers that the reference page shows have the form of real ones: else run test/contract/record-answers.ts', () => {
  const shown: unknown = JSON.parse(readFileSync(ANSWERS_FILE, 'utf8'))
  expect(shapeOf(shown)).toEqual(shapeOf(recorded))
})
