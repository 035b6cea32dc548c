import type { SizeAlternative, SizeAnswer, SizeLimit } from '@pvyield/contract/schemas'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rounded } from '../report/decimals.ts'
import { candidates } from './candidates.ts'
import { currentLimits, isUneven, mostStrings, stringsPerTracker } from './current.ts'
import type { Extreme, Extremes } from './extremes.ts'
import { limitLine } from './limit-line.ts'
import { type ModuleAt, moduleAt } from './module-voltages.ts'
import { findingsOf, notesOf } from './notes.ts'
import { type Ranked, ranked, reasonOf } from './rank.ts'
import { type StringRange, stringRange } from './string-range.ts'
import { dcKwOf, type Ratings, ratioOf, type Stringing, type Target } from './target.ts'
import { type VoltageRule, voltageRules } from './voltage-rules.ts'
import type { SizeWish } from './wish.ts'

export interface SizedPlant {
  readonly stringing: Stringing
  readonly answer: SizeAnswer
}

const DECIMALS = 4
const ALTERNATIVES_MAX = 5

/**
 * Sizes a plant: string lengths that keep every voltage limit, and the strings and inverters next to
 * the target.
 * @param module  the model of `request.module`
 * @returns null after a failure
 * Fails: at `module.model` for a module without voltage, at `inverter` when no string length keeps
 * all limits, at `modules_per_string`, and at the field of the target when no plant meets it.
 */
export function sizePlant(
  request: Pick<Resolved, 'module' | 'inverter'>,
  module: ModuleModel,
  extremes: Extremes,
  wish: SizeWish,
  sink: Sink,
): SizedPlant | null {
  if (!module.hasVoltage) {
    sink.fail(
      'module.model',
      `A ${request.module.model} module has no voltage, so its strings cannot be sized: send a section of another model, or the id of a library module`,
    )
    return null
  }
  const openCircuit: Extreme = wish.openCircuitC === null ? extremes.lowestAir : { tempC: wish.openCircuitC, time: null }
  const at = moduleAt(request.module, module, openCircuit.tempC, extremes, wish.bifaciality)
  if (!isPhysical(at, sink)) return null
  const rules = voltageRules(request, at, openCircuit, extremes, wish.classV)
  const range = stringRange(rules, wish.modulesPerString, sink)
  if (range === null) return null
  const { inverter } = request
  const ratings: Ratings = {
    moduleW: request.module.p_nom_w,
    inverterKw: inverter.p_ac_nom_kw,
    ratio: wish.ratio,
    mostStrings: mostStrings(inverter, at),
  }
  const tried = wish.modulesPerString === null ? range : { min: wish.modulesPerString, max: wish.modulesPerString }
  const plants = ranked(candidates(wish.target, tried, ratings), wish.target, range, ratings, (strings) => isUneven(strings, inverter, at))
  const best = plants.at(0)
  if (best === undefined) {
    sink.fail(wish.targetField, noPlant(wish.target, tried))
    return null
  }
  const limitsOf = (stringing: Stringing): SizeLimit[] => [
    ...rules.map((rule) => voltageLine(rule, stringing)),
    ...currentLimits(stringing.stringsPerInverter, inverter, at, extremes.hottestCell),
  ]
  const alternatives = others(plants, best).map((plant): SizeAlternative => {
    const { modulesPerString, stringsPerInverter, inverters } = plant.stringing
    return {
      modules_per_string: modulesPerString,
      strings_per_inverter: stringsPerInverter,
      n_inverters: inverters,
      ...powers(plant.stringing, ratings),
      limits: limitsOf(plant.stringing),
      reason: reasonOf(plant, best),
    }
  })
  const { modulesPerString, stringsPerInverter, inverters } = best.stringing
  const findings = findingsOf({ request, wish, best, ratings, at, extremes })
  const answer: SizeAnswer = {
    modules_per_string: { min: range.min, max: range.max, chosen: modulesPerString },
    strings_per_inverter: stringsPerInverter,
    strings_per_tracker: stringsPerTracker(stringsPerInverter, inverter),
    n_inverters: inverters,
    strings: stringsPerInverter * inverters,
    ...powers(best.stringing, ratings),
    array_patch: { modules_per_string: modulesPerString, strings_per_inverter: stringsPerInverter, n_inverters: inverters },
    temperatures: temperaturesOf(openCircuit, extremes),
    module_at: roundedAll(at),
    limits: limitsOf(best.stringing),
    alternatives,
    notes: notesOf({ request, wish, rules, at }),
    warnings: findings.map(({ message }) => message),
    findings,
  }
  return { stringing: best.stringing, answer }
}

