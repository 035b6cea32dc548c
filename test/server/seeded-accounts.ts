import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf, newId, newKey } from '../../server/accounts/ids.ts'
import { accounts, apiKeys } from '../../server/accounts/table.ts'
import { Database } from '../../server/db/database.ts'
import { TermsService } from '../../server/terms/service.ts'

export interface SeededAccount {
  readonly id: string
  /** Header that proves the account. */
  readonly headers: { readonly authorization: string }
}

/** A new store with accounts that have a key each. Its folder is the first value. */
export async function seededAccounts(count: number): Promise<[string, ...SeededAccount[]]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-accounts-'))
  return [dataDir, ...(await seedAccounts(dataDir, count))]
}

/** Adds accounts to the store in a folder, which no server uses. */
export function seedAccounts(dataDir: string, count: number): Promise<SeededAccount[]> {
  return seedAccountsIn(`file:${join(dataDir, 'pvyield.db')}`, count)
}

/** Adds accounts to a store, given by its URL. */
export async function seedAccountsIn(url: string, count: number): Promise<SeededAccount[]> {
  const database = await Database.open(url)
  const seeded: SeededAccount[] = []
  for (let k = 0; k < count; k++) {
    const [id, key] = [newId('acc', k), newKey()]
    const times = { createdAt: 0, termsAcceptedAt: 0 }
    await database.write(
      database.read.insert(accounts).values({ id, email: `${k}@example.com`, termsVersion: new TermsService().version, ...times }),
      database.read
        .insert(apiKeys)
        .values({ id: newId('key', k), accountId: id, hash: hashOf(key), label: '', lastFour: key.slice(-4), createdAt: 0 }),
    )
    seeded.push({ id, headers: { authorization: `Bearer ${key}` } })
  }
  await database.close()
  return seeded
}
