import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AcceptedStudy, ApiKey, NewWebhook, Problem, Project, SimpleRunAnswer, SweepAnswer } from '@pvyield/contract/schemas'
import { askForLink, type Person, signIn, useLink } from './accounts/person.ts'
import { startTestService, type TestService } from './service.ts'

/**
 * What an operation has to do with accounts. A new operation needs its line here.
 * - `open`: answers everyone the same; a wrong key is refused all the same.
 * - `unseen`: looks at no key.
 * - `own`: acts on the account of the caller, and on nothing else.
 * - `id`: its path has the id of something that belongs to an account; for everyone else the id does
 *   not exist.
 */
type Reach = 'open' | 'unseen' | 'own' | { readonly id: (of: Belongings) => string }

const OPERATIONS: Readonly<Record<string, Reach>> = {
  createRun: 'open',
  createRunV1: 'open',
  createSimpleRun: 'open',
  getSimpleRun: 'open',
  createSimpleRunV1: 'open',
  expandSimpleRun: 'open',
  listRuns: 'own',
  cancelRun: { id: ({ runId }) => runId },
  labelRun: { id: ({ runId }) => runId },
  deleteRun: { id: ({ runId }) => runId },
  getRun: { id: ({ runId }) => runId },
  getRunV1: { id: ({ runId }) => runId },
  getRunSeriesCsv: { id: ({ runId }) => runId },
  getRunSeriesArrow: { id: ({ runId }) => runId },
  getRunReport: { id: ({ runId }) => runId },
  compareRuns: 'open', // the stored runs that it names: test/server/runs/compare.test.ts
  testPerformance: 'open', // the stored run that it names: test/server/runs/performance.test.ts
  assessUncertainty: 'open',
  createSweep: 'open',
  createOptimisation: 'open',
  createBatch: 'open',
  listStudies: 'own',
  getStudy: { id: ({ studyId }) => studyId },
  deleteStudy: { id: ({ studyId }) => studyId },
  getStudyEvents: { id: ({ studyId }) => studyId },
  getStudyCsv: { id: ({ studyId }) => studyId },
  getStudyArrow: { id: ({ studyId }) => studyId },
  createProject: 'own',
  listProjects: 'own',
  getProject: { id: ({ projectId }) => projectId },
  changeProject: { id: ({ projectId }) => projectId },
  deleteProject: { id: ({ projectId }) => projectId },
  // Their variants, with the ids of another project too: test/server/projects/projects.test.ts
  addVariant: { id: ({ projectId }) => projectId },
  getVariant: { id: ({ projectId }) => projectId },
  changeVariant: { id: ({ projectId }) => projectId },
  deleteVariant: { id: ({ projectId }) => projectId },
  compareVariants: { id: ({ projectId }) => projectId },
  runProject: { id: ({ projectId }) => projectId },
  shareProject: { id: ({ projectId }) => projectId },
  unshareProject: { id: ({ projectId }) => projectId },
  getSharedProject: 'open',
  getSharedVariant: 'open',
  getStudyLines: { id: ({ batchId }) => batchId },
  scoreTree: 'open',
  describeTree: 'open',
  getIamCurve: 'open',
  getDefaults: 'open',
  getRunSchema: 'open',
  getSceneSchema: 'open',
  validateScene: 'open',
  exportSceneGlb: 'open',
  exportScenePvc: 'open',
  exportSceneShd: 'open',
  solveSceneDay: 'open',
  drawSceneDay: 'open',
  listSceneExamples: 'open',
  getSceneExample: 'open',
  drawSceneExample: 'open',
  listDemos: 'open',
  getDemo: 'open',
  solveDemoDay: 'open',
  getPricing: 'open',
  getPricingV1: 'open',
  startSignIn: 'open',
  showSignInLink: 'open',
  signIn: 'open',
  signOut: 'own',
  getTerms: 'open',
  sendFeedback: 'open',
  getMe: 'own',
  deleteMe: 'own',
  acceptTerms: 'own',
  setBudget: 'own',
  setProfile: 'own',
  getLogo: 'own',
  setLogo: 'own',
  deleteLogo: 'own',
  setPreference: 'own',
  deletePreference: 'own',
  listSecurityEvents: 'own',
  exportMe: 'own',
  listUsage: 'own',
  startTopUp: 'own',
  startMonthly: 'own',
  openPortal: 'own',
  confirmCheckout: 'own',
  syncBilling: 'own',
  receivePaymentEvent: 'open',
  listKeys: 'own',
  createKey: 'own',
  revokeKey: { id: ({ key }) => key.id },
  listWebhooks: 'own',
  createWebhook: 'own',
  getWebhook: { id: ({ webhookId }) => webhookId },
  changeWebhook: { id: ({ webhookId }) => webhookId },
  deleteWebhook: { id: ({ webhookId }) => webhookId },
  confirmWebhook: { id: ({ webhookId }) => webhookId },
  testWebhook: { id: ({ webhookId }) => webhookId },
  rotateWebhookSecret: { id: ({ webhookId }) => webhookId },
  listWebhookDeliveries: { id: ({ webhookId }) => webhookId },
  listModules: 'open',
  listInverters: 'open',
  parsePan: 'open',
  parseHorizon: 'open',
  parseOnd: 'open',
  parseScene: 'open',
  parseHours: 'open',
  parseMeasured: 'open',
  parseProject: 'open',
  listComponents: 'open',
  getComponent: 'open',
  sizePlant: 'open',
  getTypicalYear: 'open',
  checkWeather: 'open',
  fetchWeather: 'open',
  compareWeather: 'open',
  makeSyntheticWeather: 'open',
  parseWeather: 'open',
  getHorizon: 'open',
  findPlaces: 'open',
  scaleWeather: 'open',
  correlateWeather: 'open',
  selectTypicalYear: 'open',
  estimateSiteMonthly: 'open',
  getHealth: 'unseen',
  getReady: 'unseen',
  getOpenapi: 'open',
  listDocs: 'open',
  getDocs: 'open',
  getDocsMarkdown: 'open',
  getDocsFigure: 'open',
  getPatchNotes: 'open',
  getLlmsText: 'open',
  getDocsHome: 'open',
  getReferencePage: 'open',
  getMetrics: 'unseen',
}

