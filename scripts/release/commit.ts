import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION, versioned } from './version.ts'

/** Why no release can be made of a working tree, with the fix. @param root  folder of the repository */
export function refusals(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const changed = git('status', '--porcelain').trimEnd()
  const old = versioned(root)
    .filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path)
  const [, named] = /^## \[(\d[^\]]*)\]/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  return [
    ...(changed === '' ? [] : [`Files are not committed: commit them, or take them away\n${changed}`]),
    ...(old.length === 0 ? [] : [`Another version than ${VERSION} is in ${old.join(', ')}: run bun run fix, and commit`]),
    ...(named === VERSION ? [] : [`CHANGELOG.md has ${named} as its newest version, not ${VERSION}: add the section`]),
  ]
}
