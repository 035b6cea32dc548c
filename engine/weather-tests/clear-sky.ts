import { tabulatedAirMass } from '../core/air-mass.ts'
import { safeAsin } from '../core/angles.ts'
import { pressurePa, SEA_LEVEL_PA } from '../core/pressure.ts'
import { clearSky } from '../irradiance/clear-sky.ts'
import type { ClearColumns, TestedRows } from './tested-rows.ts'
import { columnOf, type WeatherTest } from './weather-test.ts'

/** Sun from which a clear hour is compared: 20 deg. */
export const COMPARED_SUN_COS = Math.sin((20 * Math.PI) / 180)

/**
 * The mean clear sky of each row, of Ineichen and Perez (2002), without enhancement: that of the mean sun of its sunlit
 * part, because the global irradiance is nearly a line of the cosine, times the share of that part.
 * @param turbidity  Linke turbidity of each row
 * Checked by: test/fixtures/irradiance/clear-sky-points.json; test/engine/weather-tests/clear-sky.test.ts, against pvlib with its own turbidity
 */
export function clearColumns(
  { n, sunZenithCos, litFrac, meanSunCos = sunZenithCos, isUp, extraNormalWm2, elevationM }: Omit<TestedRows, 'clear' | 'dark'>,
  turbidity: Float64Array,
): ClearColumns {
  const elevation = elevationM ?? 0
  const pressureFrac = pressurePa(elevation) / SEA_LEVEL_PA
  const ghiWm2 = new Float64Array(n)
  const dniWm2 = new Float64Array(n)
  const out = { ghi: 0, dhi: 0, dni: 0 }
  for (let i = 0; i < n; i++) {
    const cos = meanSunCos[i]
    if (isUp[i] === 0 || cos <= 0) continue
    const airMass = pressureFrac * tabulatedAirMass(safeAsin(cos), cos)
    clearSky(cos, airMass, turbidity[i], elevation, extraNormalWm2[i], false, out)
    const lit = litFrac?.[i] ?? 1
    ghiWm2[i] = out.ghi * lit
    dniWm2[i] = out.dni * lit
  }
  return { ghiWm2, dniWm2 }
}

/** Above these times the clear sky a row is too bright: clouds brighten single minutes, and means hardly. */
const MOST = { minutes: 1.6, means: 1.3 } as const
/** Under a low sun a bright cloud adds more than a share of the clear sky, W/m2. */
const MORE_WM2 = 50
const MEANS_FROM_MINUTES = 30

/** GHI of a sun above 20 deg far above the clear sky of the month. */
export const aboveClearSky: WeatherTest = {
  title: 'far brighter than the clear sky of the month',
  source: 'clear sky of P. Ineichen, R. Perez, Solar Energy 73 (2002) 151, with the Linke turbidity of the month',
  group: 'rare',
  needs: ['ghi_wm2'],
  judges: ['ghi_wm2'],
  isRemoved: false,
  mark(rows, mask) {
    const { n, stepMinutes, sunZenithCos, clear } = rows
    if (clear === null) return 0
    const ghi = columnOf(rows, 'ghi_wm2')
    const most = stepMinutes < MEANS_FROM_MINUTES ? MOST.minutes : MOST.means
    let tested = 0
    for (let i = 0; i < n; i++) {
      if (sunZenithCos[i] < COMPARED_SUN_COS || Number.isNaN(ghi[i])) continue
      tested++
      if (ghi[i] > most * clear.ghiWm2[i] + MORE_WM2) mask[i] = 1
    }
    return tested
  },
}
