import type { CurveModule, OperatingPoint } from '../core/models.ts'

/** The array held at a voltage other than its MPP's. */
export class HeldArray {
  private readonly module: CurveModule
  private readonly modulesPerString: number
  private readonly mpp: OperatingPoint = { voltageV: 0, currentA: 0 }

  constructor(module: CurveModule, modulesPerString: number) {
    this.module = module
    this.modulesPerString = modulesPerString
  }

  /**
   * Power at the inverter input when the array is held at a voltage, W; 0 at and above open circuit.
   * The I-V curve of the array is that of the module, its current scaled so that the MPP is the one after the array losses, its voltage less the drop that the wiring
   * has at the MPP, in proportion to the current.
   * @param mppV  voltage and current of the array at the inverter input at the virtual MPP
   */
  powerW(voltageV: number, mppV: number, mppA: number, irradianceWm2: number, cellTempC: number): number {
    const { module, modulesPerString, mpp } = this
    module.mpp(irradianceWm2, cellTempC, mpp)
    const wiringOhm = (modulesPerString * mpp.voltageV - mppV) / mppA
    const currentFactor = mppA / mpp.currentA // strings in parallel, less their losses
    const extraOhm = (wiringOhm * currentFactor) / modulesPerString
    const moduleA = module.currentA(irradianceWm2, cellTempC, voltageV / modulesPerString, extraOhm)
    return moduleA > 0 ? voltageV * moduleA * currentFactor : 0
  }
}
