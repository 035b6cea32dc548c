import type { SkyColumns } from './frame.ts'
import type { WeatherTable } from './weather-table.ts'

/** Lowest sun that is compared; below it, refraction and the length of a row decide. */
const SUN_MIN_COS = 0.15
/** Sun from which a clear hour is recognized. */
const HIGH_SUN_COS = 0.5
/** Share of the sunlit rows beyond a limit that real years stay below. */
const BEYOND_TOLERATED_FRAC = 0.01
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
const BINS = 300
const BIN = 0.01
/** The beam's bins, which are finer. */
const BEAM_BIN = 0.005

type Sun = Pick<SkyColumns, 'sunZenithCos' | 'isUp' | 'extraNormalWm2'>

/**
 * Compares irradiance with what the sun and a clear sky can send: beam and diffuse with physical
 * limits, the brightest hours of global irradiance with a clear sky.
 * Source: C. N. Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2002), physically
 * possible limits, without their margin for single minutes; B. Haurwitz, J. Meteorology 2 (1945), 154
 * (clear sky of global irradiance: 1098 cos z exp(-0.057 / cos z)).
 * Checked by: test/engine/weather-quality.test.ts
 */
export class SkyLimits {
  private lit = 0
  private beamBeyond = 0
  private diffuseBeyond = 0
  private diffuseAboveGlobal = 0
  private highRows = 0
  private highBeamRows = 0
  private sum = 0
  private clearSum = 0
  private readonly bins = new Float64Array(BINS + 1)
  private readonly beamBins = new Float64Array(BINS + 1)

  constructor(
    private readonly table: Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'stepMinutes'>,
    private readonly elevationM: number | null,
  ) {}

  /** @param first  row of the weather to which the first element of `sun` belongs */
  add(first: number, { sunZenithCos, isUp, extraNormalWm2 }: Sun, n: number): void {
    const { ghiWm2, dhiWm2, dniWm2 } = this.table
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      if (isUp[i] === 0 || cos < SUN_MIN_COS) continue
      this.lit++
      const row = first + i
      if (dniWm2 !== null && dniWm2[row] > extraNormalWm2[i]) this.beamBeyond++
      if (dhiWm2 !== null && dhiWm2[row] > 0.95 * extraNormalWm2[i] * cos ** 1.2 + 50) this.diffuseBeyond++
      if (dniWm2 !== null && cos >= HIGH_SUN_COS && !Number.isNaN(dniWm2[row])) {
        this.highBeamRows++
        this.beamBins[binOf(dniWm2[row] / extraNormalWm2[i] / BEAM_BIN)]++
      }
      if (ghiWm2 === null) continue
      const ghi = ghiWm2[row]
      if (dhiWm2 !== null && dhiWm2[row] > 1.1 * ghi + 20) this.diffuseAboveGlobal++
      if (Number.isNaN(ghi)) continue
      const clear = 1098 * cos * Math.exp(-0.057 / cos)
      this.sum += ghi
      this.clearSum += clear
      if (cos < HIGH_SUN_COS) continue
      this.highRows++
      this.bins[binOf(ghi / clear / BIN)]++
    }
  }

  /** @param isWholeYear  the brightest hours and the sum are those of all seasons */
  findings(isWholeYear: boolean): string[] {
    return [
      ...this.share(
        this.beamBeyond,
        'dni_wm2 is larger than the irradiance of the sun outside the atmosphere',
        'its unit, and whether the column is direct normal irradiance',
      ),
      ...this.share(
        this.diffuseBeyond,
        'dhi_wm2 is larger than the diffuse irradiance of any sky',
        'its unit, and whether the column is diffuse irradiance',
      ),
      ...this.share(this.diffuseAboveGlobal, 'dhi_wm2 is larger than ghi_wm2', 'whether global and diffuse are in each other’s column'),
      ...this.beamBrightness(),
      ...(isWholeYear ? this.brightness() : []),
    ]
  }

  private share(rows: number, what: string, check: string): string[] {
    if (rows <= BEYOND_TOLERATED_FRAC * this.lit) return []
    return [`${what} in ${((100 * rows) / this.lit).toFixed(1)} % of the rows with the sun up: check ${check}`]
  }

  private brightness(): string[] {
    if (this.highRows < HIGH_ROWS_MIN || this.sum === 0) return []
    const brightest = brightestOf(this.bins, this.highRows) * BIN
    const elevationM = Math.max(this.elevationM ?? 0, 0)
    const percent = (100 * brightest).toFixed(0)
    if (brightest < BRIGHTEST.min)
      return [
        `The brightest hours of ghi_wm2 reach ${percent} % of a clear sky, but every place has clear hours: check its unit (values in J/cm2 or BTU/ft2 are a third of those in W/m2) and the place`,
      ]
    const most =
      this.table.stepMinutes < LONG_STEP_MINUTES
        ? BRIGHTEST.max
        : BRIGHTEST_LONG_STEPS_MAX + BRIGHTEST_PER_M * Math.max(this.elevationM ?? UNKNOWN_ELEVATION_M, 0)
    if (brightest <= most && this.sum <= (SUM_RATIO_MAX + SUM_RATIO_PER_M * elevationM) * this.clearSum) return []
    return [
      `ghi_wm2 is ${((100 * this.sum) / this.clearSum).toFixed(0)} % of a year of clear sky, and its brightest hours reach ${percent} %: check its unit and calibration, and whether it is irradiance in the plane of an array`,
    ]
  }

  /** Only when no row beyond the sun has been reported already. */
  private beamBrightness(): string[] {
    if (this.highBeamRows < HIGH_ROWS_MIN || this.beamBeyond > BEYOND_TOLERATED_FRAC * this.lit) return []
    const brightest = brightestOf(this.beamBins, this.highBeamRows) * BEAM_BIN
    const most = BEAM_MAX + BEAM_PER_M * Math.max(this.elevationM ?? UNKNOWN_ELEVATION_M, 0)
    if (brightest <= most) return []
    return [
      `The brightest hours of dni_wm2 reach ${(100 * brightest).toFixed(0)} % of the irradiance outside the atmosphere, but the clearest air lets about ${(100 * most).toFixed(0)} % through: check its unit and calibration, and whether the column is direct normal irradiance`,
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
