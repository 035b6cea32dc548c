import type { AcColumns, AcStage, Frame } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { scratch } from '../core/scratch.ts'
import type { Sink } from '../core/sink.ts'
import { storageParts } from '../core/storage-parts.ts'
import { checkCables } from './cables.ts'
import { type AcChain, copperW } from './chain.ts'
import { drawToCharge } from './charging.ts'
import { GRID_LIMITS, gridLimit } from './grid-limit.ts'
import { prepareGridSide } from './grid-side.ts'
import { checkLossSum } from './loss-sum.ts'
import { OHMIC_MODELS } from './ohmic/index.ts'
import { loseInOutages } from './outages/deliver.ts'
import { prepareOutages } from './outages/index.ts'
import { type ShareOf, shareOfOne } from './outages/outage-share.ts'
import { acParts, chainHasLosses } from './parts.ts'
import { warnOfPowerFactor } from './power-factor.ts'
import { type AcChains, readChains } from './read-chain.ts'
import { checkSeries } from './series-checks.ts'
import { checkTransformers } from './transformers.ts'

export { acParts, prepareGridSide, prepareOutages, type ShareOf, shareOfOne }

/*
 * Each pass visits all rows, or those with power on the bus, and updates `gridW`: first the bus
 * power, then what remains of it. The passes read the constants of the chain once: an object read in
 * every row took three times as long.
 */

const fedRows = scratch((rows) => new Int32Array(rows))

/**
 * The AC side, from the plant's AC bus (inverters and battery) to the injection point (grid and
 * load).
 */
export function prepareAc(request: Resolved, sink: Sink): AcStage<'ac'> {
  const { ac_losses: losses, storage } = request
  OHMIC_MODELS[losses.ohmic_model].check?.(request, sink)
  const chains = readChains(request)
  checkSeries(request, sink)
  checkCables(request, sink)
  checkLossSum(request, chains.day, sink)
  checkTransformers(request, chains.best, sink)
  warnOfPowerFactor(request, chains.day, sink)
  const limit = prepareLimit(request, chains)
  const idleIronFrac = losses.transformer_night_disconnect ? 0 : 1
  const battery = storageParts(request)
  const parts = acParts(request)
  const hasChainLosses = chainHasLosses(parts)
  const { unavailability_loss: unavailabilityFrac } = losses

  return (frame) => {
    const fed = fedRows(frame.capacity)
    const fedCount = drawIdle(frame, chains, idleIronFrac, fed)
    limit(frame, fed, fedCount)
    if (hasChainLosses) applyLosses(frame, chains, fed, fedCount)
    deliver(frame.ac, chains, unavailabilityFrac, fed, fedCount)
    if (battery.gridCharging) drawToCharge(frame, chains)
    if (parts.outages) loseInOutages(frame, battery)
    meetLoad(frame, storage !== null)
  }
}

/**
 * Consumption while the bus has no power: auxiliaries, and the iron losses of transformers that
 * stay connected. In rows with power on the bus, `gridW` becomes this power.
 * @param fed  receives the rows with power on the bus
 * @returns  their number
 */
function drawIdle({ n, ac, sky }: Frame<'ac'>, { day, night, restW }: AcChains, idleIronFrac: number, fed: Int32Array): number {
  const {
    inverterOutputW,
    partsOutW,
    standbyW,
    storageLossW,
    storageChangeW,
    outputByBatteryW,
    auxiliariesW,
    mvIronLossW,
    hvIronLossW,
    gridW,
  } = ac
  const dayW = day.standingAuxiliariesW
  const nightW = night.standingAuxiliariesW
  const mvIronW = idleIronFrac * day.mvIronW
  const hvIronW = idleIronFrac * day.hvIronW
  mvIronLossW.fill(mvIronW, 0, n)
  hvIronLossW.fill(hvIronW, 0, n)
  let fedCount = 0
  for (let row = 0; row < n; row++) {
    const inverterW = inverterOutputW[row] + outputByBatteryW[row]
    const busW = inverterW - partsOutW[row] - standbyW[row] - storageLossW[row] - storageChangeW[row]
    const standingW = sky.isUp[row] === 0 ? nightW : dayW
    auxiliariesW[row] = standingW
    if (busW > restW) {
      gridW[row] = busW
      fed[fedCount++] = row
    } else gridW[row] = busW - standingW - mvIronW - hvIronW
  }
  return fedCount
}

/** Curtails the bus power by the grid limit; does nothing when there is none. */
function prepareLimit(request: Resolved, chains: AcChains) {
  const limit = gridLimit(request)
  const curtail = GRID_LIMITS[request.ac_losses.grid_limit_at]
  return ({ first, ac, sky }: Frame<'ac'>, fed: Int32Array, fedCount: number): void => {
    if (limit === null) return
    const { loadW, gridLimitLossW, gridW } = ac
    for (let k = 0; k < fedCount; k++) {
      const row = fed[k]
      const busW = gridW[row]
      const limitW = limit(first + row)
      if (busW <= limitW) continue
      const keptW = curtail(chains.at(first + row, sky.isUp[row]), busW, limitW, loadW[row])
      gridLimitLossW[row] = busW - keptW
      gridW[row] = keptW
    }
  }
}

