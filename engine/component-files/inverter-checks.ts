import type { FileCheck, Inverter } from '@pvyield/contract/schemas'
import { Sink } from '../core/sink.ts'
import type { OndCurve, OndReading } from '../files/ond/index.ts'
import { prepareConversion } from '../inverter/model/index.ts'
import { CEC_WEIGHTS, EUROPEAN_WEIGHTS, weightedEfficiency } from '../inverter/weighted-efficiency.ts'
import { absolute } from './file-check.ts'

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
      const found = weightedEfficiency(conversion, isCec ? CEC_WEIGHTS : EUROPEAN_WEIGHTS, ratedW, dcV)
      checks.push(check(isCec ? 'cec_efficiency' : 'european_efficiency', average, condition, found))
    }
    if (maximum !== null) checks.push(check('maximum_efficiency', maximum, condition, largest(one)))
    return checks
  })
}

function check(name: FileCheck['name'], stated: NonNullable<OndCurve['average']>, condition: string, foundFrac: number): FileCheck {
  return absolute(name, stated.at, condition, '%', stated.efficiencyFrac * 100, foundFrac * 100, LIMIT_POINTS, 'points')
}

function largest({ curve }: OndCurve): number {
  return Math.max(...curve.efficiency)
}
