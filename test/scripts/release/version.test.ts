import { expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION, versioned } from '../../../scripts/release/version.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('packages, lock file, Python project, documents and deploy files have one version: else run bun run fix', () => {
  for (const [path, text] of versioned()) expect([path, read(path)]).toEqual([path, text])
  const tracked = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  expect(tracked.filter((path) => JSON.parse(read(path)).version !== VERSION)).toEqual([])
})

test('every server of the deploy files is the image of this version, so that the one before stays to go back to', () => {
  const files = [...new Bun.Glob('deploy/**/*.yaml').scanSync(ROOT)]
  const images = files.flatMap((path) => [...read(path).matchAll(/^\s*(?:- )?image: (\S*pvyield\S*)/gm)].map(([, image]) => image))
  expect(images.length).toBeGreaterThan(3)
  expect(images.filter((image) => image?.split(':').at(-1) !== VERSION)).toEqual([])
})

test('the version of the document is that of the interface, which docs/operations.md states', () => {
  const { version } = JSON.parse(read('openapi.json')).info
  expect(read('docs/operations.md')).toContain(`(\`info.version\` of \`/openapi.json\`, \`${version}\`)`)
})
