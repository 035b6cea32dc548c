import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { readConfig } from '../../server/config.ts'
import { Database } from '../../server/db/database.ts'
import { Contents } from '../../server/objects/contents.ts'
import { S3Objects } from '../../server/objects/s3-objects.ts'
import { rounds } from '../rounds.ts'
import { SIMPLE } from '../server/answers.ts'
import { ObjectServer } from '../server/objects/object-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const KILLS = rounds(2, 10)
const TWO_DAYS_MILLIS = 2 * 86_400_000

test(
  'a server that is killed between an object and its row loses nothing, and what it leaves is deleted after a day',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-objects-'))
    const bucket = new ObjectServer()
    const servers: ServerProcess[] = []
    const start = async () => {
      const server = await startServer(dataDir, { OBJECTS_URL: bucket.url })
      servers.push(server)
      return server.url
    }
    const accept = async (url: string, capacity: number) => {
      const answer = await fetch(`${url}/api/run/simple`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'respond-async' },
        body: JSON.stringify({ ...SIMPLE, system_capacity_kw: capacity, include_series: true }),
      })
      return ((await answer.json()) as { run_id: string }).run_id
    }
    const csvOf = async (url: string, id: string) => {
      for (;;) {
        const answer = await fetch(`${url}/api/runs/${id}/series.csv`)
        const text = await answer.text()
        if (answer.status === 200) return text
        if (answer.status !== 202) throw new Error(`${answer.status}: ${text}`)
        await Bun.sleep(20)
      }
    }

    const ids: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const killed = Promise.withResolvers<void>()
      bucket.fate = async (_, method) => {
        if (method === 'PUT' && bucket.keys.length > 2 * kill) await servers.at(-1)?.kill().then(killed.resolve)
        return 200
      }
      ids.push(await accept(await start(), 100 + kill))
      await killed.promise
      bucket.fate = () => 200
      await csvOf(await start(), ids[kill] ?? '')
      await servers.at(-1)?.kill()
    }
    expect(bucket.keys.length).toBe(2 * KILLS)

    const { objects } = readConfig({ OBJECTS_URL: bucket.url })
    if (objects === null) throw new Error('no bucket')
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const database = await Database.open(`file:${join(dataDir, 'pvyield.db')}`)
    await new Contents(database, { objects: new S3Objects(objects, log), now: () => Date.now() + TWO_DAYS_MILLIS }).sweep()
    await database.close()
    expect(bucket.keys.length).toBe(KILLS)

    const url = await start()
    for (const id of ids) expect((await csvOf(url, id)).trimEnd().split('\n').length).toBe(8761)
    await servers.at(-1)?.kill()
    await bucket.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
  HANG_LIMIT_MILLIS,
)