/** Subtracts the losses of the chain from the bus powers above zero. */
function applyLosses({ first, ac }: Frame<'ac'>, chains: AcChains, fed: Int32Array, fedCount: number): void {
  if (!chains.isByRow) applyChainLosses(ac, chains.day, fed, 0, fedCount)
  else for (let k = 0; k < fedCount; k++) applyChainLosses(ac, chains.at(first + fed[k], 1), fed, k, k + 1)
}

/**
 * Subtracts auxiliaries, wiring, transformers and lines from bus powers above zero, as `exportedW`
 * does, and writes each loss to its column. Leaves the power after the HV line.
 */
function applyChainLosses(ac: AcColumns<'ac'>, chain: AcChain, fed: Int32Array, from: number, to: number): void {
  const { auxiliariesFrac, auxiliariesAboveW, auxiliariesW: continuousW, wiringFrac, wiringPerW, reactiveVar } = chain
  const { mvIronW, mvCopperPerW, mvLinePerW, hvIronW, hvCopperPerW, hvLinePerW } = chain
  const squareVar = reactiveVar * reactiveVar
  const wiringOfReactiveW = wiringPerW * squareVar
  const mvCopperOfReactiveW = mvCopperPerW * squareVar
  const mvLineOfReactiveW = mvLinePerW * squareVar
  const { auxiliariesW, acWiringLossW, mvIronLossW, mvCopperLossW, mvLineLossW, hvIronLossW, hvCopperLossW, hvLineLossW, gridW } = ac
  for (let k = from; k < to; k++) {
    const row = fed[k]
    const busW = gridW[row]
    const auxW = auxiliariesW[row] + auxiliariesFrac * busW + (busW > auxiliariesAboveW ? continuousW : 0)
    const wiringW = wiringFrac * busW + wiringPerW * busW * busW + wiringOfReactiveW
    const mvCopperW = mvCopperPerW * busW * busW + mvCopperOfReactiveW
    const mvLineW = mvLinePerW * busW * busW + mvLineOfReactiveW
    const atHvW = busW - auxW - wiringW - mvIronW - mvCopperW - mvLineW
    const hvCopperW = copperW(hvCopperPerW, atHvW, reactiveVar)
    const afterHvW = atHvW - hvIronW - hvCopperW
    const hvLineW = copperW(hvLinePerW, afterHvW, reactiveVar)
    auxiliariesW[row] = auxW
    acWiringLossW[row] = wiringW
    mvIronLossW[row] = mvIronW
    mvCopperLossW[row] = mvCopperW
    mvLineLossW[row] = mvLineW
    hvIronLossW[row] = hvIronW
    hvCopperLossW[row] = hvCopperW
    hvLineLossW[row] = hvLineW
    gridW[row] = afterHvW - hvLineW
  }
}

/**
 * Subtracts transmission, other losses and outages from the power fed in. Power drawn from the grid
 * has none of these losses.
 */
function deliver(ac: AcColumns<'ac'>, { day }: AcChains, unavailabilityFrac: number, fed: Int32Array, fedCount: number): void {
  const { transmissionFrac, otherFrac } = day
  const { transmissionLossW, otherLossW, unavailabilityLossW, gridW } = ac
  for (let k = 0; k < fedCount; k++) {
    const row = fed[k]
    const fedW = gridW[row]
    if (!(fedW > 0)) continue
    const transmissionW = transmissionFrac * fedW
    const otherW = otherFrac * (fedW - transmissionW)
    const unavailabilityW = unavailabilityFrac * (fedW - transmissionW - otherW)
    transmissionLossW[row] = transmissionW
    otherLossW[row] = otherW
    unavailabilityLossW[row] = unavailabilityW
    gridW[row] = fedW - transmissionW - otherW - unavailabilityW
  }
}

/** Splits the delivered power between a load at the injection point and the grid. In an outage of the grid the load has neither. */
function meetLoad({ n, ac }: Frame<'ac'>, mayHaveLoad: boolean): void {
  const { gridOutFrac, loadW, selfConsumedW, fromGridW, gridW } = ac
  if (!mayHaveLoad) return
  for (let row = 0; row < n; row++) {
    const deliveredW = gridW[row]
    const servedW = (1 - gridOutFrac[row]) * loadW[row]
    const consumedW = deliveredW > 0 ? Math.min(deliveredW, servedW) : 0
    selfConsumedW[row] = consumedW
    fromGridW[row] = servedW - consumedW
    gridW[row] = deliveredW - consumedW
  }
}
