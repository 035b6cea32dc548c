import { expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { filesIn, GENERATED, GENERATED_PYTHON, GENERATED_SDK, generate } from '../codegen/generate.ts'
import { HANG_LIMIT_MILLIS } from '../scripts/hang-limit.ts'

const root = join(import.meta.dir, '..')
/** Files in the generated folders that are written by hand: they make the folder a package. */
const BY_HAND = ['package.json', 'tsconfig.json'].map((name) => join(GENERATED, name))

test(
  'the generated files equal the output of the generator, byte for byte, with no file missing or added',
  async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'pvyield-drift-'))
    try {
      await generate(join(root, 'openapi.json'), fresh)
      const [here, there] = [root, fresh].map((base) =>
        [GENERATED, GENERATED_PYTHON, GENERATED_SDK].flatMap((folder) => filesIn(join(base, folder)).map((path) => relative(base, path))),
      )
      expect(here?.filter((path) => !BY_HAND.includes(path))).toEqual(there as string[])
      const changed = there?.filter((path) => readFileSync(join(root, path), 'utf8') !== readFileSync(join(fresh, path), 'utf8'))
      expect(changed).toEqual([])
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  },
  HANG_LIMIT_MILLIS,
)
