import type { ThermalModel } from '../../core/models.ts'
import { warnOfHeatLoss } from '../wind-term.ts'
import type { ThermalOption } from './option.ts'

/**
 * Cell temperature, degC, by a heat balance: the absorbed irradiance times 1 - efficiency becomes
 * heat.
 * @param irradianceWm2  effective irradiance, front and rear together
 * @param uC             constant heat loss factor, W/(m2 K)
 * @param uV             wind heat loss factor, W s/(m3 K)
 * Source: PVsyst's public help, "Array thermal losses"; hourly results of version 7.4.7 show that
 * the irradiance is the effective one and the efficiency that of the operating point.
 * Checked by: pvlib t08, test/fixtures/thermal/cell-temperature.json
 */
export function heatBalanceCellC(
  irradianceWm2: number,
  airC: number,
  windMps: number,
  uC: number,
  uV: number,
  efficiencyFrac: number,
  absorptivityFrac: number,
): number {
  return airC + (absorptivityFrac * irradianceWm2 * (1 - efficiencyFrac)) / (uC + uV * windMps)
}

/** Heat balance with the same efficiency in all rows. */
function fixedEfficiency(uC: number, uV: number, efficiencyFrac: number, absorptivityFrac: number): ThermalModel {
  return {
    followsPower: false,
    write({ lit, sky }, _plane, irradianceWm2, openC) {
      const { rows, n } = lit
      for (let k = 0; k < n; k++) {
        const row = rows[k]
        openC[row] = heatBalanceCellC(irradianceWm2[row], sky.tempAirC[row], sky.windMps[row], uC, uV, efficiencyFrac, absorptivityFrac)
      }
    },
  }
}

/**
 * Heat balance in which the power at the MPP leaves the module. The temperature without output and
 * the cooling per output are written separately.
 */
function ownEfficiency(uC: number, uV: number, absorptivityFrac: number): ThermalModel {
  return {
    followsPower: true,
    write({ lit, sky }, _plane, irradianceWm2, openC, coolingKPerWm2) {
      const { rows, n } = lit
      for (let k = 0; k < n; k++) {
        const row = rows[k]
        openC[row] = heatBalanceCellC(irradianceWm2[row], sky.tempAirC[row], sky.windMps[row], uC, uV, 0, absorptivityFrac)
        coolingKPerWm2[row] = absorptivityFrac / (uC + uV * sky.windMps[row])
      }
    },
  }
}

export const pvsyst: ThermalOption = {
  title: 'PVsyst heat balance',
  source: "PVsyst's public help, Array thermal losses",
  check: ({ thermal }, sink) => warnOfHeatLoss(thermal, sink),
  prepare({ thermal: { u_c, u_v, module_efficiency, absorptivity } }) {
    return module_efficiency === null ? ownEfficiency(u_c, u_v, absorptivity) : fixedEfficiency(u_c, u_v, module_efficiency, absorptivity)
  },
}
