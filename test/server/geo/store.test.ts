import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { GeoStore } from '../../../server/geo/store.ts'

test('answers are found until they expire, and the oldest are deleted to make room for new ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-geo-'))
  const database = await Database.open(`file:${join(folder, 'store.db')}`)
  const store = new GeoStore(database)
  const ids = ['a', 'b', 'c', 'd']
  const held = async (now: number) => {
    const answers = await Promise.all(ids.map((id) => store.find(id, now)))
    return ids.filter((_, k) => answers[k] !== null).join('')
  }
  try {
    await database.write(...ids.map((id, k) => store.keep({ id, answer: '1', createdAt: k, expiresAt: id === 'd' ? 10 : null })))
    expect([await held(10), await held(11)]).toEqual(['abcd', 'abc'])
    await database.write(store.forgetBeyond(4))
    expect(await held(0)).toBe('abcd')
    await database.write(store.forgetExpired(11), store.forgetBeyond(2))
    expect(await held(0)).toBe('bc')
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
