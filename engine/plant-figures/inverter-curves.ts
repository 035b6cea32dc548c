import type { Resolved } from '../core/option.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { prepareConversion } from '../inverter/model/index.ts'
import { EUROPEAN_WEIGHTS, weightedEfficiency } from '../inverter/weighted-efficiency.ts'

/** A load, AC power over nominal AC power, and the efficiency at it. */
export type LoadPoint = readonly [loadFrac: number, efficiencyFrac: number]

/** The efficiency of an inverter at one DC voltage. */
export interface InverterCurve {
  /** 0 for a curve that applies at any voltage. */
  readonly voltageV: number
  /** AC power over nominal AC power. */
  readonly loadsFrac: number[]
  readonly efficienciesFrac: number[]
  readonly europeanFrac: number
  /** The points that the section states for this voltage. */
  readonly stated: readonly LoadPoint[]
}

const LOADS = [
  0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1,
]
/** Loads that differ by less are one. */
const LOAD_STEP = 1e-4

type Section = Pick<Resolved, 'inverter'>

/**
 * At the voltages of the curves that the section states; else at the rated voltage and both ends of the MPPT window.
 * Fails: EngineError of `inverter.*` for a section that no run accepts.
 * Checked by: test/engine/plant-figures/component-curves.test.ts
 */
export function inverterCurves({ inverter }: Section): InverterCurve[] {
  const sink = new Sink()
  const conversion = prepareConversion(inverter, sink)
  if (conversion === null || sink.failures.length > 0) throw new EngineError(sink.failures)
  const nominalW = 1000 * inverter.p_ac_nom_kw
  const curves = statedCurves(inverter) ?? windowVolts(inverter, conversion.ratedV).map((voltageV) => ({ voltageV, stated: [] }))
  const loadsFrac = loadsWith(curves.flatMap(({ stated }) => stated))
  return curves.map(({ voltageV, stated }) => ({
    voltageV,
    loadsFrac,
    efficienciesFrac: loadsFrac.map((load) => (load * nominalW) / conversion.dcW(load * nominalW, voltageV)),
    europeanFrac: weightedEfficiency(conversion, EUROPEAN_WEIGHTS, nominalW, voltageV),
    stated,
  }))
}

function statedCurves(inverter: Section['inverter']): Pick<InverterCurve, 'voltageV' | 'stated'>[] | null {
  if (inverter.model !== 'curve') return null
  return inverter.curves.map(({ v_dc_v, p_dc_kw, efficiency }) => ({
    voltageV: v_dc_v ?? 0,
    stated: p_dc_kw
      .map((kilowatts, k): LoadPoint => [(kilowatts * efficiency[k]) / inverter.p_ac_nom_kw, efficiency[k]])
      .filter(([load]) => load >= LOADS[0]),
  }))
}

/** A model without a rated voltage is the same at all. */
function windowVolts({ v_mppt_min_v, v_mppt_max_v }: Section['inverter'], ratedV: number): number[] {
  return ratedV === 0 ? [0] : [...new Set([v_mppt_min_v ?? ratedV, ratedV, v_mppt_max_v ?? ratedV])]
}

/** The usual loads, and those that are stated: the curve bends there. */
function loadsWith(stated: readonly LoadPoint[]): number[] {
  const own = stated.map(([load]) => load).filter((load) => LOADS.every((usual) => Math.abs(load - usual) > LOAD_STEP))
  const all = [...LOADS, ...own].sort((a, b) => a - b)
  return all.filter((load, k) => k === 0 || load - all[k - 1] > LOAD_STEP)
}
