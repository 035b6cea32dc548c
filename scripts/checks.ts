import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from './hang-limit.ts'

/** The repository's root. */
export const root = join(import.meta.dirname, '..')

export interface Check {
  name: string
  /** Arguments for Bun, which runs every check. */
  bunArguments: readonly string[]
}

/** The checks that run in addition to the tests. */
export const checks: readonly Check[] = [
  { name: 'types', bunArguments: ['node_modules/typescript-native/bin/tsc', '-b'] },
  { name: 'format and lint', bunArguments: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--max-diagnostics=60'] },
  { name: 'import rules', bunArguments: ['test', 'test/imports.test.ts'] },
  { name: 'drift of the generated files', bunArguments: ['test', 'test/drift.test.ts', 'test/docs/written-documents.test.ts'] },
  { name: 'licences of the packages', bunArguments: ['test', 'test/third-party.test.ts', '--timeout', String(HANG_LIMIT_MILLIS)] },
  { name: 'known vulnerabilities', bunArguments: ['run', 'scripts/audit.ts'] },
]

/** First word of a check that could not be made; its reason follows. */
export const SKIPPED = 'skipped:'

export interface Outcome {
  ok: boolean
  /** Why the check was not made; null when it was. */
  skipped: string | null
  output: string
}

/** Runs a check in the repository's root and returns its output. */
export async function runCheck(check: Check): Promise<Outcome> {
  const child = Bun.spawn([process.execPath, ...check.bunArguments], { cwd: root, stdout: 'pipe', stderr: 'pipe' })
  const output = (await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])).join('')
  return { ok: (await child.exited) === 0, skipped: output.startsWith(SKIPPED) ? output.trim() : null, output }
}
