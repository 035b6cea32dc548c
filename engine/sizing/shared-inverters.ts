import type { StringRange } from './string-range.ts'
import { modulesOf, type Stringing, type Target } from './target.ts'

/** A part that feeds inverters of several parts, on inputs of its own. */
export interface Sharer {
  readonly range: StringRange
  readonly target: Extract<Target, { kind: 'dc' | 'at_most' }>
  readonly moduleW: number
  /** MPP current of a string at the hottest cells. */
  readonly stringA: number
}

/** The inverters that they feed. */
export interface SharedInverter {
  readonly kw: number
  /** Largest current of one; null without a limit. */
  readonly maxA: number | null
  /** Target of DC power of all parts over AC power. */
  readonly ratio: number
}

/** As in `rank.ts`. */
const WEIGHT = { power: 2, ratio: 0.5, length: 0.1 }
const OVERLOADED = 1000
/** DC power beyond this share of the asked ratio is mostly clipped: it counts as missing. */
const USABLE = 1.25
const ROUNDING = 1 + 1e-9

/**
 * Strings of each part at common inverters: for each number of inverters near the ratio and near the
 * current, the strings next to the target of each part, and of these the number that is nearest to
 * the ratio within the current.
 * @returns null when a part cannot feed one inverter
 */
export function stringsAtShared(sharers: readonly Sharer[], inverter: SharedInverter): Stringing[] | null {
  let best: { cost: number; strings: Stringing[] } | null = null
  for (const inverters of inverterCounts(sharers, inverter)) {
    const found = sharers.map((sharer) => bestStrings(sharer, inverters))
    if (found.some((each) => each === null)) continue
    const parts = found as readonly Found[]
    const cost = parts.reduce((sum, part) => sum + part.cost / parts.length, costOf(sharers, parts, inverter, inverters))
    if (best === null || cost < best.cost) best = { cost, strings: parts.map(({ stringing }) => stringing) }
  }
  return best?.strings ?? null
}

interface Found {
  readonly stringing: Stringing
  readonly cost: number
}

function costOf(sharers: readonly Sharer[], parts: readonly Found[], { kw, maxA, ratio }: SharedInverter, inverters: number): number {
  const dcKw = parts.reduce((sum, { stringing }, k) => sum + (modulesOf(stringing) * sharers[k].moduleW) / 1000, 0)
  const currentA = parts.reduce((sum, { stringing }, k) => sum + stringing.stringsPerInverter * sharers[k].stringA, 0)
  const unusable = Math.max(0, 1 - (USABLE * ratio * inverters * kw) / dcKw)
  const ratioOff = Math.abs(dcKw / (inverters * kw) / ratio - 1)
  return WEIGHT.power * unusable + WEIGHT.ratio * ratioOff + (maxA !== null && currentA > maxA * ROUNDING ? OVERLOADED : 0)
}

/** One, those next to the ratio and next to the current, and the most for which each part has a string at each of them. */
function inverterCounts(sharers: readonly Sharer[], { kw, maxA, ratio }: SharedInverter): ReadonlySet<number> {
  const dcKw = sharers.reduce((sum, sharer) => sum + targetModules(sharer) * (sharer.moduleW / 1000), 0)
  const currentA = sharers.reduce((sum, sharer) => sum + (targetModules(sharer) / sharer.range.max) * sharer.stringA, 0)
  const counts = [dcKw / ratio / kw, ...(maxA === null ? [] : [currentA / maxA])].map(Math.floor)
  const most = Math.min(...sharers.map((sharer) => Math.floor(targetModules(sharer) / sharer.range.min)))
  return new Set([1, ...counts, ...counts.map((count) => count + 1), most, most - 1].map((count) => Math.max(1, Math.min(count, most))))
}

function targetModules({ target, moduleW }: Sharer): number {
  return target.kind === 'at_most' ? target.modules : (target.kw * 1000) / moduleW
}

/** The strings of a part at each of some inverters; null when it has not one for each. */
function bestStrings(sharer: Sharer, inverters: number): Found | null {
  const { range, target } = sharer
  const modules = targetModules(sharer)
  let best: Found | null = null
  for (let modulesPerString = range.min; modulesPerString <= range.max; modulesPerString++) {
    const each = Math.floor((modules / modulesPerString / inverters) * ROUNDING)
    for (const stringsPerInverter of target.kind === 'at_most' ? [each] : [Math.max(1, each), each + 1]) {
      if (stringsPerInverter < 1) continue
      const stringing = { modulesPerString, stringsPerInverter, inverters }
      const powerOff = Math.abs(modulesOf(stringing) / modules - 1)
      const cost = WEIGHT.power * powerOff + WEIGHT.length * (1 - modulesPerString / range.max)
      if (best === null || cost < best.cost) best = { stringing, cost }
    }
  }
  return best
}

/** MPP inputs of each part, of which the one with the most strings per input gets the next; at least one each. */
export function inputsOf(strings: readonly number[], inputs: number): number[] {
  const own = strings.map(() => 1)
  for (let left = inputs - strings.length; left > 0; left--) {
    let fullest = 0
    for (let k = 1; k < strings.length; k++) if (strings[k] / own[k] > strings[fullest] / own[fullest]) fullest = k
    own[fullest]++
  }
  return own
}
