import { Sink } from '../core/sink.ts'
import { prepareConversion } from '../inverter/model/index.ts'
import type { SectionOf } from '../inverter/model/option.ts'
import { CEC_WEIGHTS, EUROPEAN_WEIGHTS, weightedEfficiency } from '../inverter/weighted-efficiency.ts'

/** Figures of an inverter by its model, next to those of its file. */
export interface InverterFit {
  /** At the rated voltage, and at both ends of the MPPT window. */
  at: WeightedEfficiency[]
  /** Stated European efficiency; null when none is. */
  efficiency_euro_stated: number | null
  warnings: string[]
}

export interface WeightedEfficiency {
  v_dc_v: number
  efficiency_euro: number
  efficiency_cec: number
  efficiency_nominal: number
}

/** @returns null when the section cannot be modelled; every inverter of the library can */
export function inverterFit(section: SectionOf<'sandia' | 'curve'>, sheet: Readonly<Record<string, number>>): InverterFit | null {
  const sink = new Sink()
  const conversion = prepareConversion(section, sink)
  if (conversion === null) return null
  const nominalW = 1000 * section.p_ac_nom_kw
  const voltages = new Set([conversion.ratedV, section.v_mppt_min_v ?? conversion.ratedV, section.v_mppt_max_v ?? conversion.ratedV])
  // One curve for all voltages has no rated one.
  if (voltages.size > 1) voltages.delete(0)
  return {
    at: [...voltages].map((v_dc_v) => ({
      v_dc_v,
      efficiency_euro: weightedEfficiency(conversion, EUROPEAN_WEIGHTS, nominalW, v_dc_v),
      efficiency_cec: weightedEfficiency(conversion, CEC_WEIGHTS, nominalW, v_dc_v),
      efficiency_nominal: nominalW / conversion.dcW(nominalW, v_dc_v),
    })),
    efficiency_euro_stated: sheet.efficiency_euro ?? null,
    warnings: sink.warnings,
  }
}
