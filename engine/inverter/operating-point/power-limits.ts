import type { Face } from '../../core/frame.ts'
import type { OperatingPointOption } from './option.ts'

/** Highest over the faces that give power. */
function highestV(faces: readonly Face<'inverter'>[], row: number): number {
  let highest = 0
  for (let k = 0; k < faces.length; k++) {
    const { mppW, mppV } = faces[k].dc
    if (mppW[row] !== 0) highest = Math.max(highest, mppV[row])
  }
  return highest
}

export const powerLimits: OperatingPointOption = {
  title: 'Voltage rises until the power fits',
  source: "PVsyst's public help, Inverter operating limits; CASSYS 1.5.3, clipping",
  sharedV: highestV,
  window: 'input',
  yieldsToPower: true,
}
