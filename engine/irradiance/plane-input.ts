import type { Frame, PlaneColumns, PlaneStage, Rows, SkyStage } from '../core/frame.ts'

/** Error at which a row is found, as a fraction of its measured irradiance. */
const TOLERANCE = 1e-9
/** Width at which a bracket is taken for a jump of the models, as a fraction of its upper end. */
const JUMP_WIDTH = 1e-13
/** First plain halvings: where several skies give one irradiance on the plane they settle which is taken, as in pvlib's bisection. */
const HALVINGS = 10
const STEPS_MAX = 90
const DOUBLINGS_MAX = 8
/** Upper end of the first bracket: this clearness, and at least so much global irradiance (pvlib's bound). */
const CLEARNESS_MAX = 1.25
const GLOBAL_MIN_WM2 = 10

/** What is known of the global irradiance of each row: two ends, and what they give too much on the plane. */
interface Brackets {
  rows: Int32Array
  lowWm2: Float64Array
  highWm2: Float64Array
  lowErrorWm2: Float64Array
  highErrorWm2: Float64Array
}

/**
 * The sky that gives the irradiance measured in the plane of the array: in every lit row the global irradiance whose decomposition, transposed to the run's own plane, is what
 * the sensor read. All rows are searched at once through the models' own columns: halvings, then secants and halvings in turn (a secant that starts from a halved bracket is as
 * good as its nearer end, so that the error falls faster than by any fixed factor).
 * Where the models jump across the measured value the nearer side is taken; where no sky reaches it (a plane that faces away from all light), the brightest of the first
 * bracket. The clearness may come out above 1 where the sensor read more than a low sun gives: the plane's irradiance rules.
 * @param poaWm2  measured, unshaded, over the whole weather
 * @param close  decomposition and closure of a block's global irradiance
 * @param transpose  of the lit rows to the plane
 * Source: A. Driesse, A. R. Jensen, R. Perez, Solar Energy 267 (2024), 112093, doi 10.1016/j.solener.2023.112093, for the search and its bracket.
 * Checked by: vectors t03 (ghi_from_poa_driesse_2024), test/fixtures/irradiance/plane-input-points.json
 */
export function skyFromPlane(poaWm2: Float64Array, close: SkyStage, transpose: PlaneStage): PlaneStage {
  let brackets = makeBrackets(0)
  return (frame, plane) => {
    if (brackets.rows.length < frame.n) brackets = makeBrackets(frame.capacity)
    const open: Rows = { rows: brackets.rows, n: 0 }
    const search: Frame = { ...frame, lit: open } // the same columns, of which only the open rows are transposed
    const evaluate = (): void => {
      close(search)
      transpose(search, plane)
    }
    bracketRows(search, frame.lit, plane, poaWm2, brackets, evaluate)
    for (let step = 0; step < STEPS_MAX && open.n > 0; step++) {
      const halves = step < HALVINGS || step % 2 === 1
      for (let k = 0; k < open.n; k++)
        frame.sky.ghiWm2[open.rows[k]] = halves ? middle(brackets, open.rows[k]) : secant(brackets, open.rows[k])
      evaluate()
      narrow(search, plane, poaWm2, brackets)
    }
    for (let k = 0; k < open.n; k++) frame.sky.ghiWm2[open.rows[k]] = nearerEnd(brackets, open.rows[k])
    close(frame)
  }
}

/** Finds an upper end for every lit row and leaves those with one open; the others keep the first upper end. */
function bracketRows(
  { first, sky, lit: open }: Frame,
  lit: Rows,
  plane: PlaneColumns,
  poaWm2: Float64Array,
  { lowWm2, highWm2, lowErrorWm2, highErrorWm2 }: Brackets,
  evaluate: () => void,
): void {
  const { ghiWm2 } = sky
  open.n = lit.n
  open.rows.set(lit.rows.subarray(0, lit.n))
  for (let k = 0; k < lit.n; k++) {
    const i = lit.rows[k]
    lowWm2[i] = 0
    lowErrorWm2[i] = -poaWm2[first + i]
    highErrorWm2[i] = Number.NaN
    ghiWm2[i] = brightest(sky, i)
  }
  for (let doubling = 0; doubling <= DOUBLINGS_MAX && open.n > 0; doubling++) {
    evaluate()
    let left = 0
    for (let k = 0; k < open.n; k++) {
      const i = open.rows[k]
      const error = planeWm2(plane, i) - poaWm2[first + i]
      if (error >= 0) {
        highWm2[i] = ghiWm2[i]
        highErrorWm2[i] = error
      } else {
        lowWm2[i] = ghiWm2[i]
        lowErrorWm2[i] = error
        ghiWm2[i] *= 2
        open.rows[left++] = i
      }
    }
    open.n = left
  }
  for (let k = 0; k < open.n; k++) ghiWm2[open.rows[k]] = brightest(sky, open.rows[k])
  open.n = 0
  for (let k = 0; k < lit.n; k++) if (highErrorWm2[lit.rows[k]] >= 0) open.rows[open.n++] = lit.rows[k]
}

/** Takes the irradiance tried in each open row for the end of its bracket that it is, and closes the rows that are found. */
function narrow({ first, sky, lit: open }: Frame, plane: PlaneColumns, poaWm2: Float64Array, brackets: Brackets): void {
  const { lowWm2, highWm2, lowErrorWm2, highErrorWm2 } = brackets
  const { ghiWm2 } = sky
  let left = 0
  for (let k = 0; k < open.n; k++) {
    const i = open.rows[k]
    const poa = poaWm2[first + i]
    const error = planeWm2(plane, i) - poa
    if (Math.abs(error) <= TOLERANCE * poa) continue
    if (error < 0) {
      lowWm2[i] = ghiWm2[i]
      lowErrorWm2[i] = error
    } else {
      highWm2[i] = ghiWm2[i]
      highErrorWm2[i] = error
    }
    if (highWm2[i] - lowWm2[i] > JUMP_WIDTH * highWm2[i]) open.rows[left++] = i
    else ghiWm2[i] = nearerEnd(brackets, i)
  }
  open.n = left
}

function makeBrackets(capacity: number): Brackets {
  const column = () => new Float64Array(capacity)
  return { rows: new Int32Array(capacity), lowWm2: column(), highWm2: column(), lowErrorWm2: column(), highErrorWm2: column() }
}

function brightest({ sunZenithCos, extraNormalWm2 }: Frame['sky'], i: number): number {
  return Math.max(CLEARNESS_MAX * extraNormalWm2[i] * sunZenithCos[i], GLOBAL_MIN_WM2)
}

function planeWm2({ beamWm2, skyWm2, groundWm2 }: PlaneColumns, i: number): number {
  return beamWm2[i] + skyWm2[i] + groundWm2[i]
}

function middle({ lowWm2, highWm2 }: Brackets, i: number): number {
  return (lowWm2[i] + highWm2[i]) / 2
}

function secant({ lowWm2, highWm2, lowErrorWm2, highErrorWm2 }: Brackets, i: number): number {
  return lowWm2[i] - (lowErrorWm2[i] * (highWm2[i] - lowWm2[i])) / (highErrorWm2[i] - lowErrorWm2[i])
}

function nearerEnd({ lowWm2, highWm2, lowErrorWm2, highErrorWm2 }: Brackets, i: number): number {
  return -lowErrorWm2[i] < highErrorWm2[i] ? lowWm2[i] : highWm2[i]
}
