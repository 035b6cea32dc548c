import type { Frame, LitRows, PlaneColumns, PlaneStage, SkyColumns, SkyStage } from '../core/frame.ts'

/** Error below which a row counts as solved, as a fraction of its measured irradiance. */
const TOLERANCE = 1e-9
/** Width below which a bracket counts as a jump of the models, as a fraction of its upper end. */
const JUMP_WIDTH = 1e-10
/**
 * The search climbs in equal steps up to this clearness (pvlib's bound), and at least up to this
 * global irradiance.
 */
const CLEARNESS_MAX = 1.25
const GLOBAL_MIN_WM2 = 10
const CLIMB_STEPS = 16
/** If that is not enough, the search continues by doubling. */
const DOUBLINGS = 8
const TRIALS_MAX = 400

/**
 * State of the search for the global irradiance of each row, in W/m2: two ends, and the error of
 * each on the plane. The errors have opposite signs once the upper end is not NaN.
 */
interface Search {
  rows: Int32Array
  low: Float64Array
  high: Float64Array
  lowError: Float64Array
  highError: Float64Array
  /** The end of the last but one step of the climb. */
  foot: Float64Array
  footError: Float64Array
  /**
   * Top of the parabola through the last two steps, the next value to try; NaN when there is none.
   */
  crest: Float64Array
  /** The side of a jump that came closest so far; NaN when there is none. */
  best: Float64Array
  bestError: Float64Array
}

/**
 * Finds the sky that gives the irradiance measured in the plane of the array: in every lit row, the
 * lowest global irradiance whose decomposition, transposed to the plane of the run, equals the
 * measured value. The models try all rows at once in their own columns. Each row climbs in steps
 * until the error changes sign, then narrows the bracket by secants and halvings in turn (the error
 * of a secant between a near end and a halved one is the product of their distances). Where the
 * models jump across the measured value, the climb continues to look for another solution; if there
 * is none, the result is the nearest side of a jump. Where no sky gives the measured value (a plane
 * that faces away from all light), the result is the brightest sky of the climb. The clearness may
 * exceed 1 where the sensor measured more than a low sun gives, because the measured irradiance
 * takes precedence.
 * @param poaWm2  measured, unshaded, for all rows of the weather
 * @param close  decomposes and closes the global irradiance of a block
 * @param transpose  transposes the lit rows to the plane
 * Source: after A. Driesse, A. R. Jensen, R. Perez, Solar Energy 267 (2024), 112093, doi
 * 10.1016/j.solener.2023.112093, who bisect up to the same clearness.
 * Checked by: vectors t03 (ghi_from_poa_driesse_2024),
 * test/fixtures/irradiance/plane-input-points.json
 */
export function skyFromPlane(
  poaWm2: Float64Array,
  close: SkyStage<'transposition'>,
  transpose: PlaneStage<'transposition'>,
): PlaneStage<'transposition'> {
  let search = makeSearch(0)
  return (frame, plane) => {
    if (search.rows.length < frame.n) search = makeSearch(frame.capacity)
    const open: LitRows = { rows: search.rows, n: 0 }
    const trial: Frame<'transposition'> = { ...frame, lit: open } // the same columns, of which only the open rows are transposed
    start(frame, poaWm2, search, open)
    for (let k = 0; k < TRIALS_MAX && open.n > 0; k++) {
      propose(trial, search, k % 2 === 1)
      close(trial)
      transpose(trial, plane)
      evaluate(trial, plane, poaWm2, search)
    }
    close(frame)
  }
}

/** Starts the search of all lit rows at zero irradiance. */
function start(
  { first, lit }: Frame<'transposition'>,
  poaWm2: Float64Array,
  { low, lowError, highError, footError, crest, best }: Search,
  open: LitRows,
): void {
  open.n = lit.n
  for (let k = 0; k < lit.n; k++) {
    const i = lit.rows[k]
    open.rows[k] = i
    low[i] = 0
    lowError[i] = -poaWm2[first + i]
    highError[i] = Number.NaN
    footError[i] = Number.NaN
    crest[i] = Number.NaN
    best[i] = Number.NaN
  }
}

/** Sets the global irradiance of the open rows to the next value to try. */
function propose({ sky, lit: open }: Frame<'transposition'>, { low, high, lowError, highError, crest }: Search, halves: boolean): void {
  const { ghiWm2 } = sky
  for (let k = 0; k < open.n; k++) {
    const i = open.rows[k]
    if (!Number.isNaN(crest[i])) ghiWm2[i] = crest[i]
    else if (Number.isNaN(highError[i])) {
      const top = climbTop(sky, i)
      ghiWm2[i] = low[i] < top ? low[i] + top / CLIMB_STEPS : low[i] * 2
    } else if (halves) ghiWm2[i] = (low[i] + high[i]) / 2
    else ghiWm2[i] = low[i] - (lowError[i] * (high[i] - low[i])) / (highError[i] - lowError[i])
  }
}

