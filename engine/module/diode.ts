/**
 * Newton step, in thermal voltages, below which the point counts as found. Halley's error is the
 * cube of it.
 */
const CLOSE = 3e-3
/** Number of steps from the guess before the bracketed search takes over. */
const MAX_FAST_STEPS = 8
/** Number of halvings that reduce any bracket below the spacing of doubles. */
const MAX_BRACKETED_STEPS = 200
/**
 * Limits of the logarithm of the saturation current, A, between which its exponential is a finite
 * number above 0. Above the upper limit a module gives no power; below the lower one its power no
 * longer changes.
 */
export const LN_SAT_MIN = -600
export const LN_SAT_MAX = 50
/** Relative width below which a bracket counts as closed. */
const CLOSED = 4e-16
/**
 * Relative Newton step below which a voltage counts as found. Its error is the square of the step.
 */
const SETTLED = 1e-9

/**
 * A single-diode equation at one irradiance and temperature, and the last point found on its curve.
 * With `vd = V + I Rs`: `I = lightA - satA (exp(vd / thermalV) - 1) - shuntS vd - lightA recombV /
 * (builtInV - vd)`. One object is reused for all rows, so that the loops allocate nothing.
 */
export class Diode {
  /** Irradiance over 1000 W/m2. */
  suns = 0
  /** Photocurrent, A. */
  lightA = 0
  /** Saturation current, A, and its logarithm. */
  satA = 0
  lnSat = 0
  /** Modified ideality factor: n Ns k T / q, V. */
  thermalV = 1
  seriesOhm = 0
  /** Shunt conductance, 1/Ohm. */
  shuntS = 0
  /** Recombination parameter d2 / (mu tau), V; 0 without recombination. */
  recombV = 0
  /** Built-in voltage of all cells in series, V; infinite without recombination. */
  builtInV = Number.POSITIVE_INFINITY

  /** Terminal voltage and current of the point found, and its diode voltage. */
  voltageV = 0
  currentA = 0
  diodeV = 0
}

/** Sets the saturation current from its logarithm. */
export function setSaturation(d: Diode, lnSat: number): void {
  d.lnSat = Math.max(LN_SAT_MIN, Math.min(LN_SAT_MAX, lnSat))
  d.satA = Math.exp(d.lnSat)
}

/**
 * Finds the maximum power point; P(vd) = (vd - I Rs) I has one maximum where V > 0.
 * Uses Halley's method on dP/dvd from the guess, and a bracketed search when that does not
 * converge. The result is therefore defined for every guess.
 * @param guessV  diode voltage to start from
 * Checked by: pvlib t10a and t10b
 */
export function solveMpp(d: Diode, guessV: number): void {
  const { lightA, satA, lnSat, thermalV, seriesOhm, shuntS, recombV, builtInV } = d
  const perV = 1 / thermalV
  let vd = guessV
  for (let step = 0; step < MAX_FAST_STEPS; step++) {
    const diodeA = Math.exp(vd * perV + lnSat)
    const q = 1 / (builtInV - vd)
    const recombA = lightA * recombV * q
    const i = lightA - diodeA + satA - shuntS * vd - recombA
    const i1 = -diodeA * perV - shuntS - recombA * q
    const i2 = -diodeA * perV * perV - 2 * recombA * q * q
    const i3 = -diodeA * perV * perV * perV - 6 * recombA * q * q * q
    const lever = vd - 2 * i * seriesOhm
    const slope = i + i1 * lever // dP/dvd
    const slope1 = 2 * i1 + i2 * lever - 2 * seriesOhm * i1 * i1
    const slope2 = 3 * i2 + i3 * lever - 6 * seriesOhm * i1 * i2
    const move = -slope / (slope1 - (slope * slope2) / (2 * slope1))
    vd += move
    const x = move * perV
    if (!(x < 1 && x > -1)) break
    if (x < CLOSE && x > -CLOSE) {
      // updates the exponential for the last small step by its series; the remainder is below 1e-15
      finish(d, vd, diodeA * (1 + x * (1 + x * (1 / 2 + x * (1 / 6 + x / 24)))) - satA)
      if (d.voltageV > 0 && d.currentA > 0 && vd < builtInV) return // otherwise the root is not the maximum
      break
    }
  }
  solveMppBracketed(d)
}

function finish(d: Diode, vd: number, netDiodeA: number): void {
  const i = d.lightA - netDiodeA - d.shuntS * vd - (d.lightA * d.recombV) / (d.builtInV - vd)
  d.diodeV = vd
  d.currentA = i
  d.voltageV = vd - i * d.seriesOhm
}

