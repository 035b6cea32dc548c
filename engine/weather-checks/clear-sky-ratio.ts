import { type ComparedRows, HAURWITZ_WM2 } from '../core/compared-rows.ts'
import { type Finding, findingOf } from '../findings/finding.ts'
import { type ClearMonth, driftFinding } from './drift.ts'

/** Lowest sun that is compared; below it, refraction and the length of a row decide. */
const SUN_MIN_COS = 0.15
/** Suns from which a clear hour is recognized: of a month, and of the year. */
const MONTH_SUN_COS = 0.35
const HIGH_SUN_COS = 0.5
/** Rows with high sun that show how bright the brightest hours are. */
const HIGH_ROWS_MIN = 300
/** Share of the rows with high sun that are brighter than the brightness that is judged. */
const BRIGHTEST_FRAC = 0.02
/**
 * Ratio of the brightest rows to a clear sky. Real and embedded years have 0.9 to 1.2; the cloudiest
 * places 0.85. Values in J/cm2 have 0.36, in BTU/ft2 0.32 of those in W/m2.
 */
const BRIGHTEST = { min: 0.65, max: 1.4 } as const
/**
 * Ratio of the sums over the year at sea level, and its growth with elevation, 1/m: embedded years
 * of the Antarctic plateau, at 3,200 m, have 1.15.
 */
const SUM_RATIO_MAX = 1.12
const SUM_RATIO_PER_M = 0.00005
/**
 * Ratio of the brightest rows to a clear sky at sea level, and its growth with elevation, 1/m, for
 * steps in which clouds brighten no whole row. Real years have up to 1.13 below 800 m and 1.17 at
 * 2,200 m, embedded years of Antarctica 1.18 and 1.26 at 3,800 m.
 */
const BRIGHTEST_LONG_STEPS_MAX = 1.22
const BRIGHTEST_PER_M = 0.00004
const LONG_STEP_MINUTES = 30
/**
 * Ratio of the brightest beam to the irradiance outside the atmosphere, likewise. Real years have up
 * to 0.74 below 800 m and 0.77 at 2,200 m, embedded years 0.71 and 0.74 at 3,800 m.
 */
const BEAM_MAX = 0.77
const BEAM_PER_M = 0.00003
/** Where no elevation is stated, air as clear as on a mountain is possible, m. */
const UNKNOWN_ELEVATION_M = 3000
const BINS = 200
const BIN = 0.01
/** The beam's bins, which are finer. */
const BEAM_BIN = 0.005
/** Rows of one stretch of a calendar month, by their ratio to a clear sky. */
class MonthBins implements ClearMonth {
  readonly bins = new Int32Array(BINS + 1)
  rows = 0

  constructor(readonly month: number) {}
}

/**
 * Compares the brightest hours of the year, and those of each month, with a clear sky.
 * Source: B. Haurwitz, J. Meteorology 2 (1945), 154 (clear sky of global irradiance).
 * Checked by: test/engine/weather-checks/clear-sky-ratio.test.ts, drift.test.ts
 */
export class ClearSkyRatio {
  private highBeamRows = 0
  private sum = 0
  private clearSum = 0
  private readonly months: MonthBins[] = []
  private highRows = 0
  private readonly highBins = new Int32Array(BINS + 1)
  private readonly beamBins = new Int32Array(BINS + 1)
  /** Largest ratio of the brightest beam to the irradiance outside the atmosphere. */
  private readonly beamMost: number

  constructor(
    private readonly stepMinutes: number,
    private readonly elevationM: number | null,
  ) {
    this.beamMost = BEAM_MAX + BEAM_PER_M * Math.max(elevationM ?? UNKNOWN_ELEVATION_M, 0)
  }

