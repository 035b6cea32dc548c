import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import type { FaultKind } from '../../../server/db/fault.ts'
import type { SqlStatement } from '../../../server/db/protocol.ts'
import { Unwritten } from '../../../server/db/thread.ts'
import { WaitingWrites, WriteGivenUp } from '../../../server/db/waiting-writes.ts'
import { lockFile } from './lock-file.ts'

let written: string[]
let firsts: string[]
let fault: FaultKind | null
let writes: WaitingWrites

beforeEach(() => {
  written = []
  firsts = []
  fault = 'full'
  writes = new WaitingWrites(
    async (batch) => {
      if (fault !== null) throw new Unwritten({ kind: fault, cause: 'by the test' }, batch)
      written.push(batch[0]?.sql ?? '')
      return [1]
    },
    (label) => void firsts.push(label),
  )
})
afterEach(() => writes.close())

const batch = (sql: string, bytes = 10): SqlStatement[] => [{ sql, args: [new Uint8Array(bytes)] }]

async function waiting(count: number): Promise<void> {
  while (writes.count < count) await Bun.sleep(1)
}

test('writes that failed are written in their order when the store works again', async () => {
  const all = ['a', 'b', 'c'].map((sql) => writes.add(`run ${sql}`, batch(sql)))
  await waiting(3)
  expect([writes.waitingBytes, firsts]).toEqual([30, ['run a']])
  fault = null
  writes.tryNow()
  expect(await Promise.all(all)).toEqual([[1], [1], [1]])
  expect([written, writes.count, writes.waitingBytes]).toEqual([['a', 'b', 'c'], 0, 0])
})

test('the memory of what waits is bounded', async () => {
  const first = writes.add('run a', batch('a', 200 * 1024 * 1024)).catch((cause) => cause)
  await waiting(1)
  expect(await writes.add('run b', batch('b', 100 * 1024 * 1024)).catch((cause) => cause)).toBeInstanceOf(WriteGivenUp)
  writes.close()
  expect(await first).toEqual(new WriteGivenUp('run a', 'the store is closed'))
})

test('a damaged store and a fault of a statement are not tried again', async () => {
  fault = 'damaged'
  expect(await writes.add('run a', batch('a')).catch((cause) => cause)).toEqual(new WriteGivenUp('run a', 'by the test'))
  writes = new WaitingWrites(
    () => Promise.reject(new Error('no such table')),
    () => undefined,
  )
  expect(await writes.add('run b', batch('b')).catch((cause) => cause)).toEqual(new Error('no such table'))
})

test('a write waits as long as another process has locked the store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-waiting-'))
  const file = join(folder, 'store.db')
  const database = await Database.open(`file:${file}`, { lockedMillis: 10 })
  const release = await lockFile(file)
  const late = database.writeUntilStored('proof', { toSQL: () => ({ sql: 'delete from probe', params: [] }) })
  while (database.writesWaiting.count === 0) await Bun.sleep(1)
  await release()
  expect(await late).toEqual([0])
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
