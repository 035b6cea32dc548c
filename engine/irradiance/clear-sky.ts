import { tabulatedAirMass } from '../core/air-mass.ts'
import type { SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { pressurePa, SEA_LEVEL_PA } from '../core/pressure.ts'
import { prepareBrightness } from './brightness.ts'

/** Linke turbidity of clean, dry air. */
const CLEAN_AIR = 1

/** Irradiance of a clear sky, W/m2. */
export interface ClearSky {
  ghi: number
  dhi: number
  dni: number
}

/**
 * Irradiance of a clear sky.
 * @param zenithCos  of the refracted zenith, above 0
 * @param airMass    absolute, for the pressure of the site
 * @param turbidity  Linke turbidity, 1 for clean and dry air
 * @param isEnhanced  with the enhancement of Perez, which SAM uses
 * Source: P. Ineichen, R. Perez, Solar Energy 73 (2002) 151, doi 10.1016/S0038-092X(02)00045-2, with
 * the beam that pvlib and SAM use.
 * Checked by: vectors t02, test/fixtures/irradiance/clear-sky-points.json
 */
export function clearSky(
  zenithCos: number,
  airMass: number,
  turbidity: number,
  elevationM: number,
  extraNormalWm2: number,
  isEnhanced: boolean,
  out: ClearSky,
): void {
  const fh1 = Math.exp(-elevationM / 8000)
  const fh2 = Math.exp(-elevationM / 1250)
  const cg1 = 5.09e-5 * elevationM + 0.868
  const cg2 = 3.92e-5 * elevationM + 0.0387
  const enhancement = isEnhanced ? Math.exp(0.01 * airMass ** 1.8) : 1
  const ghi = cg1 * extraNormalWm2 * zenithCos * Math.exp(-cg2 * airMass * (fh1 + fh2 * (turbidity - 1))) * enhancement
  const b = 0.664 + 0.163 / fh1
  const dniOfAir = extraNormalWm2 * b * Math.exp(-0.09 * airMass * (turbidity - 1))
  const beamFrac = 1 - (0.1 - 0.2 * Math.exp(-turbidity)) / (0.1 + 0.882 / fh1)
  const dni = Math.min(dniOfAir, (ghi * Math.max(beamFrac, 0)) / zenithCos)
  out.ghi = ghi
  out.dni = dni
  out.dhi = ghi - dni * zenithCos
}

/**
 * Replaces the irradiance of the lit rows by that of a clear sky above clean, dry air: the most
 * that a site can get. Rows in which the sun is not up stop being lit.
 */
export function prepareClearSky(request: Resolved, isEnhanced: boolean): SkyStage<'transposition'> {
  const { elevation } = request.site
  const pressureFrac = pressurePa(elevation) / SEA_LEVEL_PA
  const brighten = prepareBrightness(request)
  const out: ClearSky = { ghi: 0, dhi: 0, dni: 0 }
  return (frame) => {
    const { ghiWm2, dhiWm2, dniWm2, isUp, sunElevationRad, sunZenithCos, extraNormalWm2 } = frame.sky
    const { rows, n } = frame.lit
    let lit = 0
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (isUp[row] === 0 || sunZenithCos[row] <= 0) continue
      const airMass = pressureFrac * tabulatedAirMass(sunElevationRad[row], sunZenithCos[row])
      clearSky(sunZenithCos[row], airMass, CLEAN_AIR, elevation, extraNormalWm2[row], isEnhanced, out)
      ghiWm2[row] = out.ghi
      dhiWm2[row] = out.dhi
      dniWm2[row] = out.dni
      rows[lit++] = row
    }
    frame.lit.n = lit
    brighten(frame)
  }
}
