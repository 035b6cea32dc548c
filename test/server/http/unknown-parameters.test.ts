import { afterAll, beforeAll, expect, test } from 'bun:test'
import { routes } from '@pvyield/contract/routes'
import { ORIGIN, signIn } from '../accounts/person.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
/** Session of an account, for the operations that need one. */
let session: Record<string, string>
beforeAll(async () => {
  service = await startTestService()
  session = { cookie: (await signIn(service, 'ada@example.com')).cookie, origin: ORIGIN }
})
afterAll(() => service.stop())

/** A value that each path parameter accepts. */
const IN_PATH: Readonly<Record<string, string>> = { stage: 'thermal' }

/** Pages for people ignore what a link from a mail adds: test/server/docs/missing.test.ts. */
const PAGES = ['/docs', '/docs/reference']

test.each(
  routes
    .filter(({ path }) => !PAGES.includes(path))
    .map(({ method, path, auth, parameters }) => [method.toUpperCase(), path, auth === 'required', parameters.query?.names ?? []] as const),
)('%s %s refuses an unknown query parameter by its name', async (method, path, needsAccount, known) => {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => IN_PATH[name] ?? 'run_x')
  const body = method === 'GET' ? null : '{}'
  const headers = { ...(needsAccount && session), ...(body !== null && { 'content-type': 'application/json' }) }
  const answer = await service.request(`${at}?no_such_name=1`, { method, headers, body })
  const { errors = [] } = await problemOf(answer)
  expect(answer.status).toBe(422)
  const unknown = errors.find(({ field }) => field === 'no_such_name')
  expect(unknown?.allowed).toEqual([...known])
  expect(unknown?.message).toStartWith('Extra inputs are not permitted. ')
})

test('the refusal of a misspelled parameter names the one that was meant', async () => {
  const { errors } = await problemOf(await service.request('/api/library/modules?limt=5'))
  expect(errors?.map(({ field, did_you_mean, message }) => [field, did_you_mean, message])).toEqual([
    ['limt', 'limit', 'Extra inputs are not permitted. Did you mean limit?'],
  ])
})

test('an empty query is none', async () => {
  for (const path of ['/api/defaults?', '/api/health?', '/api/library/modules?']) expect((await service.request(path)).status).toBe(200)
})
