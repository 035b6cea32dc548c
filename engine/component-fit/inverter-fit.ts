import { Sink } from '../core/sink.ts'
import { prepareConversion } from '../inverter/model/index.ts'
import type { Conversion, SectionOf } from '../inverter/model/option.ts'

/** What the model makes of an inverter, next to what its file states. */
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

/** Weights by output, as a fraction of the nominal AC power. */
type Weights = readonly (readonly [load: number, weight: number])[]
/** Source: EN 50530:2010, Annex D. */
const EURO: Weights = [
  [0.05, 0.03],
  [0.1, 0.06],
  [0.2, 0.13],
  [0.3, 0.1],
  [0.5, 0.48],
  [1, 0.2],
]
/** Source: EN 50530:2010, Annex D; Bower et al. 2004, performance test protocol for the CEC. */
const CEC: Weights = [
  [0.1, 0.04],
  [0.2, 0.05],
  [0.3, 0.12],
  [0.5, 0.21],
  [0.75, 0.53],
  [1, 0.05],
]

/** @returns null when the section cannot be modelled; every inverter of the library can */
export function inverterFit(section: SectionOf<'sandia' | 'curve'>, sheet: Readonly<Record<string, number>>): InverterFit | null {
  const sink = new Sink()
  const conversion = prepareConversion(section, sink)
  if (conversion === null) return null
  const nominalW = 1000 * section.p_ac_nom_kw
  const voltages = new Set([conversion.ratedV, section.v_mppt_min_v ?? conversion.ratedV, section.v_mppt_max_v ?? conversion.ratedV])
  return {
    at: [...voltages].map((v_dc_v) => ({
      v_dc_v,
      efficiency_euro: weighted(conversion, EURO, nominalW, v_dc_v),
      efficiency_cec: weighted(conversion, CEC, nominalW, v_dc_v),
      efficiency_nominal: nominalW / conversion.dcW(nominalW, v_dc_v),
    })),
    efficiency_euro_stated: sheet.efficiency_euro ?? null,
    warnings: sink.warnings,
  }
}

function weighted(conversion: Conversion, weights: Weights, nominalW: number, dcV: number): number {
  return weights.reduce((sum, [load, weight]) => sum + (weight * load * nominalW) / conversion.dcW(load * nominalW, dcV), 0)
}