/**
 * Upper bound of the diode voltage at open circuit: the voltage at which the diode alone, or the
 * recombination alone, carries the whole photocurrent.
 */
function voltageBound(d: Diode): number {
  return Math.min(d.thermalV * Math.log1p(d.lightA / d.satA), d.builtInV - d.recombV)
}

/**
 * Where V > 0, dP/dvd is positive left of the maximum and negative right of it. Further left, where
 * V < 0, the search also counts the sign as positive. `expm1` keeps the result accurate even when
 * the saturation current exceeds the photocurrent (extreme heat, hardly any light).
 */
function solveMppBracketed(d: Diode): void {
  const { lightA, satA, thermalV, seriesOhm, shuntS, recombV, builtInV } = d
  let low = 0
  let high = voltageBound(d)
  let vd = high
  for (let step = 0; step < MAX_BRACKETED_STEPS; step++) {
    vd = (low + high) / 2
    const netDiodeA = satA * Math.expm1(vd / thermalV)
    const q = 1 / (builtInV - vd)
    const recombA = lightA * recombV * q
    const i = lightA - netDiodeA - shuntS * vd - recombA
    const i1 = -(netDiodeA + satA) / thermalV - shuntS - recombA * q
    if (vd - i * seriesOhm <= 0 || i + i1 * (vd - 2 * i * seriesOhm) > 0) low = vd
    else high = vd
    if (high - low <= CLOSED * high) break
  }
  finish(d, vd, satA * Math.expm1(vd / thermalV))
  if (d.voltageV <= 0 || d.currentA <= 0) {
    d.voltageV = 0 // only rounding error is left
    d.currentA = 0
  }
}

/**
 * Current at a terminal voltage, by Newton inside a bracket: `vd - I(vd) R - V` rises with vd and
 * is convex, so Newton from the right converges without overshoot.
 * @param extraOhm  resistance in series with the module's own; the given voltage is the one behind
 *   it
 */
export function solveCurrent(d: Diode, voltageV: number, extraOhm: number): number {
  const { lightA, satA, lnSat, thermalV, shuntS, recombV, builtInV } = d
  const ohm = d.seriesOhm + extraOhm
  const bound = voltageBound(d)
  let low = Math.min(voltageV, 0)
  // above open circuit the current is negative and vd < V; below it vd <= V + lightA R and vd <=
  // the bound
  let high = voltageV > bound ? voltageV : Math.min(voltageV + lightA * ohm, bound)
  if (high >= builtInV) high = builtInV - CLOSED * builtInV
  if (high < low) low = high
  let vd = high
  let i = 0
  for (let step = 0; step < MAX_BRACKETED_STEPS; step++) {
    const diodeA = Math.exp(vd / thermalV + lnSat)
    const q = 1 / (builtInV - vd)
    const recombA = lightA * recombV * q
    i = lightA - diodeA + satA - shuntS * vd - recombA
    const i1 = -diodeA / thermalV - shuntS - recombA * q
    const excess = vd - i * ohm - voltageV
    if (excess > 0) high = vd
    else low = vd
    let next = vd - excess / (1 - i1 * ohm)
    if (!(next >= low && next <= high)) next = (low + high) / 2
    const move = next - vd
    vd = next
    if (Math.abs(move) <= SETTLED * Math.min(Math.abs(vd), builtInV - vd) || high - low <= CLOSED * Math.abs(high)) break
  }
  return currentAt(d, vd)
}

/** Current at a diode voltage. */
export function currentAt(d: Diode, diodeV: number): number {
  return d.lightA - Math.exp(diodeV / d.thermalV + d.lnSat) + d.satA - d.shuntS * diodeV - (d.lightA * d.recombV) / (d.builtInV - diodeV)
}

/**
 * Open-circuit voltage: the zero of the current. The current falls and is concave, so Newton from
 * the upper bound converges without overshoot.
 */
export function solveOpenCircuit(d: Diode): number {
  if (d.lightA <= 0) return 0
  let low = 0
  let high = voltageBound(d)
  let vd = high
  for (let step = 0; step < MAX_BRACKETED_STEPS; step++) {
    const diodeA = Math.exp(vd / d.thermalV + d.lnSat)
    const q = 1 / (d.builtInV - vd)
    const recombA = d.lightA * d.recombV * q
    const i = d.lightA - diodeA + d.satA - d.shuntS * vd - recombA
    if (i < 0) high = vd
    else low = vd
    let next = vd + i / (diodeA / d.thermalV + d.shuntS + recombA * q)
    if (!(next >= low && next <= high)) next = (low + high) / 2
    const move = next - vd
    vd = next
    if (Math.abs(move) <= SETTLED * vd || high - low <= CLOSED * high) break
  }
  return vd
}
