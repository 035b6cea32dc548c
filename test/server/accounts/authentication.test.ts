import { expect, test } from 'bun:test'
import { Authentication, type AuthenticationParts } from '../../../server/accounts/authentication.ts'
import { newKey } from '../../../server/accounts/ids.ts'

const SECRET = newKey()

/** Authentication with a store whose only key can be revoked behind its back, and a clock. */
function withOneKey(knownMillis?: number) {
  const state = { now: 0, elapsed: 0, isRevoked: false, reads: 0 }
  const store = {
    keyUsed: () => ({}),
    byKey: async () => {
      state.reads++
      return state.isRevoked ? null : { account: { id: 'acc_1', by: { kind: 'key', keyId: 'key_1' } }, expiresAt: null, usedAt: 0 }
    },
  }
  const parts = {
    store,
    database: { write: async () => [], isClosed: true },
    log: {},
    cookieName: 's',
    now: () => state.now,
    elapsed: () => state.elapsed,
    ...(knownMillis && { knownMillis }),
  }
  const authentication = new Authentication(parts as unknown as AuthenticationParts)
  const ask = async () => {
    try {
      return (await authentication.accountOf({ kind: 'key', secret: SECRET }))?.id
    } catch (cause) {
      return (cause as { code: string }).code
    }
  }
  return { state, ask }
}

test('a key that another server has revoked works here until what is known of it is too old, and not after it', async () => {
  const { state, ask } = withOneKey(10_000)
  expect(await ask()).toBe('acc_1')
  state.isRevoked = true
  state.elapsed = 9999
  expect(await ask()).toBe('acc_1')
  state.elapsed = 10_000
  expect(await ask()).toBe('unauthorized')
  state.elapsed = 10_001
  expect(await ask()).toBe('unauthorized')
})

test('a key that another server has revoked dies in time although the clock of this machine is set back', async () => {
  const { state, ask } = withOneKey(10_000)
  state.now = 3_600_000
  expect(await ask()).toBe('acc_1')
  state.isRevoked = true
  state.now = 0
  state.elapsed = 10_000
  expect(await ask()).toBe('unauthorized')
})

test('the only server of a store asks it once for a key', async () => {
  const { state, ask } = withOneKey()
  expect(await ask()).toBe('acc_1')
  state.now = 1e15
  expect(await ask()).toBe('acc_1')
  expect(state.reads).toBe(1)
})
