import type { Face } from '../../core/frame.ts'
import type { OperatingPointOption } from './option.ts'

/** Mean over the faces that give power, by their shares of the plant. */
function meanV(faces: readonly Face<'inverter'>[], row: number, shares: readonly number[]): number {
  let sumV = 0
  let sum = 0
  for (let k = 0; k < faces.length; k++) {
    const { mppW, mppV } = faces[k].dc
    if (mppW[row] === 0) continue
    sumV += shares[k] * mppV[row]
    sum += shares[k]
  }
  return sum === 0 ? 0 : sumV / sum
}

export const mpptWindow: OperatingPointOption = {
  title: 'MPP held in the voltage window',
  source: "PVsyst's public help, Inverter operating limits, without its voltage shift at over-power",
  sharedV: meanV,
  window: 'input',
  yieldsToPower: false,
}