/**
 * Compares the trial with the measurement, and ends the search of rows that are solved or have
 * reached the end of the climb.
 */
function evaluate(
  { first, sky, lit: open }: Frame<'transposition'>,
  plane: PlaneColumns<'transposition'>,
  poaWm2: Float64Array,
  search: Search,
): void {
  const { low, highError, best } = search
  const { ghiWm2 } = sky
  const { beamWm2, skyWm2, groundWm2 } = plane
  let left = 0
  for (let k = 0; k < open.n; k++) {
    const i = open.rows[k]
    const poa = poaWm2[first + i]
    const error = beamWm2[i] + skyWm2[i] + groundWm2[i] - poa
    if (Math.abs(error) <= TOLERANCE * poa) continue
    learn(search, i, ghiWm2[i], error)
    const top = climbTop(sky, i)
    const limit = Number.isNaN(best[i]) ? top * 2 ** DOUBLINGS : top
    if (!Number.isNaN(highError[i]) || low[i] < limit) open.rows[left++] = i
    else ghiWm2[i] = Number.isNaN(best[i]) ? top : best[i]
  }
  open.n = left
}

/**
 * Updates the search with the result of a trial, which was a crest, an end of the bracket, or a
 * step of the climb.
 */
function learn(search: Search, i: number, tried: number, error: number): void {
  const { low, lowError, high, highError, foot, footError, crest } = search
  const isCrest = !Number.isNaN(crest[i])
  crest[i] = Number.NaN
  if (error < 0 !== lowError[i] < 0) {
    high[i] = tried
    highError[i] = error
    if (isCrest) {
      low[i] = foot[i]
      lowError[i] = footError[i]
    }
  } else if (isCrest) {
    foot[i] = tried
    footError[i] = error
  } else if (Number.isNaN(highError[i])) climb(search, i, tried, error)
  else {
    low[i] = tried
    lowError[i] = error
  }
  if (high[i] - low[i] <= JUMP_WIDTH * high[i] && !Number.isNaN(highError[i])) leaveJump(search, i)
}

/**
 * Makes a trial the new end of the climb. If the previous end came nearer to the measurement than
 * both its neighbours, the crest between them is tried next.
 */
function climb({ low, lowError, foot, footError, crest }: Search, i: number, tried: number, error: number): void {
  const before = Math.abs(footError[i])
  const near = Math.abs(lowError[i])
  const beyond = Math.abs(error)
  if (near < before && near < beyond) crest[i] = parabolaTop(foot[i], before, low[i], near, tried, beyond)
  else {
    foot[i] = low[i]
    footError[i] = lowError[i]
  }
  low[i] = tried
  lowError[i] = error
}

/**
 * Abscissa of the extremum of the parabola through three points with ascending abscissae. The
 * second point must be the most extreme of the three.
 */
function parabolaTop(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): number {
  const left = (x1 - x0) * (y1 - y2)
  const right = (x1 - x2) * (y1 - y0)
  return x1 - ((x1 - x0) * left - (x1 - x2) * right) / (2 * (left - right))
}

/**
 * Keeps the nearer side of the jump that the bracket closed on, and continues the climb from its
 * far side.
 */
function leaveJump({ low, high, lowError, highError, footError, best, bestError }: Search, i: number): void {
  const isLowNearer = Math.abs(lowError[i]) < Math.abs(highError[i])
  const nearer = isLowNearer ? lowError[i] : highError[i]
  if (Number.isNaN(best[i]) || Math.abs(nearer) < Math.abs(bestError[i])) {
    best[i] = isLowNearer ? low[i] : high[i]
    bestError[i] = nearer
  }
  low[i] = high[i]
  lowError[i] = highError[i]
  highError[i] = Number.NaN
  footError[i] = Number.NaN
}

function climbTop({ sunZenithCos, extraNormalWm2 }: SkyColumns<'transposition'>, i: number): number {
  return Math.max(CLEARNESS_MAX * extraNormalWm2[i] * sunZenithCos[i], GLOBAL_MIN_WM2)
}

function makeSearch(capacity: number): Search {
  const column = (): Float64Array => new Float64Array(capacity)
  return {
    rows: new Int32Array(capacity),
    low: column(),
    high: column(),
    lowError: column(),
    highError: column(),
    foot: column(),
    footError: column(),
    crest: column(),
    best: column(),
    bestError: column(),
  }
}
