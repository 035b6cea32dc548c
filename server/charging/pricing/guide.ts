import { billingOf } from '../billing.ts'
import { countedUnits, type Priced, TYPICAL_YEAR } from '../units.ts'
import { usdOf } from './money.ts'
import { type PricingRules, YEAR_HOURS } from './rules.ts'
import { stepsOf } from './service.ts'

/** The parts of the guide `charging` that depend on the settings of the service, by their names in the page. */
export function pricingTexts(rules: PricingRules): Readonly<Record<string, string>> {
  return { pricing_formula: formula(rules), pricing_examples: examples(rules), pricing_billing: billing(rules) }
}

/** US dollars with at least two decimals, and at most six. */
export function usdText(micros: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
  return `${usdOf(micros).toLocaleString('en-US', digits)} USD`
}

function formula(rules: PricingRules): string {
  const { base, placementsPerUnit, objectsPerUnit, terrainAwareMultiplier, unitPriceMicros, freeUnitsPerMonth } = rules
  const steps = stepsOf(rules).map(([minutes, factor], k) => `${factor} for ${minutes}${k === 0 ? ' minutes' : ''}`)
  return `- base: ${base}.
- placements and objects: devices and shading objects of the scene (\`scene.placements\`, \`scene.objects\`); 0 without one. P is
  ${placementsPerUnit}, O is ${objectsPerUnit}.
- terrain: ${terrainAwareMultiplier} for trackers with \`array.tracking\` \`terrain_aware\` or one of its kinds, else 1.
- step: ${steps.join(', ')}; any other: 60 over its minutes, rounded up.
- years: years of weather in the request, each up to ${YEAR_HOURS.toLocaleString('en-US')} hours; a leap year of hours is one.

A unit costs ${usdText(unitPriceMicros)}. An account has ${freeUnitsPerMonth} free units a month.`
}

function examples(rules: PricingRules): string {
  const scene = { placements: 1200, objects: 60 }
  const rows: readonly (readonly [string, Partial<Priced>])[] = [
    ['a simple run', {}],
    ['a full run of a year of hours, with or without series, with any models', {}],
    ['the same with 15-minute weather', { step: 15 }],
    ['1,200 trackers and 60 trees in a scene, hours', scene],
    ['the same with `terrain_aware`', { ...scene, isTerrainAware: true }],
    ['ten real years of hours', { hours: 10 * YEAR_HOURS }],
  ]
  const units = (priced: Partial<Priced>) => countedUnits({ ...TYPICAL_YEAR, ...priced }, rules).units
  return `| Run | Units |\n|---|---:|\n${rows.map(([run, priced]) => `| ${run} | ${units(priced)} |`).join('\n')}`
}

/** The billing of a run of 15-minute weather whose free units are used. */
function billing(rules: PricingRules): string {
  const counted = countedUnits({ ...TYPICAL_YEAR, step: 15 }, rules)
  const priceMicros = counted.units * rules.unitPriceMicros
  const answer = { billing: billingOf(counted, { freeUnits: 0, priceMicros, paidBy: priceMicros === 0 ? 'free' : 'wallet' }) }
  const [reasons, lines] = [
    answer.billing.reasons.map((reason) => `      ${inOneLine(reason)}`).join(',\n'),
    JSON.stringify(answer, null, 2),
  ]
  const text = lines.replace(/"reasons": \[.*?\n {4}\]/s, `"reasons": [\n${reasons}\n    ]`)
  return `\`\`\`json\n${text}\n\`\`\`\n\nNo free unit was left: ${counted.units} at ${usdText(rules.unitPriceMicros)} came from the wallet.`
}

function inOneLine(value: object): string {
  return JSON.stringify(value)
    .replaceAll(/([{:,])/g, '$1 ')
    .replace('}', ' }')
}
