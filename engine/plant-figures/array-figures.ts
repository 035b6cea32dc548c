import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { OperatingPoint } from '../core/models.ts'
import { moduleAreaM2, moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import { Sink } from '../core/sink.ts'
import { wiringAtStcFrac } from '../dc/index.ts'
import { prepareModule } from '../module/index.ts'

/** What the modules of a plant are together, without mismatch and wiring. */
export interface ArrayFigures {
  readonly moduleAreaM2: number
  /** Points of maximum power at 1000 W/m2; empty for a module without voltage. */
  readonly points: readonly ArrayPoint[]
  /** Of all DC wiring in one resistance, as the run counts it; null where it counts none, or a fraction. */
  readonly wiringOhm: number | null
}

export interface ArrayPoint {
  readonly cellTempC: number
  readonly powerW: number
  readonly voltageV: number
  readonly currentA: number
}

/** STC, and the temperature of cells in sunshine. */
const CELLS_C = [STC_CELL_C, 50]

/**
 * The voltage of the modules of a string, the current of all strings.
 * The resistance is the loss at STC over the square of the current at STC, as in the DC wiring.
 * Checked by: test/report/array-figures.test.ts
 */
export function arrayFigures(request: Pick<Resolved, 'array' | 'module' | 'dc_losses'>): ArrayFigures {
  const { array, module, dc_losses: losses } = request
  const strings = array.strings_per_inverter * array.n_inverters
  const areaM2 = moduleCount(array) * moduleAreaM2(module)
  const model = prepareModule(request, new Sink())
  if (!model.hasVoltage) return { moduleAreaM2: areaM2, points: [], wiringOhm: null }
  const points = CELLS_C.map((cellTempC) => {
    const mpp: OperatingPoint = { voltageV: 0, currentA: 0 }
    model.mpp(STC_WM2, cellTempC, mpp)
    const [voltageV, currentA] = [mpp.voltageV * array.modules_per_string, mpp.currentA * strings]
    return { cellTempC, powerW: voltageV * currentA, voltageV, currentA }
  })
  const wiringFrac = wiringAtStcFrac(request, model)
  const hasWire = losses.dc_wiring_model === 'ohmic_i2r' && wiringFrac > 0
  const stcA = model.stcA * strings
  const wiringOhm = hasWire ? (wiringFrac * moduleCount(array) * model.stcW) / stcA ** 2 : null
  return { moduleAreaM2: areaM2, points, wiringOhm }
}
