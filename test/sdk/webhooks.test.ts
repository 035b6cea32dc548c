import { expect, test } from 'bun:test'
import { verifyWebhook, WebhookVerificationError } from '@pvyield/sdk'
import { newSigningSecret, signedHeaders } from '../../server/webhooks/signature.ts'

const BODY = '{"type":"run.completed","timestamp":"2026-11-27T00:00:00.000Z","data":{"run_id":"run_ä"}}'
const secret = newSigningSecret()
const signed = (secrets = [secret], at = Date.now()) => signedHeaders('msg_1', at, BODY, secrets)
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'verified',
    (cause) => (cause instanceof WebhookVerificationError ? cause.message : String(cause)),
  )

/** The example of the Standard Webhooks specification. */
const EXAMPLE = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: '{"test": 2432232314}',
}

test('the example of the specification is verified, and signed alike', async () => {
  const { headers, body } = EXAMPLE
  expect(await verifyWebhook(headers, body, EXAMPLE.secret, { toleranceS: Number.POSITIVE_INFINITY })).toEqual(JSON.parse(body))
  expect(signedHeaders(headers['webhook-id'], 1_614_265_330_000, body, [EXAMPLE.secret])).toEqual(headers)
})

test('a message of the service is read from a text or bytes, with headers of any kind', async () => {
  const message = JSON.parse(BODY)
  expect(await verifyWebhook(new Headers(signed()), BODY, secret)).toEqual(message)
  expect(await verifyWebhook(signed(), new TextEncoder().encode(BODY), secret)).toEqual(message)
  const shouted = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), [value]]))
  expect(await verifyWebhook(shouted, BODY, secret)).toEqual(message)
  expect(await verifyWebhook(signed([newSigningSecret(), secret]), BODY, secret)).toEqual(message)
})

test('anything else is refused', async () => {
  const NONE = 'No signature is that of this body with this secret: give the body as it was received'
  const LATE = 'The message was not signed within the last 300 s: check the clock'
  expect(await refusalOf(verifyWebhook(signed(), `${BODY} `, secret))).toBe(NONE)
  expect(await refusalOf(verifyWebhook(signed(), BODY, newSigningSecret()))).toBe(NONE)
  expect(await refusalOf(verifyWebhook({ ...signed(), 'webhook-id': 'msg_2' }, BODY, secret))).toBe(NONE)
  expect(await refusalOf(verifyWebhook(signed([secret], Date.now() - 301_000), BODY, secret))).toBe(LATE)
  expect(await refusalOf(verifyWebhook(signed([secret], Date.now() + 302_000), BODY, secret))).toBe(LATE)
  expect(await refusalOf(verifyWebhook({ ...signed(), 'webhook-timestamp': 'now' }, BODY, secret))).toBe(LATE)
  expect(await refusalOf(verifyWebhook({}, BODY, secret))).toBe('A header of the signature is missing')
  expect(await refusalOf(verifyWebhook(signed(), BODY, 'whsec_ä'))).toContain('is not base64')
})
