import { pressureColumn } from '../../core/air-columns.ts'
import type { PlaneStage } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { absoluteAirMass } from './absolute-air-mass.ts'

/**
 * A correction by the air mass of the beam.
 * @param factorAt  factor on the irradiance by the absolute air mass; `row` counts over the whole
 *   weather
 * @param lowestRad  lower limit of the elevation; a lower sun counts as at this elevation
 */
export function byAirMass(
  request: Resolved,
  sink: Sink,
  factorAt: (airMass: number, row: number) => number,
  lowestRad = 0,
): PlaneStage<'optics'> {
  const pressurePa = pressureColumn(request, sink)
  const lowestSin = Math.sin(lowestRad)
  return ({ lit, sky, first }, { spectralLossFrac }) => {
    const { sunElevationRad, sunZenithCos } = sky
    for (let k = 0; k < lit.n; k++) {
      const i = lit.rows[k]
      const elevationRad = Math.max(sunElevationRad[i], lowestRad)
      const elevationSin = Math.max(sunZenithCos[i], lowestSin)
      spectralLossFrac[i] = 1 - factorAt(absoluteAirMass(elevationRad, elevationSin, pressurePa[first + i]), first + i)
    }
  }
}
