import { type Finding, findingOf } from '../findings/finding.ts'

/** Rows of some consecutive days of one calendar month, counted by their ratio to a clear sky. */
export interface ClearMonth {
  /** January is 0. */
  readonly month: number
  /** By hundredths. */
  readonly bins: Int32Array
  readonly rows: number
}

/** Hours with the sun above 20 deg that a month must have. */
const HOURS_MIN = 30
const CLEAREST_FRAC = 0.05
const CLEAR_FRAC = 0.2
/**
 * Least change of some months' clearest hours that is no season. Dry winters and humid summers differ
 * by 12 %, but as a wave of a year, and neighbouring months by 5 %. In 51 real and 200 embedded years,
 * no change is as large, as sharp at both ends, and as much more than the other months scatter.
 */
const CHANGE_MIN = 0.08
const EDGE_MIN = 0.05
const VARIANCE_RATIO_MIN = 12
/** An opposite change of other months that fits no worse than this explains the year as well. */
const RIVAL_MISFIT_MAX = 2
/** In dark months of less, the clearest hours are cloudy themselves: monsoons. */
const CLEARNESS_MIN = 0.87
const MONTHS_MIN = 2
const MONTHS_MAX = 6
/** Fewer months do not separate a wave, a change and scatter. */
const KNOWN_MONTHS_MIN = 8
const MONTHS_OF_YEAR = 12

/** The clearest hours of a month. */
interface Clearest {
  month: number
  /** Their ratio to a clear sky; NaN with too few hours. */
  ratio: number
  /** How near the ratio of less clear hours is to it. */
  clearness: number
}

/** Some consecutive months that are darker or brighter than the season of the others. */
interface Change {
  from: Clearest
  to: Clearest
  frac: number
  /** Sum of squares that season and change leave of the logarithms of the ratios. */
  misfit: number
  clearness: number
}

/**
 * Finds months in which the clearest hours are darker or brighter than a season explains, as with a
 * soiled or a wrongly calibrated sensor. The season is a wave of a year through the other months; the
 * change that fits best is named, of half a year at most. Where the opposite change of other months fits
 * nearly as well, both parts of the year are named. A change that lasts the whole year, or that comes and goes slowly, is
 * not found.
 * Source: the monthly clear-sky ratio of quality control; step and first harmonic by least squares;
 * limits from 51 real years.
 * Checked by: test/engine/weather-checks/drift.test.ts
 */
export function driftFinding(months: readonly ClearMonth[], stepMinutes: number, isWholeYear: boolean): Finding[] {
  const isRing = isWholeYear && months.length >= MONTHS_OF_YEAR && months.length <= MONTHS_OF_YEAR + 1
  const clearest = (isRing ? ringOf(months) : months).map((month) => clearestOf(month, stepMinutes))
  const ends = endsOf(clearest, isRing)
  return ends.length === 0 ? [] : driftOf(clearest, ends)
}

function driftOf(months: readonly Clearest[], ends: readonly Ends[]): Finding[] {
  const season = new Season(months)
  if (season.known.length < KNOWN_MONTHS_MIN) return []
  const changes = ends.map((end) => changeOf(months, end, season)).filter((change) => change !== null)
  changes.sort((a, b) => a.misfit - b.misfit)
  const change = changes[0]
  if (change === undefined || !isNoSeason(change, season)) return []
  const { frac, misfit } = change
  const rival = changes.find((other) => other.frac * frac < 0 && other.misfit <= RIVAL_MISFIT_MAX * misfit)
  return [
    findingOf('irradiance_drift', 'weather.ghi_wm2', {
      share_frac: frac,
      from_month: change.from.month + 1,
      to_month: change.to.month + 1,
      other_from_month: rival === undefined ? null : rival.from.month + 1,
      other_to_month: rival === undefined ? null : rival.to.month + 1,
    }),
  ]
}

/** A year that begins within a month has it at both ends. */
function ringOf(months: readonly ClearMonth[]): readonly ClearMonth[] {
  const [first, last] = [months[0], months[months.length - 1]]
  if (months.length === MONTHS_OF_YEAR || first.month !== last.month) return months
  const both = { month: first.month, bins: first.bins.map((rows, bin) => rows + last.bins[bin]), rows: first.rows + last.rows }
  return [both, ...months.slice(1, -1)]
}

