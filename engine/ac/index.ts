import type { AcStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { auxiliariesW, copperW } from './chain.ts'
import { GRID_LIMITS, gridLimitW } from './grid-limit.ts'
import { prepareGridSide } from './grid-side.ts'
import { OHMIC_MODELS } from './ohmic/index.ts'
import { readChains } from './read-chain.ts'

export { prepareGridSide }

/** From the plant's AC bus, where the inverters and a battery meet, to the grid and to a load at the injection point. */
export function prepareAc(request: Resolved, sink: Sink): AcStage {
  const { ac_losses: losses } = request
  OHMIC_MODELS[losses.ohmic_model].check?.(request, sink)
  const chains = readChains(request)
  const limitW = gridLimitW(request)
  const curtail = GRID_LIMITS[losses.grid_limit_at]
  const idleIronFrac = losses.transformer_night_disconnect ? 0 : 1
  const { unavailability_loss: unavailabilityFrac } = losses

  return ({ n, ac, sky }) => {
    for (let row = 0; row < n; row++) {
      const chain = sky.isUp[row] === 0 ? chains.night : chains.day
      const busW = ac.inverterOutputW[row] - ac.storageLossW[row] - ac.storageChangeW[row]
      let deliveredW = 0
      if (busW > 0) {
        const keptW = busW > limitW ? curtail(chain, busW, limitW, ac.loadW[row]) : busW
        const auxW = auxiliariesW(chain, keptW)
        const wiringW = chain.wiringFrac * keptW + chain.wiringPerW * keptW * keptW
        const mvCopperW = chain.mvCopperPerW * keptW * keptW
        const mvLineW = chain.mvLinePerW * keptW * keptW
        const atHvW = keptW - auxW - wiringW - chain.mvIronW - mvCopperW - mvLineW
        const hvCopperW = copperW(chain.hvCopperPerW, atHvW)
        const afterHvW = atHvW - chain.hvIronW - hvCopperW
        const hvLineW = copperW(chain.hvLinePerW, afterHvW)
        deliveredW = afterHvW - hvLineW
        ac.gridLimitLossW[row] = busW - keptW
        ac.auxiliariesW[row] = auxW
        ac.wiringLossW[row] = wiringW
        ac.mvIronLossW[row] = chain.mvIronW
        ac.mvCopperLossW[row] = mvCopperW
        ac.mvLineLossW[row] = mvLineW
        ac.hvIronLossW[row] = chain.hvIronW
        ac.hvCopperLossW[row] = hvCopperW
        ac.hvLineLossW[row] = hvLineW
        if (deliveredW > 0) {
          const transmissionW = chain.transmissionFrac * deliveredW
          const otherW = chain.otherFrac * (deliveredW - transmissionW)
          const unavailabilityW = unavailabilityFrac * (deliveredW - transmissionW - otherW)
          ac.transmissionLossW[row] = transmissionW
          ac.otherLossW[row] = otherW
          ac.unavailabilityLossW[row] = unavailabilityW
          deliveredW = deliveredW - transmissionW - otherW - unavailabilityW
        }
      } else {
        const auxW = chain.standingAuxiliariesW
        const mvIronW = idleIronFrac * chain.mvIronW
        const hvIronW = idleIronFrac * chain.hvIronW
        ac.auxiliariesW[row] = auxW
        ac.mvIronLossW[row] = mvIronW
        ac.hvIronLossW[row] = hvIronW
        deliveredW = busW - auxW - mvIronW - hvIronW
      }
      const loadW = ac.loadW[row]
      if (loadW > 0) {
        const selfConsumedW = deliveredW > 0 ? Math.min(deliveredW, loadW) : 0
        ac.selfConsumedW[row] = selfConsumedW
        ac.fromGridW[row] = loadW - selfConsumedW
        ac.gridW[row] = deliveredW - selfConsumedW
      } else ac.gridW[row] = deliveredW
    }
  }
}