  /** Blocks must be consecutive. */
  add({ rows, count, clear, sunZenithCos, isUp, extraNormalWm2, month, ghiWm2, dniWm2 }: ComparedRows): void {
    const { highBins, beamBins, beamMost } = this
    let sum = 0
    let clearSum = 0
    let highRows = 0
    let highBeamRows = 0
    let monthRows = 0
    let ofMonth = this.months.at(-1) ?? new MonthBins(-1)
    let { bins } = ofMonth
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const cos = sunZenithCos[i]
      if (cos < SUN_MIN_COS || isUp[i] === 0) continue
      const ghi = ghiWm2[i]
      const isHigh = cos >= HIGH_SUN_COS
      if (!Number.isNaN(ghi)) {
        sum += ghi
        clearSum += clear[k]
        if (cos >= MONTH_SUN_COS) {
          if (ofMonth.month !== month[i]) {
            ofMonth.rows += monthRows
            monthRows = 0
            ofMonth = this.startMonth(month[i])
            bins = ofMonth.bins
          }
          const bin = binOf(ghi / (clear[k] * (BIN * HAURWITZ_WM2)))
          bins[bin]++
          monthRows++
          if (isHigh) {
            highBins[bin]++
            highRows++
          }
        }
      }
      if (!isHigh) continue
      const dni = dniWm2[i]
      if (Number.isNaN(dni)) continue
      highBeamRows++
      // the others are as dark as air anywhere
      if (dni > beamMost * extraNormalWm2[i]) beamBins[binOf(dni / extraNormalWm2[i] / BEAM_BIN)]++
    }
    ofMonth.rows += monthRows
    this.highRows += highRows
    this.highBeamRows += highBeamRows
    this.sum += sum
    this.clearSum += HAURWITZ_WM2 * clearSum
  }

  /**
   * @param isWholeYear  the brightest hours and the sum are those of all seasons
   * @param isBeamKnown  rows of a beam beyond the sun have been reported already
   * @param hasSensor  the months are those of one sensor, which may drift
   */
  findings(isWholeYear: boolean, isBeamKnown: boolean, hasSensor = true): Finding[] {
    return [
      ...(isBeamKnown ? [] : this.beamBrightness()),
      ...(isWholeYear ? this.brightness() : []),
      ...(hasSensor ? driftFinding(this.months, this.stepMinutes, isWholeYear) : []),
    ]
  }

  private startMonth(month: number): MonthBins {
    const started = new MonthBins(month)
    this.months.push(started)
    return started
  }

  private brightness(): Finding[] {
    const { highBins, highRows } = this
    if (highRows < HIGH_ROWS_MIN || this.sum === 0) return []
    const brightest = brightestOf(highBins, highRows) * BIN
    const elevationM = Math.max(this.elevationM ?? 0, 0)
    if (brightest < BRIGHTEST.min) return [findingOf('clear_sky_never_reached', 'weather.ghi_wm2', { share_frac: brightest })]
    const most =
      this.stepMinutes < LONG_STEP_MINUTES
        ? BRIGHTEST.max
        : BRIGHTEST_LONG_STEPS_MAX + BRIGHTEST_PER_M * Math.max(this.elevationM ?? UNKNOWN_ELEVATION_M, 0)
    if (brightest <= most && this.sum <= (SUM_RATIO_MAX + SUM_RATIO_PER_M * elevationM) * this.clearSum) return []
    const yearFrac = this.sum / this.clearSum
    return [findingOf('clear_sky_exceeded', 'weather.ghi_wm2', { year_share_frac: yearFrac, brightest_share_frac: brightest })]
  }

  private beamBrightness(): Finding[] {
    if (this.highBeamRows < HIGH_ROWS_MIN) return []
    const brightest = brightestOf(this.beamBins, this.highBeamRows) * BEAM_BIN
    const most = this.beamMost
    if (brightest <= most) return []
    return [findingOf('beam_too_bright', 'weather.dni_wm2', { share_frac: brightest, limit_frac: most })]
  }
}

const binOf = (ratio: number): number => (ratio > 0 ? Math.min(ratio, BINS) | 0 : 0)

/** Bin that a small share of the rows exceeds. */
function brightestOf(bins: Int32Array, rows: number): number {
  let above = 0
  for (let bin = BINS; bin >= 0; bin--) {
    above += bins[bin]
    if (above > BRIGHTEST_FRAC * rows) return bin
  }
  return 0
}
