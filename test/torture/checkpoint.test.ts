import { afterEach, beforeEach, expect, test } from 'bun:test'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallPlant } from '../engine/small-plant.ts'
import { type ServerProcess, startServer } from './server-process.ts'

let folder: string
let server: ServerProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-checkpoint-'))
})
afterEach(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function accept(): Promise<string> {
  const answer = await fetch(`${server.url}/api/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ ...smallPlant(), include_series: true }),
  })
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { run_id: string }).run_id
}

async function status(id: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/runs/${id}`)
    await answer.body?.cancel()
    if (answer.status !== 202) return answer.status
    await Bun.sleep(10)
  }
}

test('after SIGTERM the one file is the whole store: a restored copy of it has all runs', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  server = await startServer(from)
  const ids = await Promise.all(Array.from({ length: 20 }, accept))
  expect(await server.terminate()).toBe(0)
  mkdirSync(to)
  copyFileSync(join(from, 'pvyield.db'), join(to, 'pvyield.db'))
  server = await startServer(to)
  expect(await Promise.all(ids.map(status))).toEqual(ids.map(() => 200))
})

test('a killed server leaves no lock, and a second one does not start on its store', async () => {
  server = await startServer(folder)
  await expect(startServer(folder)).rejects.toThrow('another server uses it')
  await server.kill()
  server = await startServer(folder)
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
})
