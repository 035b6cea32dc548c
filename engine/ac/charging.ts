import type { Frame } from '../core/frame.ts'
import { type AcChain, copperW } from './chain.ts'
import type { AcChains } from './read-chain.ts'

/**
 * Rows in which the grid charges the battery: transformers and lines are connected and carry the
 * power, so they lose what they lose of the same power fed in. Each loss at the bus is computed from
 * the bus power, the HV line from the power that enters the plant, as for power fed in. Fractions of
 * delivered energy (transmission, other losses, outages) do not apply to power that is drawn.
 */
export function drawToCharge({ n, first, ac, sky }: Frame<'ac'>, chains: AcChains): void {
  for (let row = 0; row < n; row++) {
    const busW = ac.inverterOutputW[row] - ac.partsOutW[row] - ac.standbyW[row] - ac.storageLossW[row] - ac.storageChangeW[row]
    if (ac.gridChargeW[row] > 0 && busW < 0) drawRow(ac, row, chains.at(first + row, sky.isUp[row]), -busW)
  }
}

/** @param drawnW  power that the bus takes */
function drawRow(ac: Frame<'ac'>['ac'], row: number, chain: AcChain, drawnW: number): void {
  const { reactiveVar } = chain
  const wiringW = chain.wiringFrac * drawnW + copperW(chain.wiringPerW, drawnW, reactiveVar)
  const mvCopperW = copperW(chain.mvCopperPerW, drawnW, reactiveVar)
  const mvLineW = copperW(chain.mvLinePerW, drawnW, reactiveVar)
  const atHvW = drawnW + chain.standingAuxiliariesW + wiringW + chain.mvIronW + mvCopperW + mvLineW
  const hvCopperW = copperW(chain.hvCopperPerW, atHvW, reactiveVar)
  const beforeHvW = atHvW + chain.hvIronW + hvCopperW
  const hvLineW = copperW(chain.hvLinePerW, beforeHvW, reactiveVar)
  ac.acWiringLossW[row] = wiringW
  ac.mvIronLossW[row] = chain.mvIronW
  ac.mvCopperLossW[row] = mvCopperW
  ac.mvLineLossW[row] = mvLineW
  ac.hvIronLossW[row] = chain.hvIronW
  ac.hvCopperLossW[row] = hvCopperW
  ac.hvLineLossW[row] = hvLineW
  ac.gridW[row] = -(beforeHvW + hvLineW)
}
