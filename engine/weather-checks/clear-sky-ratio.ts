import type { SkyColumns } from '../core/frame.ts'
import type { Finding } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
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
/** Of Haurwitz's clear sky: 1098 cos z exp(-0.057 / cos z). */
const HAURWITZ = 0.057

type Sky = Pick<SkyColumns, 'sunZenithCos' | 'isUp' | 'extraNormalWm2' | 'month'>

/** Rows of one stretch of a calendar month, by their ratio to a clear sky. */
class MonthBins implements ClearMonth {
  readonly bins = new Float64Array(BINS + 1)
  readonly highBins = new Float64Array(BINS + 1)

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
  private readonly beamBins = new Float64Array(BINS + 1)

  constructor(
    private readonly table: Pick<WeatherTable, 'ghiWm2' | 'dniWm2' | 'stepMinutes'>,
    private readonly elevationM: number | null,
  ) {}

  /** @param first  row of the weather to which the first element of `sky` belongs; blocks must be consecutive */
  add(first: number, sky: Sky, n: number): void {
    const { ghiWm2, dniWm2 } = this.table
    if (ghiWm2 !== null) this.addGlobal(ghiWm2, first, sky, n)
    if (dniWm2 !== null) this.addBeam(dniWm2, first, sky, n)
  }

  /**
   * @param isWholeYear  the brightest hours and the sum are those of all seasons
   * @param isBeamKnown  rows of a beam beyond the sun have been reported already
   */
  findings(isWholeYear: boolean, isBeamKnown: boolean): Finding[] {
    return [
      ...(isBeamKnown ? [] : this.beamBrightness()),
      ...(isWholeYear ? this.brightness() : []),
      ...driftFinding(this.months, this.table.stepMinutes, isWholeYear),
    ]
  }

  private addGlobal(ghiWm2: Float64Array, first: number, { sunZenithCos, isUp, month }: Sky, n: number): void {
    let ofMonth = this.months.at(-1)
    let sum = 0
    let clearSum = 0
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      if (isUp[i] === 0 || cos < SUN_MIN_COS) continue
      const ghi = ghiWm2[first + i]
      if (Number.isNaN(ghi)) continue
      // the exponential to 0.1 % at the lowest sun
      const x = HAURWITZ / cos
      const clear = 1098 * cos * (1 - x * (1 - (x / 2) * (1 - x / 3)))
      sum += ghi
      clearSum += clear
      if (cos < MONTH_SUN_COS) continue
      if (ofMonth === undefined || ofMonth.month !== month[i]) {
        ofMonth = new MonthBins(month[i])
        this.months.push(ofMonth)
      }
      const bin = binOf(ghi / clear / BIN)
      ofMonth.bins[bin]++
      if (cos >= HIGH_SUN_COS) ofMonth.highBins[bin]++
    }
    this.sum += sum
    this.clearSum += clearSum
  }

  private addBeam(dniWm2: Float64Array, first: number, { sunZenithCos, isUp, extraNormalWm2 }: Sky, n: number): void {
    for (let i = 0; i < n; i++) {
      const dni = dniWm2[first + i]
      if (isUp[i] === 0 || sunZenithCos[i] < HIGH_SUN_COS || Number.isNaN(dni)) continue
      this.highBeamRows++
      this.beamBins[binOf(dni / extraNormalWm2[i] / BEAM_BIN)]++
    }
  }

  private brightness(): Finding[] {
    const bins = new Float64Array(BINS + 1)
    for (const { highBins } of this.months) for (let bin = 0; bin <= BINS; bin++) bins[bin] += highBins[bin]
    const highRows = bins.reduce((sum, rows) => sum + rows, 0)
    if (highRows < HIGH_ROWS_MIN || this.sum === 0) return []
    const brightest = brightestOf(bins, highRows) * BIN
    const elevationM = Math.max(this.elevationM ?? 0, 0)
    const percent = (100 * brightest).toFixed(0)
    if (brightest < BRIGHTEST.min)
      return [
        {
          fact: `The brightest hours of ghi_wm2 reach ${percent} % of a clear sky, but every place has clear hours`,
          advice: 'check its unit (values in J/cm2 or BTU/ft2 are a third of those in W/m2) and the place',
        },
      ]
    const most =
      this.table.stepMinutes < LONG_STEP_MINUTES
        ? BRIGHTEST.max
        : BRIGHTEST_LONG_STEPS_MAX + BRIGHTEST_PER_M * Math.max(this.elevationM ?? UNKNOWN_ELEVATION_M, 0)
    if (brightest <= most && this.sum <= (SUM_RATIO_MAX + SUM_RATIO_PER_M * elevationM) * this.clearSum) return []
    return [
      {
        fact: `ghi_wm2 is ${((100 * this.sum) / this.clearSum).toFixed(0)} % of a year of clear sky, and its brightest hours reach ${percent} %`,
        advice: 'check its unit and calibration, and whether it is irradiance in the plane of an array',
      },
    ]
  }

  private beamBrightness(): Finding[] {
    if (this.highBeamRows < HIGH_ROWS_MIN) return []
    const brightest = brightestOf(this.beamBins, this.highBeamRows) * BEAM_BIN
    const most = BEAM_MAX + BEAM_PER_M * Math.max(this.elevationM ?? UNKNOWN_ELEVATION_M, 0)
    if (brightest <= most) return []
    return [
      {
        fact: `The brightest hours of dni_wm2 reach ${(100 * brightest).toFixed(0)} % of the irradiance outside the atmosphere, but the clearest air lets about ${(100 * most).toFixed(0)} % through`,
        advice: 'check its unit and calibration, and whether the column is direct normal irradiance',
      },
    ]
  }
}

const binOf = (ratio: number): number => Math.min(BINS, Math.max(0, Math.floor(ratio)))

/** Bin that a small share of the rows exceeds. */
function brightestOf(bins: Float64Array, rows: number): number {
  let above = 0
  for (let bin = BINS; bin >= 0; bin--) {
    above += bins[bin]
    if (above > BRIGHTEST_FRAC * rows) return bin
  }
  return 0
}
