import type { FileCheck, Inverter } from '@pvyield/contract/schemas'
import { Sink } from '../core/sink.ts'
import type { OndCurve, OndReading } from '../files/ond/index.ts'
import { prepareConversion } from '../inverter/model/index.ts'
import type { Conversion } from '../inverter/model/option.ts'
import { absolute } from './file-check.ts'

/** Shares of the nominal AC power and their weights. */
type Weights = readonly (readonly [share: number, weight: number])[]

/** Source: EN 50530:2010, annex D. */
const EUROPEAN: Weights = [
  [0.05, 0.03],
  [0.1, 0.06],
  [0.2, 0.13],
  [0.3, 0.1],
  [0.5, 0.48],
  [1, 0.2],
]
/** Source: W. Bower et al. 2004, performance test protocol for the California Energy Commission. */
const CEC: Weights = [
  [0.1, 0.04],
  [0.2, 0.05],
  [0.3, 0.12],
  [0.5, 0.21],
  [0.75, 0.53],
  [1, 0.05],
]

/** Largest difference that counts as agreement, points. */
const LIMIT_POINTS = 0.1

/**
 * The average and maximum efficiencies that the file states for its curves against those of the
 * section. The shares are of the maximum AC power, as in the files: the figures of an inverter with
 * PMaxOUT above PNomConv agree only so.
 */
export function checkInverter(inverter: Inverter, { curves: { curves, isCec } }: OndReading): FileCheck[] {
  const conversion = prepareConversion(inverter, new Sink())
  if (conversion === null) return []
  const ratedW = (inverter.p_ac_max_kw ?? inverter.p_ac_nom_kw) * 1000
  return curves.flatMap((one) => {
    const dcV = one.curve.v_dc_v ?? conversion.ratedV
    const condition = one.curve.v_dc_v === null ? '' : `${one.curve.v_dc_v} V`
    const { average, maximum } = one
    const checks: FileCheck[] = []
    if (average !== null) {
      const found = weighted(conversion, ratedW, dcV, isCec ? CEC : EUROPEAN)
      checks.push(check(isCec ? 'cec_efficiency' : 'european_efficiency', average, condition, found))
    }
    if (maximum !== null) checks.push(check('maximum_efficiency', maximum, condition, largest(one)))
    return checks
  })
}

function check(name: FileCheck['name'], stated: NonNullable<OndCurve['average']>, condition: string, foundFrac: number): FileCheck {
  return absolute(name, stated.at, condition, '%', stated.efficiencyFrac * 100, foundFrac * 100, LIMIT_POINTS, 'points')
}

function weighted(conversion: Conversion, ratedW: number, dcV: number, weights: Weights): number {
  return weights.reduce((sum, [share, weight]) => sum + (weight * share * ratedW) / conversion.dcW(share * ratedW, dcV), 0)
}

function largest({ curve }: OndCurve): number {
  return Math.max(...curve.efficiency)
}
