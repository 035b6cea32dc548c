import type { HorizonModelOption } from './option.ts'

export const beam: HorizonModelOption = {
  title: 'Beam alone',
  source: 'Geometry: no beam while the sun is below the horizon line',
  reducesSky: false,
  prepare(_request, profile) {
    return ({ lit, sky }, { beamWm2, horizonLossWm2 }) => {
      const { sunElevationRad, sunAzimuthRad } = sky
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        if (sunElevationRad[i] >= profile.elevationRad(sunAzimuthRad[i])) continue
        horizonLossWm2[i] = beamWm2[i]
        beamWm2[i] = 0
      }
    }
  },
}
