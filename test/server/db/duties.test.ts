import { afterEach, beforeEach, expect, test } from 'bun:test'
import { repeat } from '../../../server/assembly/upkeep.ts'
import { InTurn } from '../../../server/charging/in-turn.ts'
import { Database } from '../../../server/db/database.ts'
import { SharedDuties } from '../../../server/db/duties.ts'
import type { Log } from '../../../server/log.ts'
import { DatabaseServer } from './database-server.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let server: DatabaseServer
let database: Database
beforeEach(async () => {
  server = new DatabaseServer(() => 'answered')
  database = await Database.open(server.url)
})
afterEach(async () => {
  await database.close()
  await server.stop()
})

/** The duties of a server that is there. */
function serverOf(name: string): SharedDuties {
  server.database.run('insert into members (id, server, name, until) values (?, ?, ?, 9e15)', [name, name, name])
  return new SharedDuties(database, name)
}

test('of servers that take a duty at once one has it, until its time is over or it has gone', async () => {
  const servers = ['a', 'b', 'c'].map(serverOf)
  const takers = (await Promise.all(servers.map((duties) => duties.take('sweep', 60_000)))).flatMap((has, k) => (has ? [k] : []))
  expect(takers).toHaveLength(1)
  const other = servers[((takers[0] ?? 0) + 1) % 3] as SharedDuties
  for (const duties of servers) expect(await duties.take('sweep', 60_000)).toBe(false)
  expect(await other.take('another', 60_000)).toBe(true)
  server.database.run(`update duties set until = 1 where name = 'sweep'`)
  expect(await other.take('sweep', 60_000)).toBe(true)
  server.database.run('update members set until = 0')
  expect(await serverOf('d').take('sweep', 60_000)).toBe(true)
  server.database.run('update members set until = 0')
  await other.sweep()
  expect(server.database.query('select * from duties').all()).toEqual([])
})

test('work in turn never overlaps, within a server or between two, and its failure ends the turn', async () => {
  const turns = ['a', 'b'].map((name) => new InTurn(serverOf(name)))
  let atWork = 0
  let done = 0
  const work = async () => {
    expect(++atWork).toBe(1)
    await Bun.sleep(5)
    atWork--
    done++
  }
  const failing = turns[0]?.do('checkout', async () => {
    throw new Error('refused')
  })
  await Promise.all([
    expect(failing as Promise<void>).rejects.toThrow('refused'),
    ...[0, 1, 0, 1].map((k) => turns[k]?.do('checkout', work)),
  ])
  expect([done, server.database.query('select * from duties').all()]).toEqual([4, []])
})

test('of two servers one does each chore of a period', async () => {
  const done: string[] = []
  const ends = ['a', 'b'].map((name) => {
    const sweep = async () => void done.push(`sweep of ${name}`)
    return repeat({ sweep, keepProvider: () => void done.push('payments'), lookAround: null }, serverOf(name), NO_LOG, 20)
  })
  while (done.length < 2) await Bun.sleep(5)
  await Bun.sleep(100)
  for (const end of ends) end()
  expect(done.map((chore) => chore.split(' ')[0]).sort()).toEqual(['payments', 'sweep'])
})
