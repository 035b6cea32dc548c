import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AccountStore, LINKS_COUNT_MILLIS } from '../../../server/accounts/store.ts'
import { Database } from '../../../server/db/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-accounts-'))
let database: Database
let store: AccountStore
beforeAll(async () => {
  database = await Database.open(pathToFileURL(join(folder, 'store.db')).href)
  store = new AccountStore(database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const EMAIL = 'ada@example.com'
const signIn = async (id: string, now: number) => {
  const link = { hash: id, email: EMAIL, termsVersion: '1', createdAt: now, expiresAt: now + 1 }
  await database.write(store.keepLink(link), ...store.signedIn(id, link, now), store.useLink(link))
}
const session = { id: 'acc_1', termsVersion: '1', preference: null, keysMayRaise: true, by: { kind: 'session', hash: '' } } as const
const deleteAt = async (id: string, now: number) => database.write(...store.forget(id, EMAIL, now))

test('an account comes back empty in the month in which it was deleted; later its address is unknown', async () => {
  await signIn('acc_1', Date.UTC(2026, 10, 3))
  await database.write(store.change('acc_1', { name: 'Ada' }), store.changeBudget(session, { budgetMicroUsd: 7, keysMayRaise: undefined }))
  expect(await store.find('acc_1')).toMatchObject({ name: 'Ada', budgetMicroUsd: 7 })
  await deleteAt('acc_1', Date.UTC(2026, 10, 4))
  expect(await store.find('acc_1')).toMatchObject({ email: null, name: '', emailDigest: expect.stringMatching(/^[0-9a-f]{64}$/) })

  await signIn('acc_2', Date.UTC(2026, 10, 30, 23, 59))
  expect(await store.idOf(EMAIL)).toBe('acc_2')
  const again = { name: '', ledgerAccount: 'acc_1', budgetMicroUsd: 0, deletedAt: null, emailDigest: null }
  expect(await store.find('acc_2')).toMatchObject(again)
  expect(await store.find('acc_1')).toMatchObject({ email: null, deletedAt: Date.UTC(2026, 10, 4), emailDigest: null })

  await deleteAt('acc_2', Date.UTC(2026, 10, 30, 23, 59))
  await signIn('acc_3', Date.UTC(2026, 11, 1))
  expect(await store.idOf(EMAIL)).toBe('acc_3')
  await database.write(...store.forgetExpired(Date.UTC(2026, 11, 1)))
  expect(await store.find('acc_2')).toMatchObject({ email: null, emailDigest: null })
  expect(await store.find('acc_3')).toMatchObject({ ledgerAccount: null, budgetMicroUsd: null })
})

test('a digest that an earlier month left stops nobody from deleting the account again', async () => {
  await deleteAt('acc_3', Date.UTC(2026, 11, 2))
  await signIn('acc_4', Date.UTC(2027, 0, 2))
  await deleteAt('acc_4', Date.UTC(2027, 0, 3))
  expect(await store.find('acc_4')).toMatchObject({ email: null, deletedAt: Date.UTC(2027, 0, 3) })
})

test('a link that has expired does not work, and counts until its hour is over', async () => {
  const createdAt = Date.UTC(2027, 1, 1)
  await database.write(store.keepLink({ hash: 'h1', email: EMAIL, termsVersion: '1', createdAt, expiresAt: createdAt + 900_000 }))
  const counted = async (at: number) => {
    await database.write(...store.forgetExpired(at))
    return [(await store.link('h1', at)) !== undefined, (await store.linksAfter(at - LINKS_COUNT_MILLIS)).length]
  }
  expect(await counted(createdAt + 899_999)).toEqual([true, 1])
  expect(await counted(createdAt + 900_000)).toEqual([false, 1])
  expect(await counted(createdAt + 3_599_999)).toEqual([false, 1])
  expect(await counted(createdAt + 3_600_001)).toEqual([false, 0])
})
