import type { Resolved } from '../../core/option.ts'
import type { InertiaOption } from './option.ts'

/** Coefficients of the rate at which the past loses weight, 1/s, for wind in m/s and mass in kg/m2. */
const A0 = 0.0046
const A1 = 4.6e-4
const A2 = -2.3e-4
const A3 = -1.6e-5
const WINDOW_MINUTES = 20
/** With longer steps the window has one row, and the temperature would only come a row later. */
const STEP_MAX_MINUTES = 10

/**
 * Weight of a row over that of the row after it.
 * @param windMps    wind speed at module height
 * @param massKgM2   mass of the module per area
 * Source: M. Prilliman, J. S. Stein, D. Riley, G. Tamizhmani, Transient Weighted Moving-Average
 * Model of Photovoltaic Module Back-Surface Temperature, IEEE J. Photovoltaics 10 (2020) 1053, doi
 * 10.1109/JPHOTOV.2020.2992351, with the coefficients that pvlib uses
 */
export function pastWeight(windMps: number, massKgM2: number, stepSeconds: number): number {
  return Math.exp(-(A0 + A1 * windMps + A2 * massKgM2 + A3 * windMps * massKgM2) * stepSeconds)
}

/**
 * Mean of the past steady-state temperatures, weighted by their age.
 * @param steadyC  steady-state temperatures, at least `from` + `count` of them
 * @param from     index of the row
 * @param count    rows before it in the window, at least 1
 * @param weight   as `pastWeight` gives it
 * Source: as `pastWeight`
 * Checked by: pvlib t08 prilliman, test/fixtures/thermal/prilliman.json
 */
export function weightedPastC(steadyC: Float64Array, from: number, count: number, weight: number): number {
  let sum = 0
  let weights = 0
  // The oldest row first: it gets `count` factors, the newest one.
  for (let row = from - count; row < from; row++) {
    sum = weight * (sum + steadyC[row])
    weights = weight * (weights + 1)
  }
  return sum / weights
}

/** Whether the steps of the weather are so short that the heat capacity of a module shows. */
export function followsClouds({ step_minutes }: Pick<Resolved['weather'], 'step_minutes'>): boolean {
  return step_minutes <= STEP_MAX_MINUTES
}

export const prilliman: InertiaOption = {
  title: 'Prilliman, weighted mean of the last 20 minutes',
  source: 'M. Prilliman, J. S. Stein, D. Riley, G. Tamizhmani, IEEE J. Photovoltaics 10 (2020) 1053, doi 10.1109/JPHOTOV.2020.2992351',
  check({ weather, thermal }, sink) {
    if (!followsClouds(weather)) {
      sink.warn('inertia_without_effect', 'thermal.inertia', { step_min: weather.step_minutes })
    } else if (thermal.model === 'fuentes') {
      sink.warn('inertia_without_effect', 'thermal.inertia', { step_min: null })
    }
  },
  prepare({ weather, thermal }) {
    if (!followsClouds(weather) || thermal.model === 'fuentes') return null
    const { step_minutes: stepMinutes } = weather
    const window = Math.floor(WINDOW_MINUTES / stepMinutes)
    const { unit_mass_kgm2: massKgM2 } = thermal
    /** The last rows of the block before, then those of this block. */
    let past = new Float64Array(window)
    let known = 0
    return ({ n, lit, sky }, steadyC, outC) => {
      const { rows } = lit
      const { tempAirC, windMps } = sky
      if (past.length < window + n) past = lengthened(past, window + n)
      for (let row = 0; row < n; row++) past[window + row] = tempAirC[row] // as warm as the air in the dark
      for (let k = 0; k < lit.n; k++) past[window + rows[k]] = steadyC[rows[k]]
      for (let k = 0; k < lit.n; k++) {
        const row = rows[k]
        const count = Math.min(window, known + row)
        const weight = pastWeight(windMps[row], massKgM2, stepMinutes * 60)
        outC[row] = count === 0 ? steadyC[row] : weightedPastC(past, window + row, count, weight)
      }
      past.copyWithin(0, n, n + window)
      known = Math.min(window, known + n)
    }
  },
}

function lengthened(column: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length)
  longer.set(column)
  return longer
}
