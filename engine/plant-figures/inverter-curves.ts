import type { Resolved } from '../core/option.ts'
import { Sink } from '../core/sink.ts'
import { prepareConversion } from '../inverter/model/index.ts'

/** The efficiency of an inverter at one DC voltage. */
export interface InverterCurve {
  readonly voltageV: number
  /** AC power over nominal AC power. */
  readonly loadsFrac: number[]
  readonly efficienciesFrac: number[]
}

const LOADS = [
  0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1,
]

/** At the rated voltage and at both ends of the MPPT window. */
export function inverterCurves({ inverter }: Pick<Resolved, 'inverter'>): InverterCurve[] {
  const conversion = prepareConversion(inverter, new Sink())
  if (conversion === null) return []
  const nominalW = 1000 * inverter.p_ac_nom_kw
  const voltages = new Set([inverter.v_mppt_min_v ?? conversion.ratedV, conversion.ratedV, inverter.v_mppt_max_v ?? conversion.ratedV])
  return [...voltages].map((voltageV) => ({
    voltageV,
    loadsFrac: LOADS,
    efficienciesFrac: LOADS.map((load) => (load * nominalW) / conversion.dcW(load * nominalW, voltageV)),
  }))
}
