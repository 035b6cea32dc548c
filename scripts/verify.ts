/**
 * `bun run verify`: installs the packages, then checks the types, the format and the generated files
 * while all tests run. The last line is `N passed, N failed`; each check counts as a test. Imports
 * only built-in modules, because a fresh clone has no others yet.
 */
import { spawn, spawnSync } from 'node:child_process'
import { type Check, checks, root, runCheck } from './checks.ts'
import { type Counts, countTests } from './test-counts.ts'

const total: Counts = { passed: 0, failed: 0, skipped: 0 }

const installation = spawnSync(process.execPath, ['install', '--frozen-lockfile'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
count('installation', installation.status === 0)
if (installation.status === 0) {
  // Import rules and drift are tests: they run with all others. The checks need no file that tests write.
  const ofSources = checks.filter(({ bunArguments }) => bunArguments[0] !== 'test')
  const [tests] = await Promise.all([runTests(), ...ofSources.map(make)])
  total.passed += tests.passed
  total.failed += tests.failed
  total.skipped += tests.skipped
}
if (total.skipped > 0) console.log(`${total.skipped} tests skipped: their names give the reason`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function make(check: Check): Promise<void> {
  const { ok, skipped, output } = await runCheck(check)
  if (skipped === null) count(check.name, ok)
  else skip(`${check.name}, ${skipped}`)
  if (!ok) console.log(output)
}

function count(name: string, ok: boolean): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
  if (ok) total.passed++
  else total.failed++
}

function skip(why: string): void {
  console.log(`skip ${why}`)
  total.skipped++
}

/**
 * Runs all tests as `bun run test` does, with its long time limit for busy machines. Shows their
 * output as it arrives, and counts them.
 */
function runTests(): Promise<Counts> {
  const child = spawn(process.execPath, ['run', '--silent', 'test', '--only-failures'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
  }
  return new Promise((resolve) => child.on('close', (exitCode) => resolve(countTests(output, exitCode))))
}
