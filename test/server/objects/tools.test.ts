import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../server/config.ts'
import { Database } from '../../../server/db/database.ts'
import { Contents } from '../../../server/objects/contents.ts'
import { S3Objects } from '../../../server/objects/s3-objects.ts'
import { ObjectServer } from './object-server.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('bun run audit names every object that is missing, and bun run backup says how many are not in its copy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-objects-'))
  const server = new ObjectServer()
  const bucket = readConfig({ OBJECTS_URL: server.url }).objects
  if (bucket === null) throw new Error('no bucket')
  const database = await Database.open(`file:${join(folder, 'pvyield.db')}`)
  const contents = new Contents(database, { objects: new S3Objects(bucket, LOG), aboveBytes: 10, now: () => 1 })
  const keys: string[] = []
  for (let k = 0; k < 5; k++) keys.push((await contents.keep(`run_${k}`, new Uint8Array(1000 + k))).key ?? '')
  await database.close()
  const run = async (tool: string, ...args: string[]) => {
    const environment = { PATH: process.env.PATH ?? '', DATA_DIR: folder, OBJECTS_URL: server.url }
    const ran = Bun.spawn([process.execPath, 'run', `server/${tool}.ts`, ...args], {
      cwd: ROOT,
      env: environment,
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [stdout, stderr, code] = await Promise.all([new Response(ran.stdout).text(), new Response(ran.stderr).text(), ran.exited])
    return { stdout, stderr, code }
  }
  expect(await run('audit')).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('object store: 5 contents (0.0 MB), 0 missing, 0 that'),
  })
  const path = (at: number) => `/bucket/some/prefix/${keys[at]}`
  server.objects.delete(path(1))
  server.objects.set(path(3), new Uint8Array(3))
  server.objects.set(`/bucket/some/prefix/o${'f'.repeat(32)}`, new Uint8Array(3))
  const { code, stderr, stdout } = await run('audit')
  expect([code, stderr.trim().split('\n').sort()]).toEqual([
    1,
    [1, 3].map((at) => `object ${keys[at]}: missing, or of another length`).sort(),
  ])
  expect(stdout).toContain('5 contents (0.0 MB), 2 missing, 1 that no record needs')
  server.fate = () => 500
  expect(await run('audit')).toMatchObject({ code: 1, stderr: expect.stringContaining('The object store cannot be listed') })
  const copied = await run('backup', join(folder, 'copy.db'))
  expect(copied).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('5 long contents (0.0 MB) are in the object store') })
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