interface DocumentOperation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly example?: unknown; readonly examples?: Readonly<Record<string, { $ref: string }>> }>
    >
  }
}

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, DocumentOperation>>
  components: { examples: Record<string, { value: unknown }> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
)
const reached = operations.map((operation) => [operation.operationId, operation, OPERATIONS[operation.operationId]] as const)
const changing = reached.filter(([, { method }, reach]) => method !== 'GET' && reach !== 'unseen')

/** Something of the first account, whose ids and texts no other may see. */
interface Belongings {
  readonly key: ApiKey
  readonly runId: string
  readonly studyId: string
  readonly webhookId: string
  readonly projectId: string
  readonly batchId: string
  readonly marks: readonly string[]
}

let service: TestService
let ada: Person
let of: Belongings
let eve: Person
let eveKey: string
let revokedKey: string
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000', WEBHOOKS: 'any' })
  ada = await signIn(service, 'ada.mark@example.com')
  const { key: secret, ...key } = await ada.makeKey('label of the first account')
  await ada.call('PUT', '/api/me/profile', { name: 'name of the first account', business_name: 'business of the first account' })
  const { account_id: id } = (await (await ada.call('GET', '/api/me')).json()) as { account_id: string }
  const body = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, include_series: true }
  const { links } = (await (await ada.call('POST', '/api/run/simple', body)).json()) as SimpleRunAnswer
  const runId = links.run?.split('/').at(-1) ?? ''
  const sweep = { base: body, axes: [{ path: 'tilt_deg', values: [20, 30] }] }
  const studied = (await (await ada.call('POST', '/api/sweep', sweep)).json()) as SweepAnswer
  const studyId = studied.links?.study.split('/').at(-1) ?? ''
  const batch = (await (await ada.call('POST', '/api/batches', { requests: [{ ...body, include_series: false }] })).json()) as AcceptedStudy
  const batchId = batch.study_id
  const webhook = (await (await ada.call('POST', '/api/webhooks', { url: 'http://127.0.0.1:9/ada.mark' })).json()) as NewWebhook
  const webhookId = webhook.id
  const project = await ada.call('POST', '/api/projects', { name: 'project of the first account' })
  const { project_id: projectId } = (await project.json()) as Project
  const ids = [id, key.id, runId, studyId, batchId, webhookId, projectId]
  of = {
    key,
    runId,
    studyId,
    batchId,
    webhookId,
    projectId,
    marks: [...ids, secret, webhook.secret, webhook.url, 'ada.mark@example.com', 'of the first account'],
  }
  eve = await signIn(service, 'eve@example.com')
  eveKey = (await eve.makeKey()).key
  const revoked = await eve.makeKey()
  await eve.call('DELETE', `/api/keys/${revoked.id}`)
  revokedKey = revoked.key
})
afterAll(() => service.stop())

