import { type EnergyChain, energyChain, type Figures, HORIZONTAL, REAR, type Step, TRANSPOSITION } from './energy-chain.ts'
import { productParts } from './lmdi.ts'

/** Of what a row of a difference speaks. `plane`: how the light of the sky comes to the plane of the modules. */
export type DifferenceGroup = 'weather' | 'plane' | 'plant'

/** What a row of the loss diagram adds to the difference of two energies; what it takes is negative. */
export interface Part {
  readonly key: string
  readonly label: string
  readonly group: DifferenceGroup
  readonly kwh: number
}

export const METHOD = {
  name: 'Logarithmic mean Divisia index (LMDI-I, additive)',
  source: 'B. W. Ang, The LMDI approach to decomposition analysis: a practical guide, Energy Policy 33 (2005) 867-871',
} as const

/**
 * Rows that take or add an amount whatever passes them: light of the rear side, energy that is stored, used on site, or spent
 * by devices. As shares they would take part in the difference of every row above them.
 */
const AMOUNTS: ReadonlySet<string> = new Set([
  REAR,
  'night_consumption',
  'storage_loss',
  'storage_change',
  'storage_standby',
  'auxiliaries',
  'mv_transformer_iron',
  'hv_transformer_iron',
  'self_consumed',
])

/** A step of two chains. */
interface Pair {
  readonly key: string
  readonly label: string
  readonly ratios: readonly [number, number]
  /** What is taken in each chain, where the step is an amount; null for a ratio. */
  readonly amounts: readonly [number, number] | null
}

/**
 * The difference in energy between two runs by rows of the loss diagram, which add up to it.
 *
 * The energy is the light times what each row leaves of it, so that plants that differ in one loss only have the whole
 * difference in its row. Amounts are terms of their own: an amount times what the rows after it leave. Each term is divided
 * among its factors by `productParts`, and the parts of a row in all terms are added.
 * @param isPerKwp  whether each run is divided by its own DC power
 * Checked by: test/engine/studies/compare/attribution.test.ts
 */
export function differenceParts(from: Figures, to: Figures, isPerKwp = false): Part[] {
  const chains = [energyChain(from, isPerKwp), energyChain(to, isPerKwp)] as const
  const pairs = pairsOf(...chains)
  const [{ start }, { start: other }] = chains
  const kwh = new Map([start.key, ...pairs.map(({ key }) => key)].map((key) => [key, 0]))
  add(kwh, start.key, [start.value, other.value], pairs, 1)
  pairs.forEach(({ key, amounts }, k) => {
    if (amounts === null) return
    const [a, b] = amounts
    const after = pairs.slice(k + 1)
    // A row that takes in one run and adds in the other is a term for each.
    add(kwh, key, [Math.max(0, a), Math.max(0, b)], after, -1)
    add(kwh, key, [Math.max(0, -a), Math.max(0, -b)], after, 1)
  })
  return [start, ...pairs].map(({ key, label }) => ({ key, label, group: groupOf(key), kwh: kwh.get(key) ?? 0 }))
}

/** Adds the parts of a term: its first factor, and the ratios after it. */
function add(kwh: Map<string, number>, key: string, first: readonly [number, number], after: readonly Pair[], sign: 1 | -1): void {
  const factors = [{ key, ratios: first }, ...after.filter(({ amounts }) => amounts === null)]
  const parts = productParts(
    factors.map(({ ratios }) => ratios[0]),
    factors.map(({ ratios }) => ratios[1]),
  )
  factors.forEach((factor, k) => {
    kwh.set(factor.key, (kwh.get(factor.key) ?? 0) + sign * (parts[k] ?? 0))
  })
}

/** The steps of two chains side by side. A step that one of them lacks takes nothing there. */
function pairsOf({ steps: before }: EnergyChain, { steps: after }: EnergyChain): Pair[] {
  const [first, second] = [byKey(before), byKey(after)]
  return mergedKeys(before, after).map((key) => {
    const [a, b] = [first.get(key), second.get(key)]
    const [one, other] = [ratioOf(a), ratioOf(b)]
    // Nothing reaches a step: it is as in the other chain, and no part of the difference.
    const ratios = [one ?? other ?? 1, other ?? one ?? 1] as const
    const isAmount = AMOUNTS.has(key) || ratios.some((ratio) => ratio <= 0)
    return { key, label: (a ?? b)?.label ?? key, ratios, amounts: isAmount ? [a?.taken ?? 0, b?.taken ?? 0] : null }
  })
}

function byKey(steps: readonly Step[]): ReadonlyMap<string, Step> {
  return new Map(steps.map((step) => [step.key, step]))
}

function ratioOf(step: Step | undefined): number | null {
  return step === undefined ? 1 : step.ratio
}

/** The keys of both chains in the order of the diagram: what only one of them has stands after what comes before it there. */
function mergedKeys(before: readonly Step[], after: readonly Step[]): string[] {
  const keys = before.map(({ key }) => key)
  after.forEach(({ key }, k) => {
    if (keys.includes(key)) return
    const previous = after[k - 1]
    keys.splice(previous === undefined ? 0 : keys.indexOf(previous.key) + 1, 0, key)
  })
  return keys
}

function groupOf(key: string): DifferenceGroup {
  if (key === HORIZONTAL) return 'weather'
  return key === TRANSPOSITION ? 'plane' : 'plant'
}
