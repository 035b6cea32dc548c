/**
 * Whether the registry knows of a serious vulnerability in a locked package (`bun audit`). A registry
 * that does not answer is no failure: the checks work offline.
 */
import { spawnSync } from 'node:child_process'
import { seriousAdvisories } from './advisories.ts'
import { root, SKIPPED } from './checks.ts'

const LIMIT_MILLIS = 60_000

const { stdout, stderr } = spawnSync(process.execPath, ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: LIMIT_MILLIS })
const serious = seriousAdvisories(stdout ?? '')
if (serious === null) {
  const reason = (stderr ?? '').trim().split('\n').at(-1) || `no answer within ${LIMIT_MILLIS / 1000} s`
  console.log(`${SKIPPED} the registry does not answer: ${reason}`)
} else {
  for (const line of serious) console.log(line)
  process.exit(serious.length > 0 ? 1 : 0)
}