function clearestOf({ month, bins, rows }: ClearMonth, stepMinutes: number): Clearest {
  if (rows * stepMinutes < HOURS_MIN * 60) return { month, ratio: Number.NaN, clearness: 0 }
  const ratio = exceededBy(bins, CLEAREST_FRAC * rows)
  return { month, ratio, clearness: exceededBy(bins, CLEAR_FRAC * rows) / ratio }
}

/** Ratio that a number of rows exceed, interpolated within its bin. */
function exceededBy(bins: Int32Array, rows: number): number {
  let above = 0
  for (let bin = bins.length - 1; bin >= 0; bin--) {
    if (above + bins[bin] >= rows) return (bin + 1 - (rows - above) / bins[bin]) / 100
    above += bins[bin]
  }
  return 0
}

/** First month and number of months of what may be a change, with its sign. */
interface Ends {
  first: number
  count: number
  sign: number
}

/** Some months with a sharp change at both ends, the same way. Most years have none. */
function endsOf(months: readonly Clearest[], isRing: boolean): Ends[] {
  const found: Ends[] = []
  const n = months.length
  const longest = Math.min(MONTHS_MAX, n - 2)
  for (let first = isRing ? 0 : 1; first < n; first++) {
    const before = months[(first + n - 1) % n].ratio
    const edge = months[first].ratio / before - 1
    if (!(Math.abs(edge) >= EDGE_MIN)) continue
    const sign = Math.sign(edge)
    for (let count = MONTHS_MIN; count <= longest && (isRing || first + count < n); count++) {
      const back = months[(first + count - 1) % n].ratio / months[(first + count) % n].ratio - 1
      if (sign * back >= EDGE_MIN) found.push({ first, count, sign })
    }
  }
  return found
}

/** The change that fits best, in months whose sky is clear enough; null if it has the other sign. */
function changeOf(months: readonly Clearest[], { first, count, sign }: Ends, season: Season): Change | null {
  const n = months.length
  const isInside = (k: number): boolean => (k - first + n) % n < count
  const inside = months.filter((_, k) => isInside(k))
  if (inside.some(({ ratio }) => Number.isNaN(ratio))) return null
  const step = season.without(season.known.map((k) => (isInside(k) ? 1 : 0)))
  const overlap = product(step, season.rest)
  const log = overlap / product(step, step)
  const [before, after] = [months[(first + n - 1) % n], months[(first + count) % n]]
  const clearness = Math.min(...(sign < 0 ? inside : [before, after]).map((month) => month.clearness))
  const [from, to] = [months[first], months[(first + count - 1) % n]]
  return sign * log > 0 ? { from, to, frac: Math.exp(log) - 1, misfit: season.misfit - overlap * log, clearness } : null
}

/** Whether the change is larger than those of seasons, in a year whose other months follow one. */
function isNoSeason({ frac, misfit, clearness }: Change, season: Season): boolean {
  const freedom = season.known.length - 4
  const varianceRatio = ((season.misfit - misfit) * freedom) / misfit
  return Math.abs(frac) >= CHANGE_MIN && varianceRatio >= VARIANCE_RATIO_MIN && clearness >= CLEARNESS_MIN
}

/** A mean and a wave of a year, fitted to the logarithms of the ratios by least squares. */
class Season {
  /** Months with a ratio. */
  readonly known: readonly number[]
  /** The logarithms less their season, and the sum of squares. */
  readonly rest: readonly number[]
  readonly misfit: number
  /** Orthogonal to each other, of length 1. */
  private readonly waves: (readonly number[])[] = []

  constructor(months: readonly Clearest[]) {
    this.known = [...months.keys()].filter((k) => !Number.isNaN(months[k].ratio))
    const angles = this.known.map((k) => (2 * Math.PI * months[k].month) / MONTHS_OF_YEAR)
    for (const wave of [angles.map(() => 1), angles.map(Math.cos), angles.map(Math.sin)]) {
      const own = this.without(wave)
      const length = Math.sqrt(product(own, own))
      this.waves.push(own.map((value) => value / length))
    }
    this.rest = this.without(this.known.map((k) => Math.log(months[k].ratio)))
    this.misfit = product(this.rest, this.rest)
  }

  /** What the waves do not explain of a column of known months. */
  without(column: readonly number[]): number[] {
    const rest = [...column]
    for (const wave of this.waves) {
      const part = product(wave, rest)
      for (let k = 0; k < rest.length; k++) rest[k] -= part * wave[k]
    }
    return rest
  }
}

function product(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k]
  return sum
}
