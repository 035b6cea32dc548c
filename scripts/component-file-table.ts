/**
 * `bun scripts/component-file-table.ts FOLDER...`: what each PAN and OND file of the folders gave, as
 * Markdown for docs/component-files.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileCheck } from '@pvyield/contract/schemas'
import { parseOnd } from '../engine/component-files/parse-ond.ts'
import { parsePan } from '../engine/component-files/parse-pan.ts'

const paths = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name)),
)

console.log(
  '| File | Version | Section | IAM | Power at STC, % | Temperature coefficient, %/K | Low light, worst, points | Beyond a limit |',
)
console.log('|---|---|---|---|---:|---:|---:|---|')
for (const path of paths.filter((name) => /\.pan$/i.test(name))) {
  const { module, iam, meta, checks } = parsePan(new Uint8Array(readFileSync(path)))
  const { technology, p_nom_w, bifaciality } = module
  const section = `${technology} ${p_nom_w} W${bifaciality > 0 ? `, bifacial ${bifaciality}` : ''}`
  const cells = [
    basename(path),
    meta.version,
    section,
    iam.kind,
    of(checks, 'stc_power', 2),
    of(checks, 'mu_p_mp', 3),
    of(checks, 'low_light', 2),
  ]
  console.log(`| ${[...cells, beyond(checks)].join(' | ')} |`)
}

console.log('\n| File | Version | Section | Average, worst of the curves, points | Maximum, points | Beyond a limit |')
console.log('|---|---|---|---:|---:|---|')
for (const path of paths.filter((name) => /\.ond$/i.test(name))) {
  const { inverter, meta, checks } = parseOnd(new Uint8Array(readFileSync(path)))
  const isCec = checks.some(({ name }) => name === 'cec_efficiency')
  const curves = inverter.model === 'curve' ? `${inverter.curves.length} curves` : inverter.model
  const average = `${isCec ? 'CEC' : 'European'} ${of(checks, isCec ? 'cec_efficiency' : 'european_efficiency', 3)}`
  const cells = [basename(path), meta.version, `${inverter.p_ac_nom_kw} kW, ${curves}`, average, of(checks, 'maximum_efficiency', 3)]
  console.log(`| ${[...cells, beyond(checks)].join(' | ')} |`)
}

/** The largest difference of a kind of check. */
function of(checks: readonly FileCheck[], name: FileCheck['name'], digits: number): string {
  const differences = checks.filter((check) => check.name === name).map(({ difference }) => difference)
  if (differences.length === 0) return ''
  const worst = differences.reduce((most, difference) => (Math.abs(difference) > Math.abs(most) ? difference : most))
  return `${worst < 0 ? '' : '+'}${worst.toFixed(digits)}`
}

function beyond(checks: readonly FileCheck[]): string {
  return [...new Set(checks.filter(({ agrees }) => !agrees).map(({ name }) => name.replaceAll('_', ' ')))].join(', ')
}
