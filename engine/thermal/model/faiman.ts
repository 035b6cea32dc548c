import { incidentWm2 } from '../incident-light.ts'
import { warnOfCooling } from '../wind-term.ts'
import type { ThermalOption } from './option.ts'

/**
 * Cell temperature by a heat balance in which all irradiance becomes heat, degC.
 * @param irradianceWm2  on the plane, before any optical loss
 * @param u0             constant heat loss factor, W/(m2 K)
 * @param u1             wind heat loss factor, W s/(m3 K)
 * Source: Faiman 2008, doi:10.1002/pip.813.
 * Checked by: pvlib t08, test/fixtures/thermal/cell-temperature.json
 */
export function faimanCellC(irradianceWm2: number, airC: number, windMps: number, u0: number, u1: number): number {
  return airC + irradianceWm2 / (u0 + u1 * windMps)
}

export const faiman: ThermalOption = {
  title: 'Faiman',
  source: 'Faiman 2008, doi:10.1002/pip.813',
  check: ({ thermal }, sink) => warnOfCooling(thermal, sink),
  prepare({ thermal: { u_c, u_v } }) {
    return {
      followsPower: false,
      write({ lit, sky }, plane, _irradianceWm2, openC) {
        const { rows, n } = lit
        for (let k = 0; k < n; k++) {
          const row = rows[k]
          openC[row] = faimanCellC(incidentWm2(plane, row), sky.tempAirC[row], sky.windMps[row], u_c, u_v)
        }
      },
    }
  },
}
