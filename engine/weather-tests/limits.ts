import { MEAN_FROM_MINUTES, type MeanShares, meanShares } from '../core/mean-light-limits.ts'
import type { Component } from './tested-rows.ts'
import { columnOf, type WeatherTest } from './weather-test.ts'

/** `factor` S cos z^`power` + `offset`, with S the sun outside the atmosphere, W/m2. */
interface Limit {
  readonly factor: number
  readonly power: number
  readonly offsetWm2: number
}

const SOURCE = 'C. N. Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2002)'

const POSSIBLE: Readonly<Record<Component, Limit>> = {
  ghi_wm2: { factor: 1.5, power: 1.2, offsetWm2: 100 },
  dhi_wm2: { factor: 0.95, power: 1.2, offsetWm2: 50 },
  dni_wm2: { factor: 1, power: 0, offsetWm2: 0 },
}
const POSSIBLE_MIN_WM2 = -4

const RARE: Readonly<Record<Component, Limit>> = {
  ghi_wm2: { factor: 1.2, power: 1.2, offsetWm2: 50 },
  dhi_wm2: { factor: 0.75, power: 1.2, offsetWm2: 30 },
  dni_wm2: { factor: 0.95, power: 0.2, offsetWm2: 10 },
}
const RARE_MIN_WM2 = -2

/**
 * Values above what a sun can give, or below what a sensor reads at night: BSRN, physically possible.
 * At night the cosine counts as 0.
 * Checked by: test/engine/weather-tests/independent.test.ts
 */
export function possible(column: Component): WeatherTest {
  return {
    title: 'physically impossible',
    source: SOURCE,
    group: 'impossible',
    ...limited(column, POSSIBLE[column], POSSIBLE_MIN_WM2),
    isRemoved: true,
  }
}

/** Values that single minutes reach on very few days: BSRN, extremely rare. */
export function rare(column: Component): WeatherTest {
  return { title: 'extremely rare', source: SOURCE, group: 'rare', ...limited(column, RARE[column], RARE_MIN_WM2), isRemoved: false }
}

function limited(column: Component, { factor, power, offsetWm2 }: Limit, minWm2: number): Pick<WeatherTest, 'needs' | 'judges' | 'mark'> {
  return {
    needs: [column],
    judges: [column],
    mark(rows, mask) {
      const { n, sunZenithCos, extraNormalWm2 } = rows
      const values = columnOf(rows, column)
      let tested = 0
      for (let i = 0; i < n; i++) {
        const value = values[i]
        if (Number.isNaN(value)) continue
        tested++
        const cos = Math.max(sunZenithCos[i], 0)
        const limit = factor * extraNormalWm2[i] * cos ** power + offsetWm2
        if (value > limit || value <= minWm2) mask[i] = 1
      }
      return tested
    },
  }
}

/** Near the horizon, the sun of a row's instant and the mean over the row differ by more than their values. */
const LOW_SUN_COS = 0.1

/**
 * Means of 10 minutes and more above those of very clear air: GHI f S cos z + 100, DHI d S cos z + 50 with the shares f
 * and d of `meanShares` (0.9 and 0.7 from 30 minutes on), DNI 0.95 S cos z / (cos z + 0.05). Below 5.7 deg of sun
 * the limits are those of 5.7 deg, that of DNI is S.
 * Source: 41 real years, see `weather-checks/possible-irradiance.ts`, which names the same rows in a run.
 */
export function mean(column: Component): WeatherTest {
  return {
    title: 'too bright for a mean of 10 minutes or more',
    source: 'limits of 41 real years; below 30 minutes between these and those of BSRN',
    group: 'impossible',
    needs: [column],
    judges: [column],
    isRemoved: true,
    mark(rows, mask) {
      const { n, stepMinutes, sunZenithCos, extraNormalWm2 } = rows
      if (stepMinutes < MEAN_FROM_MINUTES) return 0
      const values = columnOf(rows, column)
      const limitAt = MEAN_LIMITS[column]
      const shares = meanShares(stepMinutes)
      let tested = 0
      for (let i = 0; i < n; i++) {
        if (Number.isNaN(values[i])) continue
        tested++
        if (values[i] > limitAt(extraNormalWm2[i], sunZenithCos[i], shares)) mask[i] = 1
      }
      return tested
    },
  }
}

/** Limits by S and cos z, W/m2. */
const MEAN_LIMITS: Readonly<Record<Component, (extraWm2: number, cos: number, shares: MeanShares) => number>> = {
  ghi_wm2: (extraWm2, cos, { ghi }) => ghi * extraWm2 * Math.max(cos, LOW_SUN_COS) + 100,
  dhi_wm2: (extraWm2, cos, { dhi }) => dhi * extraWm2 * Math.max(cos, LOW_SUN_COS) + 50,
  dni_wm2: (extraWm2, cos) => (cos < LOW_SUN_COS ? extraWm2 : (0.95 * extraWm2 * cos) / (cos + 0.05)),
}
