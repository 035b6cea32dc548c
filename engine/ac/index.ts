import type { AcColumns, AcStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { type AcChain, auxiliariesW, copperW } from './chain.ts'
import { GRID_LIMITS, gridLimitW } from './grid-limit.ts'
import { prepareGridSide } from './grid-side.ts'
import { OHMIC_MODELS } from './ohmic/index.ts'
import { readChains } from './read-chain.ts'

export { prepareGridSide }

/**
 * The AC side, from the plant's AC bus (inverters and battery) to the injection point (grid and
 * load).
 */
export function prepareAc(request: Resolved, sink: Sink): AcStage<'ac'> {
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
      let deliveredW: number
      if (busW > 0) {
        const keptW = busW > limitW ? curtail(chain, busW, limitW, ac.loadW[row]) : busW
        ac.gridLimitLossW[row] = busW - keptW
        deliveredW = deliver(applyChainLosses(keptW, chain, ac, row), chain, unavailabilityFrac, ac, row)
      } else deliveredW = drawIdle(busW, chain, idleIronFrac, ac, row)
      meetLoad(deliveredW, ac, row)
    }
  }
}

/**
 * Subtracts auxiliaries, wiring, transformers and lines from a bus power above zero, as `exportedW`
 * does, and writes each loss to its column. Returns the power after the HV line.
 */
function applyChainLosses(busW: number, chain: AcChain, ac: AcColumns<'ac'>, row: number): number {
  const auxW = auxiliariesW(chain, busW)
  const wiringW = chain.wiringFrac * busW + chain.wiringPerW * busW * busW
  const mvCopperW = chain.mvCopperPerW * busW * busW
  const mvLineW = chain.mvLinePerW * busW * busW
  const atHvW = busW - auxW - wiringW - chain.mvIronW - mvCopperW - mvLineW
  const hvCopperW = copperW(chain.hvCopperPerW, atHvW)
  const afterHvW = atHvW - chain.hvIronW - hvCopperW
  const hvLineW = copperW(chain.hvLinePerW, afterHvW)
  ac.auxiliariesW[row] = auxW
  ac.acWiringLossW[row] = wiringW
  ac.mvIronLossW[row] = chain.mvIronW
  ac.mvCopperLossW[row] = mvCopperW
  ac.mvLineLossW[row] = mvLineW
  ac.hvIronLossW[row] = chain.hvIronW
  ac.hvCopperLossW[row] = hvCopperW
  ac.hvLineLossW[row] = hvLineW
  return afterHvW - hvLineW
}

/**
 * Subtracts transmission, other losses and outages from the power fed in. Power drawn from the grid
 * has none of these losses.
 */
function deliver(fedW: number, chain: AcChain, unavailabilityFrac: number, ac: AcColumns<'ac'>, row: number): number {
  if (!(fedW > 0)) return fedW
  const transmissionW = chain.transmissionFrac * fedW
  const otherW = chain.otherFrac * (fedW - transmissionW)
  const unavailabilityW = unavailabilityFrac * (fedW - transmissionW - otherW)
  ac.transmissionLossW[row] = transmissionW
  ac.otherLossW[row] = otherW
  ac.unavailabilityLossW[row] = unavailabilityW
  return fedW - transmissionW - otherW - unavailabilityW
}

/**
 * Consumption while the bus has no power: auxiliaries, and the iron losses of transformers that
 * stay connected.
 */
function drawIdle(busW: number, chain: AcChain, idleIronFrac: number, ac: AcColumns<'ac'>, row: number): number {
  const mvIronW = idleIronFrac * chain.mvIronW
  const hvIronW = idleIronFrac * chain.hvIronW
  ac.auxiliariesW[row] = chain.standingAuxiliariesW
  ac.mvIronLossW[row] = mvIronW
  ac.hvIronLossW[row] = hvIronW
  return busW - chain.standingAuxiliariesW - mvIronW - hvIronW
}

/** Splits the delivered power between a load at the injection point and the grid. */
function meetLoad(deliveredW: number, ac: AcColumns<'ac'>, row: number): void {
  const loadW = ac.loadW[row]
  const selfConsumedW = deliveredW > 0 ? Math.min(deliveredW, loadW) : 0
  ac.selfConsumedW[row] = selfConsumedW
  ac.fromGridW[row] = loadW - selfConsumedW
  ac.gridW[row] = deliveredW - selfConsumedW
}
