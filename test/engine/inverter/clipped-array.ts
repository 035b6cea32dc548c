import { makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { ClipVoltage } from '../../../engine/inverter/clip-voltage.ts'
import { HeldArray } from '../../../engine/inverter/held-array.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { plant } from '../dc/plant.ts'

export interface ClippedArray {
  module: Resolved['module']
  inverter: Resolved['inverter']
  modulesPerString: number
  strings: number
  inverters: number
  /** Fraction of the current lost by mismatch, and resistance of the whole DC wiring. */
  mismatchFrac: number
  wiringOhm: number
}

/**
 * Voltage at the MPP, and operating point of an array whose inverters clip, at the inverter input.
 */
export function clippedPoint(
  array: ClippedArray,
): (irradianceWm2: number, cellTempC: number) => { mppV: number; voltageV: number; currentA: number } {
  const module = prepareModule(plant({ module: array.module }), new Sink())
  const conversion = prepareConversion(array.inverter, new Sink())
  if (!module.hasVoltage || conversion === null) throw new Error('the array is sound')
  const { modulesPerString, strings, inverters, inverter } = array
  const limitW = inverter.p_ac_nom_kw * 1000
  const maxV = inverter.v_dc_max_v ?? Number.POSITIVE_INFINITY
  const clip = new ClipVoltage(new HeldArray([{ module, modulesPerString }]), inverters, conversion, maxV)
  const { faces, dc } = makeFrame(1, 60)
  const point = { voltageV: 0, currentA: 0 }
  return (irradianceWm2, cellTempC) => {
    module.mpp(irradianceWm2, cellTempC, point)
    dc.ivIrradianceWm2[0] = irradianceWm2
    dc.cellTempC[0] = cellTempC
    dc.mppA[0] = strings * (1 - array.mismatchFrac) * point.currentA
    dc.mppV[0] = modulesPerString * point.voltageV - array.wiringOhm * dc.mppA[0]
    dc.mppW[0] = dc.mppA[0] * dc.mppV[0]
    const voltageV = clip.find(faces, 0, dc.mppV[0], dc.mppW[0], inverters * limitW)
    return { mppV: dc.mppV[0], voltageV, currentA: (inverters * conversion.dcW(limitW, voltageV)) / voltageV }
  }
}
