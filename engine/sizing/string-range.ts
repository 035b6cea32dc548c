import type { Sink } from '../core/sink.ts'
import type { VoltageRule } from './voltage-rules.ts'

/** Allows for the rounding of a product, relative. */
const ROUNDING = 1e-9
/** Longest string of a run. */
const LONGEST = 10_000

export interface StringRange {
  readonly min: number
  readonly max: number
}

/**
 * Numbers of modules in series that keep every rule.
 * @param wanted  the number that was sent; null for none
 * @returns null after a failure
 * Fails: at `inverter` when two limits collide, and at `modules_per_string` for a number outside the
 * range.
 */
export function stringRange(rules: readonly VoltageRule[], wanted: number | null, sink: Sink): StringRange | null {
  const fewest = rules
    .filter(({ isUpper }) => !isUpper)
    .map((rule) => ({ rule, count: Math.ceil((rule.limitV / rule.moduleV) * (1 - ROUNDING)) }))
  const most = rules
    .filter(({ isUpper }) => isUpper)
    .map((rule) => ({ rule, count: Math.floor((rule.limitV / rule.moduleV) * (1 + ROUNDING)) }))
  const low = fewest.reduce<Bound | null>((worst, bound) => (worst === null || bound.count > worst.count ? bound : worst), null)
  const high = most.reduce<Bound | null>((worst, bound) => (worst === null || bound.count < worst.count ? bound : worst), null)
  const range = { min: Math.max(1, low?.count ?? 1), max: Math.min(LONGEST, high?.count ?? LONGEST) }
  if (range.min > range.max) {
    sink.fail('inverter', collision(range, low, high))
    return null
  }
  if (wanted !== null && (wanted < range.min || wanted > range.max)) {
    const bound = wanted > range.max ? high : low
    sink.fail(
      'modules_per_string',
      `${wanted} modules in series do not keep ${bound === null ? 'the longest string of a run' : stringOf(bound.rule, wanted)}: send ${rangeInWords(range)}, or leave it out`,
    )
    return null
  }
  return range
}

interface Bound {
  readonly rule: VoltageRule
  readonly count: number
}

function collision({ min, max }: StringRange, low: Bound | null, high: Bound | null): string {
  const upper = high === null ? '' : `at most ${max} for ${stringOf(high.rule, Math.max(1, max + 1))}`
  if (low === null || low.count <= 1) return `Not even one module fits: ${upper}; take an inverter or a module for other voltages`
  return `No number of modules in series keeps all limits: it takes at least ${min} for ${stringOf(low.rule, min - 1)}, and ${upper}; take an inverter with a wider window, or a module of a lower voltage`
}

/** A rule, and what a string that breaks it has. */
function stringOf({ name, stated, moduleV, limitV, at }: VoltageRule, modules: number): string {
  const state = name.startsWith('v_mp') ? 'at the MPP' : 'at open circuit'
  return `${stated} ${limitV} V (${modules} have ${(modules * moduleV).toFixed(0)} V ${state} with cells at ${at.tempC.toFixed(1)} degC)`
}

function rangeInWords({ min, max }: StringRange): string {
  return min === max ? String(min) : `${min} to ${max}`
}