test('every operation of the document has its line in the table, and no other', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
})

describe("with the second account's key nothing of the first is seen", () => {
  test.each(reached)('%s', async (_id, operation, reach) => {
    const ofAda = typeof reach === 'object' ? reach.id(of) : 'unknown'
    const answer = await send(operation, { authorization: `Bearer ${eveKey}` }, ofAda)
    const text = await answer.text()
    for (const mark of of.marks) expect(answer.status === 404 && mark === ofAda ? '' : text).not.toContain(mark)
    if (typeof reach !== 'object') return
    // Someone else's id and one that nobody has are answered alike.
    const ofNobody = ofAda.replace(/.{8}$/, '00000000')
    const unknown = await send(operation, { authorization: `Bearer ${eveKey}` }, ofNobody)
    expect([answer.status, unknown.status]).toEqual([404, 404])
    const problem = (body: string, id: string) => withoutPlace(JSON.parse(body.replaceAll(id, 'ID')))
    expect(problem(text, ofAda)).toEqual(problem(await unknown.text(), ofNobody))
  })
})

describe('a revoked key is refused, whatever else the request has', () => {
  test.each(reached)('%s', async (_id, operation, reach) => {
    const answer = await send(operation, { authorization: `Bearer ${revokedKey}` })
    if (reach === 'unseen') expect(answer.status).toBe(200)
    else expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([401, 'unauthorized'])
  })
})

describe('a session changes nothing without the Origin of this server', () => {
  test.each(changing)('%s', async (_id, operation) => {
    const origins: Record<string, string>[] = [{}, { origin: 'https://evil.example' }]
    for (const headers of origins) {
      const answer = await send(operation, { cookie: ada.cookie, ...headers })
      expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([403, 'forbidden'])
    }
  })
})

describe('an operation of an account is refused without one', () => {
  test.each(reached.filter(([, { security }]) => security.length === 1))('%s', async (_id, operation) => {
    const answer = await send(operation, {})
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([401, 'unauthorized'])
  })
})

test('an expired link signs nobody in, and says no more than one that never was', async () => {
  const token = await askForLink(service, 'late@example.com')
  const store = new Database(join(service.dataDir, 'pvyield.db'))
  store.run("update sign_in_links set expires_at = 1 where email = 'late@example.com'")
  store.close()
  const [expired, unknown] = [await useLink(service, token), await useLink(service, 'x'.repeat(43))]
  expect([expired.status, expired.headers.get('set-cookie')]).toEqual([401, null])
  expect(withoutPlace((await expired.json()) as Problem)).toEqual(withoutPlace((await unknown.json()) as Problem))
  const pages = await Promise.all([token, 'x'.repeat(43)].map((secret) => service.request(`/api/auth/verify?token=${secret}`)))
  const [page, other] = await Promise.all(pages.map((answer) => answer.text()))
  expect(page).toBe(other ?? '')
})

test('the first account is as it was', async () => {
  expect(await (await ada.call('GET', '/api/me')).json()).toMatchObject({
    email: 'ada.mark@example.com',
    profile: { name: 'name of the first account', business_name: 'business of the first account' },
    budget_usd: null,
  })
  expect(await (await ada.call('GET', '/api/keys')).json()).toMatchObject([{ id: of.key.id }])
  expect(await (await ada.call('GET', '/api/runs')).json()).toMatchObject({ runs: [{ run_id: of.runId }], next: null })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})

/** Parameters without which an operation looks for nothing. */
const QUERIES: Readonly<Record<string, string>> = { compareVariants: '?a=var_a&b=var_b' }

function send(
  { operationId, path, method, requestBody }: (typeof operations)[number],
  credentials: Record<string, string>,
  id = 'unknown',
) {
  const target = path.replaceAll(/\{\w+\}/g, id) + (QUERIES[operationId] ?? '')
  const isForm = requestBody?.content['multipart/form-data'] !== undefined
  if (requestBody === undefined || isForm) {
    const form = new FormData()
    form.set('file', new File(['x'], 'x'))
    return service.request(target, { method, headers: credentials, ...(isForm && { body: form }) })
  }
  const { example, examples = {} } = requestBody.content['application/json'] ?? {}
  const [first] = Object.values(examples)
  const body = example ?? document.components.examples[first?.$ref.split('/').at(-1) ?? '']?.value ?? {}
  return service.request(target, {
    method,
    headers: { ...credentials, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** A problem without what the request itself said. */
function withoutPlace({ instance, request_id, ...problem }: Problem): object {
  return problem
}
