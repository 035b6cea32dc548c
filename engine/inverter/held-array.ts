import type { Face } from '../core/frame.ts'
import type { CurveModule, OperatingPoint } from '../core/models.ts'

/** The strings of a face. */
export interface HeldStrings {
  readonly module: CurveModule
  readonly modulesPerString: number
}

/** I-V curve of the strings of one face in a row: the module's curve, scaled. */
class FaceCurve {
  irradianceWm2 = 0
  cellTempC = 0
  /** Number of parallel strings, less their losses; 0 for a face without power. */
  currentFactor = 0
  /** Wiring resistance as seen by one module. */
  extraOhm = 0
  /** MPP voltage of one module. */
  moduleV = 0
  /** MPP voltage of the strings ahead of the wiring, and what it is of the module's. */
  stringV = 0
  stringModules = 0
  /** Drop of the wiring at the MPP, V, and its resistance for all strings. */
  dropV = 0
  wiringOhm = 0
}

/** A point at the inverter input. */
export interface HeldPoint {
  powerW: number
  voltageV: number
}

/**
 * The array at a voltage other than its MPP voltage. All faces have the same voltage.
 * The I-V curve of a face is that of the module. Its current is scaled so that the MPP is the one
 * after the array losses. Its voltage is reduced by the wiring drop, which is in proportion to the
 * current and equals the actual drop at the MPP.
 * Checked by: CASSYS c1 to c5, test/fixtures/inverter/clipping.json
 */
export class HeldArray {
  private readonly curves: FaceCurve[] = []
  private readonly mpp: OperatingPoint = { voltageV: 0, currentA: 0 }
  /** What `voltageWhere` searches, and the current factor of the only face with power. */
  private searched: (voltageV: number, powerW: number) => number = () => Number.NaN
  private soleFactor = 0
  private soleLength = 0

  /** @param strings  of each face; one for all of them where these are alike */
  constructor(private readonly strings: readonly HeldStrings[]) {}

  private of(face: number): HeldStrings {
    return this.strings[this.strings.length === 1 ? 0 : face]
  }

  /** Reads the curves of a row from its virtual MPPs at the inverter input. */
  read(faces: readonly Face<'inverter'>[], row: number): void {
    const { mpp, curves } = this
    // Only at the first row, and when a variant with other faces shares the inverter.
    if (curves.length !== faces.length) curves.splice(0, curves.length, ...faces.map(() => new FaceCurve()))
    for (let k = 0; k < faces.length; k++) {
      const { dc } = faces[k]
      const curve = curves[k]
      curve.currentFactor = 0
      if (dc.mppW[row] === 0) continue
      const { module, modulesPerString } = this.of(k)
      curve.irradianceWm2 = dc.ivIrradianceWm2[row]
      curve.cellTempC = dc.cellTempC[row]
      module.mpp(curve.irradianceWm2, curve.cellTempC, mpp)
      const wiringOhm = (modulesPerString * mpp.voltageV - dc.mppV[row]) / dc.mppA[row]
      curve.currentFactor = dc.mppA[row] / mpp.currentA
      curve.extraOhm = (wiringOhm * curve.currentFactor) / modulesPerString
      curve.moduleV = mpp.voltageV
    }
  }

  /** Reads the curves of a row, and those of the strings ahead of the wiring. */
  readStrings(faces: readonly Face<'inverter'>[], row: number): void {
    this.read(faces, row)
    for (let k = 0; k < faces.length; k++) {
      const { mppV, mppA, dcWiringLossW } = faces[k].dc
      const curve = this.curves[k]
      if (curve.currentFactor === 0) continue
      const dropV = dcWiringLossW[row] / mppA[row]
      curve.stringV = mppV[row] + dropV
      curve.stringModules = curve.stringV / curve.moduleV
      curve.dropV = dropV
      curve.wiringOhm = dropV / mppA[row]
    }
  }

  /**
   * Power at the inverter input at a given voltage, W, in the row that was read last. A face at or
   * above its open-circuit voltage gives no power.
   */
  powerW(voltageV: number): number {
    let powerW = 0
    for (let k = 0; k < this.curves.length; k++) powerW += this.facePowerW(k, voltageV)
    return powerW
  }

  /** The same of one face. */
  facePowerW(face: number, voltageV: number): number {
    const { irradianceWm2, cellTempC, currentFactor, extraOhm } = this.curves[face]
    if (currentFactor === 0) return 0
    const { module, modulesPerString } = this.of(face)
    const moduleA = module.currentA(irradianceWm2, cellTempC, voltageV / modulesPerString, extraOhm)
    return moduleA > 0 ? voltageV * moduleA * currentFactor : 0
  }

  /**
   * Power and voltage that reach the inverter input when all strings stand at a voltage of their
   * own, ahead of the wiring.
   * @param isShare  the wiring takes the same share of the voltage at any current, as `flat`
   */
  holdStrings(stringV: number, isShare: boolean, out: HeldPoint): void {
    const { curves } = this
    let currentA = 0
    out.powerW = 0
    for (let k = 0; k < curves.length; k++) {
      const { irradianceWm2, cellTempC, currentFactor, stringModules, wiringOhm, dropV, stringV: mppV } = curves[k]
      if (currentFactor === 0) continue
      const faceA = currentFactor * this.of(k).module.currentA(irradianceWm2, cellTempC, stringV / stringModules, 0)
      const inputV = stringV - (isShare ? (stringV * dropV) / mppV : faceA * wiringOhm)
      if (!(faceA > 0 && inputV > 0)) continue // in the weakest light a module may have no voltage
      currentA += faceA
      out.powerW += inputV * faceA
    }
    out.voltageV = currentA === 0 ? 0 : out.powerW / currentA
  }

  /** Voltage from which no face gives power, in the row that was read last. */
  openCircuitV(): number {
    const { curves } = this
    let voltageV = 0
    for (let k = 0; k < curves.length; k++) {
      const { irradianceWm2, cellTempC, currentFactor } = curves[k]
      const { module, modulesPerString } = this.of(k)
      if (currentFactor !== 0) voltageV = Math.max(voltageV, modulesPerString * module.openCircuitV(irradianceWm2, cellTempC))
    }
    return voltageV
  }

  /**
   * Voltage, from the MPP to open circuit, at which a function of voltage and power is zero, in the
   * row that was read last; NaN when there is none, when several faces give power, or when the module
   * has no such search.
   */
  voltageWhere(f: (voltageV: number, powerW: number) => number): number {
    const { curves } = this
    let sole: FaceCurve | null = null
    let at = 0
    for (let k = 0; k < curves.length; k++) {
      if (curves[k].currentFactor === 0) continue
      if (sole !== null) return Number.NaN
      sole = curves[k]
      at = k
    }
    const { module, modulesPerString } = this.of(at)
    if (sole === null || module.voltageWhere === undefined) return Number.NaN
    this.soleLength = modulesPerString
    this.soleFactor = sole.currentFactor
    this.searched = f
    return modulesPerString * module.voltageWhere(sole.irradianceWm2, sole.cellTempC, sole.extraOhm, this.atModulePoint)
  }

  private readonly atModulePoint = (moduleV: number, moduleA: number): number => {
    const voltageV = moduleV * this.soleLength
    return this.searched(voltageV, moduleA > 0 ? voltageV * moduleA * this.soleFactor : 0)
  }
}
