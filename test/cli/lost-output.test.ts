import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from './program.ts'

const MAIN = `'${process.execPath}' run '${join(ROOT, 'clients', 'cli', 'main.ts')}'`
const FILES = join(ROOT, 'clients', 'examples')
const PLANT = '--lat 48.1 --lon 11.6 --kw 100'
const COMPONENTS = `--module 'FILES/module.PAN' --inverter 'FILES/inverter.OND'`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an output that cannot be written ends with 1, and says why in one line', () => {
  test.each([
    '--help',
    '--version',
    'simulate --help',
    `simulate ${PLANT}`,
    `simulate ${PLANT} --json`,
    `simulate ${PLANT} --csv`,
    `size --lat 48.1 --lon 11.6 ${COMPONENTS} --dc-kw 120`,
    "parse 'FILES/module.PAN'",
    'places Berlin',
    'docs GlobEff',
    'completions bash',
  ])('a full disk: %s', async (args) => {
    const { status, err } = await run(['sh', '-c', `${MAIN} ${args.replaceAll('FILES', FILES)} > /dev/full`])
    expect([status, err]).toEqual([1, expect.stringMatching(/^Standard output cannot be written: ENOSPC[^\n]*\n$/)])
  })

  test('a full disk: import, after its notes', async () => {
    const project = ['project.VC0', 'module.PAN', 'inverter.OND', 'year.csv'].map((name) => `'${FILES}/${name}'`).join(' ')
    const { status, err } = await run(['sh', '-c', `${MAIN} import ${project} > /dev/full`])
    expect([status, err]).toEqual([1, expect.stringContaining('\nStandard output cannot be written: ENOSPC')])
  })

  test('a write that is cut off', async () => {
    const { status, err } = await run(['sh', '-c', `ulimit -f 8; ${MAIN} simulate ${PLANT} --csv > '${join(folder, 'short.csv')}'`])
    expect([status, err]).toEqual([1, expect.stringMatching(/^Standard output cannot be written: EFBIG[^\n]*\n$/)])
  })
})

test('no command writes to standard output in another way', () => {
  const cli = join(ROOT, 'clients', 'cli')
  // `up` is no command of `pvyield`, and runs before anything is installed.
  const sources = readdirSync(cli, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') && path !== 'up.ts')
  expect(
    sources.filter((path) =>
      /console\.(log|info)|writeFileSync\(1|writeSync\(1/.test(readFileSync(join(cli, path), 'utf8').replaceAll(/`console\.log`/g, '')),
    ),
  ).toEqual([])
})
