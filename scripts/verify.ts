/**
 * Command two of the README: installs, checks the types, the format and the generated files, runs all tests. The last line is
 * `N passed, N failed`, each check counted like a test. Only built-in modules are imported: a fresh clone has no others yet.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, root, runCheck } from './checks.ts'
import { countJunit } from './junit.ts'

let passed = 0
let failed = 0

const installation = spawnSync(process.execPath, ['install', '--frozen-lockfile'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
count('installation', installation.status === 0)
if (installation.status === 0) {
  // The import rules and the drift are tests and run with the others.
  for (const check of checks.filter(({ bunArguments }) => bunArguments[0] !== 'test')) {
    const { ok, output } = runCheck(check)
    count(check.name, ok)
    if (!ok) console.log(output)
  }
  runTests()
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function runTests(): void {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-verify-'))
  const reportPath = join(folder, 'junit.xml')
  try {
    const child = spawnSync(process.execPath, ['test', '--only-failures', '--reporter=junit', `--reporter-outfile=${reportPath}`], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const counts = countJunit(readOrNull(reportPath), child.status)
    passed += counts.passed
    failed += counts.failed
    if (counts.skipped > 0) console.log(`${counts.skipped} tests skipped: their titles say why`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(name: string, ok: boolean): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
  if (ok) passed++
  else failed++
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
