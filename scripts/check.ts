/**
 * `bun run check`: types, format and lint, import rules, drift of the generated files, licences
 * and known vulnerabilities of the packages. Runs all checks at once, then fails if one failed.
 */
import { checks, runCheck } from './checks.ts'

const outcomes = checks.map((check) => ({ check, running: runCheck(check) }))
let isGood = true
for (const { check, running } of outcomes) {
  const { ok, skipped, output } = await running
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${check.name}${skipped === null ? '' : `, ${skipped}`}`)
  if (!ok) console.log(output)
  isGood &&= ok
}
process.exit(isGood ? 0 : 1)
