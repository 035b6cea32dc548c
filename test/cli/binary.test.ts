import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pvyield, ROOT, run } from './program.ts'

/** Writing 120 MB takes a second, and a minute where the disk is busy. */
const SLOW_MILLIS = 600_000

let folder: string
let binary: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-binary-'))
  binary = join(folder, 'pvyield')
  const built = await run([process.execPath, 'run', join(ROOT, 'scripts', 'build-cli.ts'), binary])
  if (built.status !== 0) throw new Error(built.err)
}, SLOW_MILLIS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The binary in a folder and an environment in which neither Bun nor the repository is found. */
const alone = (...args: string[]) => run(['env', '-i', binary, ...args], { cwd: folder })

test.each([
  [['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100']],
  [['size', '--lat', '48.1', '--lon', '11.6', '--module', 'jinko 720', '--inverter', 'ond_sungrow_sg125hv_app01', '--dc-kw', '1000']],
  [['places', 'Berlin']],
  [['docs', 'site.transposition']],
  [['docs']],
  [['--version']],
])('the single binary has what %j needs, and prints the same', async (args) => {
  const [here, there] = [await alone(...args), await pvyield(args)]
  expect(here).toEqual(there)
  expect(here.status).toBe(0)
})

test('what it does not contain is said with a way out', async () => {
  expect(await alone('serve')).toMatchObject({ status: 1, err: expect.stringContaining('run `bun run start` in a checkout') })
})
