/**
 * Maximum power of a CEC module by direct search, for the checks of the import. It shares no code
 * with the engine, so a table that passes independently confirms how the engine reads the
 * parameters (`adjust` in percent, silicon's band gap for every technology).
 * Source: De Soto, Klein & Beckman 2006, doi 10.1016/j.solener.2005.06.010, eqs. 1 and 7 to 12;
 * Dobos 2012, doi 10.1115/1.4005759 (adjust).
 */
export interface CecParams {
  /** A/K */
  alphaScAPerK: number
  aRefV: number
  lightRefA: number
  saturationRefA: number
  seriesOhm: number
  shuntOhm: number
  adjustFrac: number
}

const REFERENCE_K = 298.15
const BOLTZMANN_EV_PER_K = 8.617332478e-5
const BAND_GAP_EV = 1.121
const BAND_GAP_PER_K = -0.0002677
/** Each step narrows the bracket by the golden ratio. 80 steps reach rounding precision. */
const SEARCH_STEPS = 80
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Maximum power at 1,000 W/m2, W. */
export function maxPowerW(p: CecParams, cellC: number): number {
  const cellK = cellC + 273.15
  const gapEv = BAND_GAP_EV * (1 + BAND_GAP_PER_K * (cellK - REFERENCE_K))
  const aV = (p.aRefV * cellK) / REFERENCE_K
  const lightA = p.lightRefA + p.alphaScAPerK * (1 - p.adjustFrac) * (cellK - REFERENCE_K)
  const arrhenius = BAND_GAP_EV / (BOLTZMANN_EV_PER_K * REFERENCE_K) - gapEv / (BOLTZMANN_EV_PER_K * cellK)
  const saturationA = p.saturationRefA * (cellK / REFERENCE_K) ** 3 * Math.exp(arrhenius)
  /**
   * Power at a junction voltage. The equation is explicit in this voltage, unlike in the module
   * voltage.
   */
  const powerAt = (junctionV: number): number => {
    const currentA = lightA - saturationA * Math.expm1(junctionV / aV) - junctionV / p.shuntOhm
    return (junctionV - currentA * p.seriesOhm) * currentA
  }
  let low = 0
  let high = aV * Math.log1p(lightA / saturationA)
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const left = high - GOLDEN * (high - low)
    const right = low + GOLDEN * (high - low)
    if (powerAt(left) < powerAt(right)) low = left
    else high = right
  }
  return powerAt((low + high) / 2)
}
