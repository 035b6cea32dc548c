import type { TestedRows } from './tested-rows.ts'
import { columnOf, type WeatherTest } from './weather-test.ts'

const SOURCE = 'A. Forstinger et al., Expert quality control of solar radiation ground data sets, ISES Solar World Congress 2021'
/** Less GHI than this is not compared, W/m2. */
const LEAST_WM2 = 50
const COS_85 = Math.cos((85 * Math.PI) / 180)
/** Where no elevation is stated, the air of a mountain is possible, m. */
export const UNKNOWN_ELEVATION_M = 3000

/*
 * With S the sun outside the atmosphere: kt = GHI / (S cos z), kn = DNI / S, k = DHI / GHI.
 * Checked by: test/engine/weather-tests/independent.test.ts, test/engine/weather-tests/faults.test.ts
 */

/** kn below kt: the beam cannot be more of the sun than the light of the whole sky is. */
export const beamClearness: WeatherTest = {
  title: 'more beam than the clearness of the sky allows (kn above kt)',
  source: SOURCE,
  group: 'inconsistent',
  needs: ['ghi_wm2', 'dni_wm2'],
  judges: ['ghi_wm2', 'dni_wm2'],
  isRemoved: false,
  mark(rows, mask) {
    const { n, sunZenithCos } = rows
    const [ghi, dni] = [columnOf(rows, 'ghi_wm2'), columnOf(rows, 'dni_wm2')]
    let tested = 0
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      if (!(ghi[i] > LEAST_WM2) || cos <= 0 || Number.isNaN(dni[i])) continue
      tested++
      // without the division by S, which is in both
      if (dni[i] > 0 && dni[i] * cos >= ghi[i]) mask[i] = 1
    }
    return tested
  },
}

/** DNI below 1,100 W/m2 and 30 W/m2 more for each kilometre of elevation. */
export const beamLimit: WeatherTest = {
  title: 'more beam than clear air of this elevation lets through',
  source: SOURCE,
  group: 'impossible',
  needs: ['ghi_wm2', 'dni_wm2'],
  judges: ['dni_wm2'],
  isRemoved: true,
  mark(rows, mask) {
    const [ghi, dni] = [columnOf(rows, 'ghi_wm2'), columnOf(rows, 'dni_wm2')]
    const limitWm2 = 1100 + 0.03 * (rows.elevationM ?? UNKNOWN_ELEVATION_M)
    let tested = 0
    for (let i = 0; i < rows.n; i++) {
      if (!(ghi[i] > LEAST_WM2) || Number.isNaN(dni[i])) continue
      tested++
      if (dni[i] >= limitWm2) mask[i] = 1
    }
    return tested
  },
}

/** kt below 1.35. */
export const clearness: WeatherTest = {
  title: 'clearness index of 1.35 and more',
  source: SOURCE,
  group: 'rare',
  needs: ['ghi_wm2'],
  judges: ['ghi_wm2'],
  isRemoved: false,
  mark(rows, mask) {
    const { n, sunZenithCos, extraNormalWm2 } = rows
    const ghi = columnOf(rows, 'ghi_wm2')
    let tested = 0
    for (let i = 0; i < n; i++) {
      const sunWm2 = extraNormalWm2[i] * sunZenithCos[i]
      if (!(ghi[i] > LEAST_WM2) || sunWm2 <= 0) continue
      tested++
      if (ghi[i] >= 1.35 * sunWm2) mask[i] = 1
    }
    return tested
  },
}

/** k below 0.96 where kt is above 0.6: under a clear sky not all light is diffuse. */
export const diffuseClear: WeatherTest = {
  title: 'hardly anything but diffuse light under a clear sky (k of 0.96 and more with kt above 0.6)',
  source: SOURCE,
  group: 'inconsistent',
  needs: ['ghi_wm2', 'dhi_wm2'],
  judges: ['ghi_wm2', 'dhi_wm2'],
  isRemoved: false,
  mark(rows, mask) {
    const { n, sunZenithCos, extraNormalWm2 } = rows
    const [ghi, dhi] = [columnOf(rows, 'ghi_wm2'), columnOf(rows, 'dhi_wm2')]
    let tested = 0
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      if (!(ghi[i] > 150) || cos <= COS_85 || Number.isNaN(dhi[i]) || ghi[i] <= 0.6 * extraNormalWm2[i] * cos) continue
      tested++
      if (dhi[i] >= 0.96 * ghi[i]) mask[i] = 1
    }
    return tested
  },
}

/** Clear sky of the tracker's test: GHI 0.8 of the sun outside the atmosphere, 0.165 of it diffuse. */
const TRACKED = { clearFrac: 0.8, diffuseFrac: 0.165 } as const

/**
 * GHI near that of a clear sky, and hardly any DNI: (C - GHI) / (C + GHI) below 0.2 and (B - DNI) / (B + DNI)
 * above 0.95, with C = 0.8 S cos z and B = 0.835 C / cos z: the tracker of the pyrheliometer does not follow the sun.
 */
export const trackerOff: WeatherTest = {
  title: 'no beam under a clear sky: a tracker that does not follow the sun',
  source: SOURCE,
  group: 'inconsistent',
  needs: ['ghi_wm2', 'dni_wm2'],
  judges: ['dni_wm2'],
  isRemoved: false,
  mark(rows: TestedRows, mask) {
    const { n, sunZenithCos, extraNormalWm2 } = rows
    const [ghi, dni] = [columnOf(rows, 'ghi_wm2'), columnOf(rows, 'dni_wm2')]
    let tested = 0
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      if (cos <= COS_85 || Number.isNaN(ghi[i]) || Number.isNaN(dni[i])) continue
      tested++
      const clear = TRACKED.clearFrac * extraNormalWm2[i] * cos
      const beam = ((1 - TRACKED.diffuseFrac) * clear) / Math.max(cos, 0.01)
      if ((clear - ghi[i]) / (clear + ghi[i]) < 0.2 && (beam - dni[i]) / (beam + dni[i]) > 0.95) mask[i] = 1
    }
    return tested
  },
}
