import { RAD_PER_DEG } from '../core/angles.ts'
import type { Frame } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { sentColumn } from '../core/sent-column.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Rows with less light or a lower sun say more about the row's instant than about the sensor. */
const BRIGHT_WM2 = 100
const SUN_MIN_RAD = 10 * RAD_PER_DEG
/** Fewer bright minutes than a day of winter has tell nothing. */
const BRIGHT_MINUTES_MIN = 300
/** Sound sensors of measured plants are within 4.4 % (`bun run reality`). */
const DIFFERENCE_MAX = 0.05
/** A sensor is said to lie flat when its light is that of the horizontal one within this share, and not that of the plane. */
const FLAT_MAX = 0.03

/**
 * Compares irradiance measured in the plane of the array with that which the run computes from the
 * horizontal irradiance, where the weather has both: the run uses the second.
 * Checked by: test/engine/report/plane-sensor.test.ts, a roof whose sensor lies flat
 */
export class PlaneSensor {
  private rows = 0
  private measured = 0
  private computed = 0
  private horizontal = 0
  private fromHorizontal = 0

  private constructor(
    private readonly poaWm2: ArrayLike<number | null>,
    private readonly stepMinutes: number,
  ) {}

  /** Null without both, and for planes that look in several directions. */
  static of({ weather }: Pick<Resolved, 'weather'>, table: WeatherTable, parts: Parts): PlaneSensor | null {
    const poa = table.poaWm2 === null ? sentColumn(weather.poa_wm2) : null
    return poa === null || !parts.oneOrientation ? null : new PlaneSensor(poa, table.stepMinutes)
  }

  add({ first, lit, sky, plane }: Frame): void {
    const { poaWm2 } = this
    for (let k = 0; k < lit.n; k++) {
      const i = lit.rows[k]
      const measured = poaWm2[first + i] ?? Number.NaN
      const computed = plane.beamIncWm2[i] + plane.skyIncWm2[i] + plane.groundIncWm2[i]
      if (!(computed >= BRIGHT_WM2) || Number.isNaN(measured) || sky.sunElevationRad[i] < SUN_MIN_RAD) continue
      this.rows++
      this.measured += measured
      this.computed += computed
      this.horizontal += sky.ghiWm2[i]
      this.fromHorizontal += Math.abs(measured - sky.ghiWm2[i])
    }
  }

  report(sink: Sink): void {
    const { rows, measured, computed, horizontal, fromHorizontal } = this
    if (rows * this.stepMinutes < BRIGHT_MINUTES_MIN) return
    const difference_frac = measured / computed - 1
    if (Math.abs(difference_frac) <= DIFFERENCE_MAX) return
    const is_flat = fromHorizontal < FLAT_MAX * horizontal
    sink.warn('plane_sensor_differs', 'weather.poa_wm2', { difference_frac, rows, is_flat })
  }
}
