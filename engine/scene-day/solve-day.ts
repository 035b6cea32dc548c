import type { SceneDay, SceneDayBin, SceneDayStep, SceneDayTable } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import { formatStamp } from '../core/calendar.ts'
import { type Frame, TRACKER_STATES } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rounded } from '../report/decimals.ts'
import { SHADE_MODES } from '../shading/shade-mode/index.ts'
import { DayChain } from './day-chain.ts'

/** Tables whose shade is reported. */
const TABLES_MAX = 2000
/** Values of the shade of strings that an answer holds, about 25 MB. */
const STRING_VALUES_MAX = 4e6
/** Strings of one table that the shade tells apart. */
const STRINGS_MAX = 256

/** Decimals of the answer. */
const DECIMALS = { share: 6, wm2: 4, deg: 4, weather: 4 }

/** @param onProgress  called between blocks; an exception ends the work */
export interface DayOptions {
  readonly onProgress?: () => void
}

/**
 * One day of a plant with a scene, with the shade of its tables row by row.
 * @param request  run request with defaults filled in and ids resolved
 * @param date  MM-DD; of several years of weather the first that has it
 * Fails: EngineError with every failure of the request, at `scene` without one, and at `date`.
 */
export function solveSceneDay(request: Resolved, date: string, { onProgress }: DayOptions = {}): SceneDay {
  const chain = new DayChain(request, date)
  const { plant, weather, rows, binOf } = chain
  const { devices } = plant.layout
  const reported = Math.min(TABLES_MAX, devices.length)
  const tables = devices.slice(0, reported).map(({ id, modules, strings }, i): SceneDayTable => ({ id, bin: binOf[i], modules, strings }))
  const strings = stringsOf(request, tables, rows.count, chain.sink)
  const steps: SceneDayStep[] = []
  const visit = new StepWriter(chain, reported, strings)
  chain.walk(rows, 'light', (frame, row) => steps.push(visit.step(frame, row)), onProgress)
  return {
    date: formatStamp(weather.startMinutes[rows.first] + weather.stepMinutes / 2).slice(0, 10),
    timezone: weather.timezoneH,
    step_minutes: weather.stepMinutes,
    bins: plant.bins.map(
      ({ kind, tiltRad, azimuthRad, modules }): SceneDayBin => ({
        kind,
        tilt_deg: rounded(tiltRad * DEG_PER_RAD, DECIMALS.deg),
        azimuth_deg: rounded(azimuthRad * DEG_PER_RAD, DECIMALS.deg),
        modules,
      }),
    ),
    tables,
    tables_left_out: devices.length - reported,
    steps,
    warnings: chain.sink.warnings,
    findings: chain.sink.findings,
  }
}

/** Number of strings to report of each table; null for none. */
function stringsOf({ array }: Resolved, tables: readonly SceneDayTable[], rows: number, sink: Sink): Int32Array | null {
  if (!SHADE_MODES[array.shade_mode].hasStripSurplus) return null
  const counts = Int32Array.from(tables, ({ strings }) => Math.min(STRINGS_MAX, strings))
  if (rows * counts.reduce((sum, count) => sum + count, 0) <= STRING_VALUES_MAX) return counts
  sink.warn('string_shade_left_out', 'scene', {})
  return null
}

/** Writes the rows of the answer. */
class StepWriter {
  private readonly firstTracker: number
  private litAt = 0

  /**
   * @param reported  number of tables to report
   * @param strings  number of strings to report of each; null for none
   */
  constructor(
    private readonly chain: DayChain,
    private readonly reported: number,
    private readonly strings: Int32Array | null,
  ) {
    this.firstTracker = chain.plant.bins.findIndex(({ kind }) => kind === 'sat')
  }

  /** @param row  of the frame; the rows of a block come in order */
  step(frame: Frame, row: number): SceneDayStep {
    const { sky, plane, planes } = frame
    const isLit = this.takeLit(frame, row)
    const lightOf = (...columns: readonly Float64Array[]): number =>
      isLit
        ? rounded(
            columns.reduce((sum, column) => sum + column[row], 0),
            DECIMALS.wm2,
          )
        : 0
    const read = (column: ArrayLike<number>): number => rounded(column[row], DECIMALS.weather)
    const { firstTracker, chain } = this
    return {
      time: formatStamp(sky.startMinutes[row]),
      sun_azimuth_deg: rounded(sky.sunAzimuthRad[row] * DEG_PER_RAD, DECIMALS.deg),
      sun_elevation_deg: rounded(sky.sunElevationRad[row] * DEG_PER_RAD, DECIMALS.deg),
      ghi_wm2: read(sky.ghiWm2),
      dhi_wm2: read(sky.dhiWm2),
      dni_wm2: read(sky.dniWm2),
      temp_air_c: read(sky.tempAirC),
      wind_speed_ms: read(sky.windMps),
      poa_wm2: lightOf(plane.beamIncWm2, plane.skyIncWm2, plane.groundIncWm2),
      effective_wm2: lightOf(plane.effectiveWm2),
      near_shading_wm2: lightOf(plane.nearBeamLossWm2, plane.nearSkyLossWm2, plane.nearGroundLossWm2),
      rotation_deg: chain.plant.bins.map(({ kind }, bin) =>
        kind === 'sat' ? rounded(isLit ? planes[bin].rotationRad[row] * DEG_PER_RAD : 0, DECIMALS.deg) : null,
      ),
      tracker_state: firstTracker < 0 ? null : TRACKER_STATES[isLit ? planes[firstTracker].trackerState[row] : 0],
      ...this.shadeOf(frame, row, isLit),
    }
  }

  private shadeOf(frame: Frame, row: number, isLit: boolean): Pick<SceneDayStep, 'table_rotation_deg' | 'shaded' | 'string_shaded'> {
    const { chain, reported, strings } = this
    const { sunEastCos, sunNorthCos, sunZenithCos, isUp } = frame.sky
    if (isUp[row] === 0) return { table_rotation_deg: null, shaded: null, string_shaded: null }
    const { kernel } = chain
    chain.turn(frame, row, isLit)
    kernel.face(sunEastCos[row], sunNorthCos[row], sunZenithCos[row])
    const shaded: (number | null)[] = []
    const byString: (number[] | null)[] = []
    for (let i = 0; i < reported; i++) {
      const isFaced = kernel.incidenceCos(i) > 0
      shaded.push(isFaced ? rounded(kernel.shade(i, strings !== null), DECIMALS.share) : null)
      if (strings !== null) byString.push(isFaced ? stripsOf(kernel.stripLinear, strings[i]) : null)
    }
    return { table_rotation_deg: this.rotations(), shaded, string_shaded: strings === null ? null : byString }
  }

  /** Where the trackers of a bin differ; else that of the bin says all. */
  private rotations(): (number | null)[] | null {
    const { chain, reported } = this
    if (!chain.turnsEach) return null
    return Array.from({ length: reported }, (_, i) =>
      chain.plant.layout.devices[i].kind === 'sat' ? rounded(chain.rotationRad(i) * DEG_PER_RAD, DECIMALS.deg) : null,
    )
  }

  private takeLit({ lit }: Frame, row: number): boolean {
    if (row === 0) this.litAt = 0
    if (this.litAt >= lit.n || lit.rows[this.litAt] !== row) return false
    this.litAt++
    return true
  }
}

function stripsOf(stripLinear: Float64Array, count: number): number[] {
  return Array.from({ length: count }, (_, strip) => rounded(stripLinear[strip], DECIMALS.share))
}
