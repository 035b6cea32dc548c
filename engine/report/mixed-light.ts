import { RAD_PER_DEG } from '../core/angles.ts'
import type { Frame } from '../core/frame.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { findingOf } from '../findings/finding.ts'
import type { OrientationBin } from '../scene/bins.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'

/** Hours of light of as many modules are looked at, of at most every second day: few differ by the cloud of a day. */
const LOOKS = 60_000
const LIT_HOURS = 12
/** Excess from which a run says so. */
const EXCESS_MIN = 0.001
/** Planes that are closer to each other differ by less: 10 deg to the east and to the west, 20 deg apart, by 0.1 %. */
const NEAR_COS = Math.cos(15 * RAD_PER_DEG)

/**
 * What the blending of light gives too much: the power of a module at the mean light of the
 * orientations of its face, and the mean of its powers at the light of each. Looked at on some
 * days; a cell is warmer than the air in proportion to its light, as that of the mean is.
 * Checked by: test/engine/plant/power-blending.test.ts, by two runs
 */
export class MixedLight {
  private readonly rowsOfDay: number
  private readonly every: number
  private readonly rows: { readonly rows: Int32Array; n: number }
  private readonly columns: readonly Float64Array[]
  private meanW = 0
  private ownW = 0

  private constructor(
    private readonly scene: ScenePlant,
    private readonly module: ModuleModel,
    { n, stepMinutes }: WeatherTable,
    capacity: number,
  ) {
    this.rowsOfDay = 1440 / stepMinutes
    const days = n / this.rowsOfDay
    this.every = Math.min(Math.max(1, Math.floor(days)), Math.max(2, Math.ceil((days * LIT_HOURS * scene.bins.length) / LOOKS)))
    this.rows = { rows: new Int32Array(capacity), n: 0 }
    this.columns = Array.from({ length: 6 }, () => new Float64Array(capacity))
  }

  /** Null where the orientations of each face are near each other, or have cells of their own. */
  static of(scene: ScenePlant | null, module: ModuleModel, weather: WeatherTable, capacity: number): MixedLight | null {
    if (scene === null || scene.scene.blend === 'power' || !scene.faces.some(areApart)) return null
    return new MixedLight(scene, module, weather, capacity)
  }

  /** Looks at some rows of a block, after its last stage. */
  add(frame: Frame): void {
    this.choose(frame)
    if (this.rows.n === 0) return
    frame.faces.forEach(({ plane, dc, bins }, face) => {
      if (bins.length === 1) return
      const modules = this.scene.faces[face].reduce((sum, bin) => sum + bin.modules, 0)
      this.meanW += this.powerW(frame, dc, null)
      bins.forEach((bin, k) => {
        const share = this.scene.faces[face][k].modules / modules
        this.ownW += share * this.powerW(frame, dc, { own: bin.effectiveWm2, mean: plane.effectiveWm2 })
      })
    })
  }

  report(sink: Sink): void {
    const excess = this.ownW === 0 ? 0 : this.meanW / this.ownW - 1
    if (excess >= EXCESS_MIN)
      sink.add(findingOf('bins_mixed_light', 'scene.blend', { orientations: this.scene.bins.length, excess_frac: excess }))
  }

  private choose({ first, lit }: Frame): void {
    const { rows, every, rowsOfDay } = this
    rows.n = 0
    for (let k = 0; k < lit.n; k++) {
      const day = Math.floor((first + lit.rows[k]) / rowsOfDay)
      if (day % every === every >> 1) rows.rows[rows.n++] = lit.rows[k]
    }
  }

  /** Power of a module in the chosen rows; of one in other light by that of the mean. */
  private powerW({ sky }: Frame, { cellWm2, cellTempC }: Frame['dc'], front: { own: Float64Array; mean: Float64Array } | null): number {
    const { rows, n } = this.rows
    const [lightWm2, openC, powerAt25W, powerW, voltageV, solvedC] = this.columns
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      const meanWm2 = cellWm2[row]
      lightWm2[row] = front === null ? meanWm2 : Math.max(0, meanWm2 + front.own[row] - front.mean[row])
      const airC = sky.tempAirC[row]
      openC[row] = meanWm2 === 0 ? airC : airC + ((cellTempC[row] - airC) * lightWm2[row]) / meanWm2
    }
    this.module.solve(this.rows, lightWm2, openC, null, { powerAt25W, powerW, voltageV, cellTempC: solvedC })
    let sumW = 0
    for (let k = 0; k < n; k++) sumW += powerW[rows[k]]
    return sumW
  }
}

/** Whether orientations of a face are apart. */
function areApart(bins: readonly OrientationBin[]): boolean {
  const [first, ...others] = bins.map(directionOf)
  return others.some(
    (other, k) => bins[k + 1].kind !== bins[0].kind || first[0] * other[0] + first[1] * other[1] + first[2] * other[2] < NEAR_COS,
  )
}

/** Of the modules, or of the axis of trackers. */
function directionOf({ kind, tiltRad, azimuthRad }: OrientationBin): readonly [number, number, number] {
  const [level, up] = kind === 'sat' ? [Math.cos(tiltRad), Math.sin(tiltRad)] : [Math.sin(tiltRad), Math.cos(tiltRad)]
  return [level * Math.sin(azimuthRad), level * Math.cos(azimuthRad), up]
}
