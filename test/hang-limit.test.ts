import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

/** The end of a call whose last argument is a number of milliseconds, or its name: a test with a limit of its own. */
const LIMIT = /^\s*\},\s*([\d_]{5,}|[A-Z_]+_(?:MILLIS|MS)),?\s*\)/gm

test('no test has a time limit of its own, so that none fails because the machine is slow', async () => {
  const limited: string[] = []
  for await (const path of new Glob('**/*.test.ts').scan(import.meta.dir)) {
    const text = await Bun.file(join(import.meta.dir, path)).text()
    for (const [, limit = ''] of text.matchAll(LIMIT)) if (limit !== 'HANG_LIMIT_MILLIS') limited.push(`${path}: ${limit}`)
  }
  expect(limited).toEqual([])
})

test('the scripts that run the tests end only those that hang', async () => {
  for (const script of ['test', 'torture', 'references'])
    expect(await Bun.file(join(import.meta.dir, '..', 'scripts', `${script}.ts`)).text()).toContain(
      "'--timeout', String(HANG_LIMIT_MILLIS)",
    )
})
