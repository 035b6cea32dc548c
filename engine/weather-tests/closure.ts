import { COMPONENTS } from './tested-rows.ts'
import { columnOf, type WeatherTest } from './weather-test.ts'

const SOURCE = 'C. N. Long, Y. Shi, The Open Atmospheric Science Journal 2 (2008), 23; BSRN comparisons'
/** cos 75 deg: below it the comparison is wider. */
const HIGH_SUN_COS = Math.cos((75 * Math.PI) / 180)
/** cos 93 deg: below it nothing is compared. */
const LAST_SUN_COS = Math.cos((93 * Math.PI) / 180)
/** Less light than this is not compared, W/m2. */
const LEAST_WM2 = 50

/**
 * GHI within 8 % of DHI + DNI cos z (15 % below 15 deg of sun), where that sum is above 50 W/m2.
 * Checked by: test/engine/weather-tests/independent.test.ts
 */
export const closure: WeatherTest = {
  title: 'GHI differs from DHI + DNI cos z',
  source: SOURCE,
  group: 'inconsistent',
  needs: COMPONENTS,
  judges: COMPONENTS,
  isRemoved: false,
  mark(rows, mask) {
    const { n, sunZenithCos } = rows
    const [ghi, dhi, dni] = COMPONENTS.map((name) => columnOf(rows, name))
    let tested = 0
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      const sum = dhi[i] + dni[i] * cos
      if (!(sum > LEAST_WM2) || cos < LAST_SUN_COS || Number.isNaN(ghi[i])) continue
      tested++
      if (Math.abs(ghi[i] / sum - 1) > (cos >= HIGH_SUN_COS ? 0.08 : 0.15)) mask[i] = 1
    }
    return tested
  },
}

/**
 * DHI at most 1.05 GHI (1.10 below 15 deg of sun), where GHI is above 50 W/m2.
 * Checked by: test/engine/weather-tests/independent.test.ts
 */
export const diffuseRatio: WeatherTest = {
  title: 'DHI above GHI',
  source: SOURCE,
  group: 'inconsistent',
  needs: ['ghi_wm2', 'dhi_wm2'],
  judges: ['ghi_wm2', 'dhi_wm2'],
  isRemoved: false,
  mark(rows, mask) {
    const { n, sunZenithCos } = rows
    const ghi = columnOf(rows, 'ghi_wm2')
    const dhi = columnOf(rows, 'dhi_wm2')
    let tested = 0
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      if (!(ghi[i] > LEAST_WM2) || cos < LAST_SUN_COS || Number.isNaN(dhi[i])) continue
      tested++
      if (dhi[i] > (cos >= HIGH_SUN_COS ? 1.05 : 1.1) * ghi[i]) mask[i] = 1
    }
    return tested
  },
}
