import { STC_WM2 } from '../../core/constants.ts'
import { incidentWm2 } from '../incident-light.ts'
import type { ThermalOption } from './option.ts'

/**
 * Temperature of the module's back, degC.
 * @param irradianceWm2  on the plane, before any optical loss
 * @param windMps        wind at 10 m
 * @param a, b           coefficients of the module and its mounting
 * Source: D. L. King, W. E. Boyson, J. A. Kratochvil, Photovoltaic Array Performance Model,
 * SAND2004-3535, 2004, eq. 11.
 * Checked by: pvlib t08 sapm_module, test/fixtures/thermal/cell-temperature.json
 */
export function sapmModuleC(irradianceWm2: number, airC: number, windMps: number, a: number, b: number): number {
  return airC + irradianceWm2 * Math.exp(a + b * windMps)
}

/**
 * Cell temperature, degC: `deltaC` above that of the back at 1000 W/m2.
 * Source: King 2004, eq. 12.
 * Checked by: pvlib t08 sapm_cell, test/fixtures/thermal/cell-temperature.json
 */
export function sapmCellC(irradianceWm2: number, moduleC: number, deltaC: number): number {
  return moduleC + (irradianceWm2 / STC_WM2) * deltaC
}

export const sapm: ThermalOption = {
  title: 'Sandia (SAPM)',
  source: 'D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535, 2004, eq. 11 and 12',
  prepare({ thermal: { sapm_a, sapm_b, sapm_delta_t_c } }) {
    return {
      followsPower: false,
      write({ lit, sky }, plane, _irradianceWm2, openC) {
        const { rows, n } = lit
        for (let k = 0; k < n; k++) {
          const row = rows[k]
          const onPlaneWm2 = incidentWm2(plane, row)
          openC[row] = sapmCellC(onPlaneWm2, sapmModuleC(onPlaneWm2, sky.tempAirC[row], sky.windMps[row], sapm_a, sapm_b), sapm_delta_t_c)
        }
      },
    }
  },
}
