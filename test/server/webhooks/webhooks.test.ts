import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import type { AcceptedRun, AcceptedStudy, NewWebhook, Problem, SecurityEvent, Webhook, WebhookDelivery } from '@pvyield/contract/schemas'
import { until } from '../../torture/until.ts'
import { type Person, signIn } from '../accounts/person.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Received, Receiver } from './receiver.ts'

const RUN = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }

let service: TestService
let receiver: Receiver
let ada: Person
let key: string
beforeAll(async () => {
  service = await startTestService({ WEBHOOKS: 'any' })
  receiver = new Receiver()
  ada = await signIn(service, 'ada@example.com')
  key = (await ada.makeKey()).key
})
afterAll(async () => {
  await receiver.stop()
  await service.stop()
})

const answerOf = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const refusalOf = async (answer: Response | Promise<Response>) => {
  const { status, code, field, detail } = (await (await answer).json()) as Problem
  return [status, code, field, detail]
}
const make = (body: object) => ada.call('POST', '/api/webhooks', body)
const logOf = (id: string) => answerOf<WebhookDelivery[]>(ada.call('GET', `/api/webhooks/${id}/deliveries`))

/** What a receiver computes by itself, from the specification. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(content)
    .digest('base64')}`
}

async function endRun(headers = {}): Promise<string> {
  const answer = await service.post('/api/run/simple', RUN, { authorization: `Bearer ${key}`, prefer: 'respond-async', ...headers })
  expect(answer.status).toBe(202)
  const { run_id: id } = (await answer.json()) as AcceptedRun
  await until(async () => (await ada.call('GET', `/api/runs/${id}`)).status === 200)
  return id
}

let webhook: NewWebhook

test('a new webhook gets a challenge, and nothing else until the account sends it back', async () => {
  webhook = await answerOf<NewWebhook>(make({ url: receiver.url }))
  expect(webhook).toMatchObject({ url: receiver.url, state: 'unconfirmed', confirmed_at: null, events_waiting: 1 })
  expect(webhook.events).toEqual(['run.completed', 'run.failed', 'study.completed', 'study.failed', 'batch.completed', 'batch.failed'])
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await endRun()
  await until(() => receiver.got.length === 1)
  expect(receiver.got.map(({ event }) => event.type)).toEqual(['webhook.confirm'])
  const challenge = String(receiver.got[0]?.event.data.challenge)
  const path = `/api/webhooks/${webhook.id}`
  expect((await refusalOf(ada.call('POST', `${path}/confirm`, { challenge: 'x' }))).slice(0, 3)).toEqual([
    422,
    'validation_error',
    'challenge',
  ])
  expect((await refusalOf(ada.call('PATCH', path, { enabled: true }))).slice(0, 3)).toEqual([422, 'validation_error', 'enabled'])
  // A receiver that shows what it got is enough: a program may confirm with a key.
  const confirmed = await answerOf<Webhook>(ada.callWith(key, 'POST', `${path}/confirm`, { challenge }))
  expect(confirmed.state).toBe('active')
  expect(await answerOf<Webhook>(ada.call('POST', `${path}/confirm`, { challenge }))).toEqual(confirmed)
  expect(JSON.stringify(confirmed)).not.toContain(webhook.secret)
})

test('the end of a run in the background is sent, signed by the specification, without results', async () => {
  const id = await endRun()
  await until(() => receiver.of('run.completed').length === 1)
  const [got] = receiver.of('run.completed') as [Received]
  expect(got.headers['webhook-signature']).toBe(signatureOf(got, webhook.secret))
  expect(Math.abs(Number(got.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(3600)
  expect(got.headers['content-type']).toBe('application/json')
  const { data, timestamp } = got.event
  expect(data).toEqual({
    run_id: id,
    kind: 'simple',
    status: 'complete',
    failure_code: null,
    created_at: expect.any(String),
    ended_at: timestamp,
    links: { run: `/api/runs/${id}` },
  })
  await until(async () => (await logOf(webhook.id))[0]?.state === 'delivered')
  const [sent] = (await logOf(webhook.id)) as [WebhookDelivery]
  expect(sent).toMatchObject({
    id: got.headers['webhook-id'],
    event: 'run.completed',
    subject_id: id,
    attempts: 1,
    http_status: 204,
    reason: null,
  })
})

test('a run whose answer was waited for sends nothing; one that is cancelled has failed; studies and batches have events of their own', async () => {
  const answered = await service.post('/api/run/simple', RUN, { authorization: `Bearer ${key}` })
  expect(answered.status).toBe(200)
  await answered.text()
  const sweep = { base: RUN, axes: [{ path: 'tilt_deg', values: [20, 30] }] }
  const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
  const study = await answerOf<AcceptedStudy>(service.post('/api/sweep', sweep, headers))
  await until(() => receiver.of('study.completed').length === 1)
  expect(receiver.of('study.completed')[0]?.event.data).toMatchObject({ study_id: study.study_id, kind: 'sweep', links: study.links })
  const batch = await answerOf<AcceptedStudy>(service.post('/api/batches', { requests: [{ ...RUN, weather_source: 'embedded' }] }, headers))
  await until(() => receiver.of('batch.completed').length === 1)
  const [ended] = receiver.of('batch.completed') as [Received]
  expect(ended.headers['webhook-signature']).toBe(signatureOf(ended, webhook.secret))
  expect(ended.event.data).toMatchObject({ study_id: batch.study_id, kind: 'batch', status: 'complete', links: batch.links })
  expect(receiver.of('study.completed')).toHaveLength(1)
  const [first, second] = await Promise.all([1, 2].map(() => answerOf<AcceptedRun>(service.post('/api/run/simple', RUN, headers))))
  const cancelled = await answerOf<{ cancelled: boolean }>(ada.call('POST', `/api/runs/${second?.run_id}/cancel`))
  if (cancelled.cancelled) {
    await until(() => receiver.of('run.failed').length === 1)
    expect(receiver.of('run.failed')[0]?.event.data).toMatchObject({
      run_id: second?.run_id,
      status: 'failed',
      failure_code: 'run_cancelled',
    })
  }
  await until(() => receiver.of('run.completed').some(({ event }) => event.data.run_id === first?.run_id))
  expect(receiver.of('run.completed')).toHaveLength(cancelled.cancelled ? 2 : 3)
})

test('a test says at once how it ended', async () => {
  const test = () => answerOf<WebhookDelivery>(ada.call('POST', `/api/webhooks/${webhook.id}/test`))
  expect(await test()).toMatchObject({ event: 'webhook.test', state: 'delivered', http_status: 204, reason: null, next_at: null })
  receiver.answer = () => Response.redirect('http://127.0.0.1:1/', 302)
  expect(await test()).toMatchObject({
    state: 'failed',
    attempts: 1,
    http_status: 302,
    reason: 'it redirects (HTTP 302), which is not followed: give the address that answers itself',
  })
  receiver.answer = () => new Response(null, { status: 204 })
})

test('after a rotation both secrets sign', async () => {
  const { secret } = await answerOf<NewWebhook>(ada.call('POST', `/api/webhooks/${webhook.id}/secret`))
  expect(secret).not.toBe(webhook.secret)
  await ada.call('POST', `/api/webhooks/${webhook.id}/test`)
  const got = receiver.of('webhook.test').at(-1) as Received
  expect(got.headers['webhook-signature']).toBe(`${signatureOf(got, secret)} ${signatureOf(got, webhook.secret)}`)
})

test('events are chosen, and a webhook that is switched off gets none', async () => {
  const path = `/api/webhooks/${webhook.id}`
  const change = (body: object) => answerOf<Webhook>(ada.call('PATCH', path, body))
  expect((await change({ events: ['run.failed', 'run.failed'] })).events).toEqual(['run.failed'])
  const before = receiver.of('run.completed').length
  await endRun()
  expect(await change({ events: ['run.completed'], enabled: false })).toMatchObject({
    state: 'disabled',
    disabled_reason: 'the account has disabled it',
  })
  await endRun()
  expect(await change({ enabled: true })).toMatchObject({ state: 'active', disabled_reason: null })
  const id = await endRun()
  await until(() => receiver.of('run.completed').length > before)
  expect(
    receiver
      .of('run.completed')
      .slice(before)
      .map(({ event }) => event.data.run_id),
  ).toEqual([id])
})

test.each([
  [{ url: 'no address' }, 'url'],
  [{ url: 'http://ada:pw@example.com/' }, 'url'],
  [{ url: `https://example.com/${'x'.repeat(500)}` }, 'url'],
  [{ url: 'https://example.com/', events: [] }, 'events'],
  [{ url: 'https://example.com/', events: ['run.began'] }, 'events.0'],
  [{ url: 'https://example.com/', secret: 'x' }, 'secret'],
  [{}, 'url'],
])('%j is refused with its field', async (body, field) => {
  expect((await refusalOf(make(body))).slice(0, 3)).toEqual([422, 'validation_error', field])
})

test('an account has at most ten webhooks, and a key that may not makes none', async () => {
  const urls = Array.from({ length: 10 }, (_, k) => `${receiver.url}&k=${k}`)
  const made = await Promise.all(urls.map((url) => make({ url })))
  expect(made.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 403])
  const full = 'An account has at most 10 webhooks: delete one that is not used any more'
  expect(await refusalOf(make({ url: receiver.url }))).toEqual([403, 'forbidden', null, full])
  const webhooks = await answerOf<Webhook[]>(ada.call('GET', '/api/webhooks'))
  expect(webhooks).toHaveLength(10)
  for (const { id } of webhooks.slice(1)) expect((await ada.call('DELETE', `/api/webhooks/${id}`)).status).toBe(204)
  const events = (await answerOf<SecurityEvent[]>(ada.call('GET', '/api/me/events'))).filter(({ kind }) => kind.startsWith('webhook_'))
  const kinds = events.map(({ kind, details }) => [kind, details.label])
  const label = new URL(receiver.url).host
  expect(kinds).toEqual([...Array(9).fill(['webhook_deleted', label]), ...Array(10).fill(['webhook_created', label])])
  await ada.call('PUT', '/api/me/budget', { budget_usd: null, keys_may_raise: false })
  expect((await refusalOf(ada.callWith(key, 'POST', '/api/webhooks', { url: receiver.url }))).slice(0, 2)).toEqual([403, 'forbidden'])
})

test('the export has webhooks and logs without secrets, and the deletion of the account ends them', async () => {
  const text = await (await ada.call('GET', '/api/me/export')).text()
  const { webhooks } = JSON.parse(text) as { webhooks: (Webhook & { deliveries: WebhookDelivery[] })[] }
  expect(webhooks.map(({ id, deliveries }) => [id, deliveries.length > 5])).toEqual([[webhook.id, true]])
  expect(text).not.toContain('whsec_')
  expect((await ada.call('DELETE', '/api/me')).status).toBe(204)
  const metrics = await (await service.request('/metrics')).text()
  expect(metrics).toMatch(/^pvyield_webhook_attempts_total\{outcome="delivered"\} \d+$/m)
  expect(metrics).toContain('pvyield_webhook_deliveries_waiting{state="waiting"} 0\n')
  expect(service.faults).toEqual([])
})

test('where the operator has switched webhooks off none is made, and http is for WEBHOOKS=any alone', async () => {
  for (const [reach, refusal] of [
    ['off', [403, 'forbidden', null, 'This server sends no webhooks: its operator has switched them off (WEBHOOKS=off)']],
    ['public', [422, 'validation_error', 'url', 'url: A webhook cannot be sent there: the address has to begin with https://']],
  ] as const) {
    service = await service.restart({ WEBHOOKS: reach })
    const eve = await signIn(service, 'eve@example.com')
    expect(await refusalOf(eve.call('POST', '/api/webhooks', { url: receiver.url }))).toEqual([...refusal])
  }
})
