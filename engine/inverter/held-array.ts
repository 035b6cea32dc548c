import type { Face } from '../core/frame.ts'
import type { CurveModule, OperatingPoint } from '../core/models.ts'

/** I-V curve of the strings of one face in a row: the module's, scaled. */
class FaceCurve {
  irradianceWm2 = 0
  cellTempC = 0
  /** Strings in parallel, less their losses; 0 for a face that gives nothing. */
  currentFactor = 0
  /** Wiring, seen from one module. */
  extraOhm = 0
}

/**
 * The array held at a voltage other than its MPP's; all faces share the voltage.
 * The I-V curve of a face is that of the module, its current scaled so that the MPP is the one after the array losses, its voltage less the drop that the wiring
 * has at the MPP, in proportion to the current.
 * Checked by: CASSYS c1 to c5, test/fixtures/inverter/clipping.json
 */
export class HeldArray {
  private readonly module: CurveModule
  private readonly modulesPerString: number
  private readonly curves: FaceCurve[] = []
  private readonly mpp: OperatingPoint = { voltageV: 0, currentA: 0 }

  constructor(module: CurveModule, modulesPerString: number) {
    this.module = module
    this.modulesPerString = modulesPerString
  }

  /** Takes the curves of a row, from its virtual MPPs at the inverter input. */
  read(faces: readonly Face<'inverter'>[], row: number): void {
    const { module, modulesPerString, mpp, curves } = this
    while (curves.length < faces.length) curves.push(new FaceCurve()) // at the first row
    for (let k = 0; k < faces.length; k++) {
      const { dc } = faces[k]
      const curve = curves[k]
      curve.currentFactor = 0
      if (dc.mppW[row] === 0) continue
      curve.irradianceWm2 = dc.ivIrradianceWm2[row]
      curve.cellTempC = dc.cellTempC[row]
      module.mpp(curve.irradianceWm2, curve.cellTempC, mpp)
      const wiringOhm = (modulesPerString * mpp.voltageV - dc.mppV[row]) / dc.mppA[row]
      curve.currentFactor = dc.mppA[row] / mpp.currentA
      curve.extraOhm = (wiringOhm * curve.currentFactor) / modulesPerString
    }
  }

  /** Power at the inverter input when the array of the row read last is held at a voltage, W; a face gives none at and above its open circuit. */
  powerW(voltageV: number): number {
    const { module, modulesPerString, curves } = this
    let powerW = 0
    for (let k = 0; k < curves.length; k++) {
      const { irradianceWm2, cellTempC, currentFactor, extraOhm } = curves[k]
      if (currentFactor === 0) continue
      const moduleA = module.currentA(irradianceWm2, cellTempC, voltageV / modulesPerString, extraOhm)
      if (moduleA > 0) powerW += voltageV * moduleA * currentFactor
    }
    return powerW
  }

  /** Voltage from which on no face of the row read last gives power. */
  openCircuitV(): number {
    const { module, modulesPerString, curves } = this
    let voltageV = 0
    for (let k = 0; k < curves.length; k++) {
      const { irradianceWm2, cellTempC, currentFactor } = curves[k]
      if (currentFactor !== 0) voltageV = Math.max(voltageV, modulesPerString * module.openCircuitV(irradianceWm2, cellTempC))
    }
    return voltageV
  }
}
