import type { AcStage } from '../../core/frame.ts'
import type { ModuleModel } from '../../core/models.ts'
import type { ModelOption } from '../../core/option.ts'
import type { Conversion } from '../model/option.ts'
import type { PowerLimit } from '../power-limit.ts'

/** All inverters of the plant; they are equal, and each takes an equal share of the array. */
export interface InverterPlant {
  inverters: number
  modulesPerString: number
  module: ModuleModel
  conversion: Conversion
  limit: PowerLimit
  /** MPPT window, V; from 0 and to infinity where none is stated. */
  minV: number
  maxV: number
  /** Per inverter; infinite where none is stated. */
  maxA: number
  /** Per inverter. */
  startW: number
  /** Drawn by all inverters while they are off, W. */
  nightW: number
}

/** Where on the I-V curve the array works, keyed by `array.operating_point`. */
export interface OperatingPointOption extends ModelOption {
  prepare(plant: InverterPlant): AcStage
}
