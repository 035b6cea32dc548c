import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Database } from '../../../server/db/database.ts'
import { lastJobs, noteJob } from '../../../server/health/last-jobs.ts'

const SERVER = join(import.meta.dir, '..', '..', '..', 'server')

test('backup and audit leave a note of how they ended in the folder of the service, and make no folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  try {
    const database = await Database.open(pathToFileURL(join(folder, 'pvyield.db')).href)
    await database.close()
    expect(await lastJobs(folder)).toEqual([])
    const run = (program: string, ...args: string[]) =>
      Bun.spawnSync([process.execPath, join(SERVER, program), ...args], { env: { ...process.env, DATA_DIR: folder } }).exitCode
    const states = async () => Object.fromEntries((await lastJobs(folder)).map(({ job, isFailed }) => [job, isFailed]))
    expect([run('backup.ts', join(folder, 'copy.db')), run('audit.ts'), await states()]).toEqual([0, 0, { backup: false, audit: false }])
    // It never overwrites a file: a slip of the hand, which says nothing of the backups.
    expect([run('backup.ts', join(folder, 'copy.db')), await states()]).toEqual([1, { backup: false, audit: false }])
    expect([run('backup.ts', join(folder, 'nowhere', 'copy.db')), await states()]).toEqual([1, { backup: true, audit: false }])
    for (const { atMillis } of await lastJobs(folder)) expect(Math.abs(Date.now() - atMillis)).toBeLessThan(3_600_000)
    noteJob(join(folder, 'nowhere'), 'audit', true)
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an audit of a database server where nobody listens says what the service says', () => {
  const env = { ...process.env, DATABASE_URL: 'http://127.0.0.1:9' }
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, join(SERVER, 'audit.ts')], { env })
  expect([exitCode, stderr.toString()]).toEqual([
    1,
    expect.stringMatching(
      /^The store http:\/\/127\.0\.0\.1:9 cannot be opened \(.*\): check that the database server runs and can be reached/,
    ),
  ])
})
