import { expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dir, '..', '..', 'server', 'main.ts')

test('the files of the store are for the user of the service alone, and so is the folder that it makes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  const dataDir = join(root, 'data')
  const server = Bun.spawn(['/bin/sh', '-c', `umask 022; exec "${process.execPath}" "${MAIN}"`], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, WORKERS: '1' },
    stdout: 'pipe',
  })
  try {
    for await (const text of server.stdout.pipeThrough(new TextDecoderStream())) if (text.includes('"listening"')) break
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
    const names = readdirSync(dataDir)
    expect(names).toContain('pvyield.db')
    expect(modeOf(dataDir)).toBe('700')
    for (const name of names) expect([name, modeOf(join(dataDir, name))]).toEqual([name, '600'])
  } finally {
    server.kill('SIGKILL')
    await server.exited
    rmSync(root, { recursive: true, force: true })
  }
})
