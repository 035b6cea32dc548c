import { afterAll, beforeAll, expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { refusals } from '../../../scripts/release/commit.ts'
import { VERSION, versioned } from '../../../scripts/release/version.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')

/** A repository with the files that repeat the version. */
let folder: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'pipe' })
function commit(path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  git('add', '--all')
  git('commit', '--quiet', '--message', path)
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-release-'))
  for (const path of [...versioned().map(([name]) => name), 'CHANGELOG.md']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  git('init', '--quiet')
  commit('CHANGELOG.md', (text) => text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a release is made of a committed tree in which all versions agree', () => {
  expect(refusals(folder)).toEqual([])
})

test('it is refused with files that are not committed', () => {
  writeFileSync(join(folder, 'new.txt'), '')
  expect(refusals(folder)).toEqual(['Files are not committed: commit them, or take them away\n?? new.txt'])
  rmSync(join(folder, 'new.txt'))
})

test('it is refused with another version in a file, and in the changelog', () => {
  commit('clients/python/pyproject.toml', (text) => text.replace(VERSION, '0.1.0'))
  commit('deploy/kubernetes/pvyield.yaml', (text) => text.replace(`pvyield:${VERSION}`, 'pvyield:0.1.0'))
  commit('CHANGELOG.md', (text) => text.replace(`## [${VERSION}]`, '## [0.1.0]'))
  expect(refusals(folder)).toEqual([
    `Another version than ${VERSION} is in clients/python/pyproject.toml, deploy/kubernetes/pvyield.yaml: run bun run fix, and commit`,
    `CHANGELOG.md has 0.1.0 as its newest version, not ${VERSION}: add the section`,
  ])
})