function noPlant(target: Target, { min, max }: StringRange): string {
  if (target.kind === 'at_most')
    return `${target.modules} modules are no whole string: the voltages take at least ${min} in series; take a larger area, an inverter that works at a lower voltage, or an input of the inverters of another part`
  return target.kind === 'modules'
    ? `${target.modules} modules form no equal strings of ${min} to ${max} modules: change the number, or take other components`
    : `No run has that many inverters or strings: send a smaller target, or take a larger inverter and module`
}

/** A section can describe a module whose voltage is gone at the temperatures of the place. */
function isPhysical(at: ModuleAt, sink: Sink): boolean {
  const { v_oc_cold_v, v_mp_cold_v, v_mp_hot_v, v_oc_hot_v, i_mp_hot_a } = at
  if ([v_oc_cold_v, v_mp_cold_v, v_mp_hot_v, v_oc_hot_v, i_mp_hot_a].every((value) => value > 0 && Number.isFinite(value))) return true
  sink.fail(
    'module',
    'The module has no voltage or no current at the coldest or hottest cells of this place: check its parameters and temperature coefficients',
  )
  return false
}

function powers(stringing: Stringing, ratings: Ratings): Pick<SizeAnswer, 'modules' | 'dc_kw' | 'ac_kw' | 'dc_ac_ratio'> {
  return {
    modules: stringing.modulesPerString * stringing.stringsPerInverter * stringing.inverters,
    dc_kw: rounded(dcKwOf(stringing, ratings), DECIMALS),
    ac_kw: rounded(stringing.inverters * ratings.inverterKw, DECIMALS),
    dc_ac_ratio: rounded(ratioOf(stringing, ratings), DECIMALS),
  }
}

function voltageLine({ name, isUpper, moduleV, limitV, at, source }: VoltageRule, { modulesPerString }: Stringing): SizeLimit {
  return limitLine({ name, isUpper, value: modulesPerString * moduleV, limit: limitV, unit: 'V', at, source })
}

/** The next best plants, one of each string length and inverter count. */
function others(plants: readonly Ranked[], best: Ranked): Ranked[] {
  const keyOf = ({ stringing: { modulesPerString, inverters } }: Ranked): string => `${modulesPerString} ${inverters}`
  const seen = new Set([keyOf(best)])
  const found: Ranked[] = []
  for (const plant of plants) {
    if (seen.has(keyOf(plant))) continue
    seen.add(keyOf(plant))
    found.push(plant)
    if (found.length === ALTERNATIVES_MAX) break
  }
  return found
}

function temperaturesOf(openCircuit: Extreme, { coldestDaylight, hottestCell }: Extremes): SizeAnswer['temperatures'] {
  return {
    open_circuit_c: rounded(openCircuit.tempC, DECIMALS),
    open_circuit_time: openCircuit.time,
    coldest_daylight_c: rounded(coldestDaylight.tempC, DECIMALS),
    coldest_daylight_time: coldestDaylight.time ?? '',
    hottest_cell_c: rounded(hottestCell.tempC, DECIMALS),
    hottest_cell_time: hottestCell.time ?? '',
  }
}

function roundedAll(at: ModuleAt): ModuleAt {
  const values = Object.entries(at).map(([name, value]) => [name, typeof value === 'number' ? rounded(value, DECIMALS) : value])
  return Object.fromEntries(values) as ModuleAt
}
