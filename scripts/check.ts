/**
 * `bun run check`: types, format and lint, import rules, drift of the generated files, known
 * vulnerabilities of the packages. Runs all checks, then fails if one failed.
 */
import { checks, runCheck } from './checks.ts'

const failed = checks.filter((check) => {
  const outcome = runCheck(check)
  console.log(`${outcome.ok ? 'ok  ' : 'FAIL'} ${check.name}${outcome.skipped === null ? '' : `, ${outcome.skipped}`}`)
  if (!outcome.ok) console.log(outcome.output)
  return !outcome.ok
})
process.exit(failed.length === 0 ? 0 : 1)
