import type { DcCoupling } from '../chain.ts'
import { prepareDcBus } from '../inverter/dc-bus.ts'
import { prepareDcSide } from '../inverter/dc-side.ts'
import { prepareDcBattery } from '../storage/dc-battery.ts'
import { checkDcCoupling } from '../storage/dc-checks.ts'

/** A battery at the DC side of inverters; its code is loaded with that of plants of parts. */
export const DC_COUPLING: DcCoupling = {
  prepareBus: prepareDcBus,
  prepareSide(request, module, sink, plantKw) {
    checkDcCoupling(request, sink)
    return prepareDcSide(request, module, sink, plantKw)
  },
  prepareBattery: prepareDcBattery,
}
