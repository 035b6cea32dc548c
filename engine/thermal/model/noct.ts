import { moduleStcEfficiencyFrac } from '../../core/nameplate.ts'
import type { Resolved } from '../../core/option.ts'
import { rackingOf } from '../../geometry/racking.ts'
import { NOCT_AIR_C, NOCT_WM2 } from '../noct.ts'
import type { ThermalOption } from './option.ts'

/** Ratio of the wind speed at the module to that at 10 m, by the height of the array in storeys. */
const WIND_FACTORS = { 1: 0.51, 2: 0.61 } satisfies Record<Resolved['thermal']['array_height_stories'], number>

/**
 * Cell temperature from the NOCT, degC.
 * @param irradianceWm2   irradiance that heats the module
 * @param windMps         wind at the module
 * @param efficiencyFrac  efficiency of the module at STC
 * @param absorptivityFrac  transmittance-absorptance product at normal incidence
 * Source: Gilman, Dobos et al. 2018, SAM Photovoltaic Model Technical Reference Update,
 * NREL/TP-6A20-67399 (the wind factor after Duffie & Beckman).
 * Checked by: pvlib t08 (its mounting correction is added to the NOCT),
 * test/fixtures/thermal/cell-temperature.json
 */
export function noctCellC(
  irradianceWm2: number,
  airC: number,
  windMps: number,
  noctC: number,
  efficiencyFrac: number,
  absorptivityFrac: number,
): number {
  const stillC = (irradianceWm2 / NOCT_WM2) * (noctC - NOCT_AIR_C)
  return airC + stillC * (1 - efficiencyFrac / absorptivityFrac) * (9.5 / (5.7 + 3.8 * windMps))
}

/**
 * Ratio of the wind speed at the module to that at 10 m, from the height of the array in storeys.
 */
export function noctWindFactor(stories: Resolved['thermal']['array_height_stories']): number {
  return WIND_FACTORS[stories]
}

/** No module is as efficient: its power or its area is wrong, not the absorptivity. */
const EFFICIENCY_MAX = 0.5

function efficiencyOf({ thermal, module }: Resolved): number {
  return thermal.module_efficiency ?? moduleStcEfficiencyFrac(module)
}

export const noct: ThermalOption = {
  title: 'Nominal operating cell temperature',
  source: 'Gilman, Dobos et al. 2018, NREL/TP-6A20-67399',
  check(request, sink) {
    const efficiencyFrac = efficiencyOf(request)
    if (efficiencyFrac >= request.thermal.absorptivity) {
      const isOfModule = request.thermal.module_efficiency === null && efficiencyFrac > EFFICIENCY_MAX
      sink.fail(
        isOfModule ? 'module' : 'thermal.absorptivity',
        `The absorptivity ${request.thermal.absorptivity} must be above the module efficiency ${efficiencyFrac.toFixed(4)}: the absorbed light becomes heat or electricity`,
      )
    }
  },
  prepare(request) {
    const { thermal, module, array } = request
    const noctC = Math.max(thermal.noct_c ?? module.noct_c, rackingOf(array).leastNoctC)
    const efficiencyFrac = efficiencyOf(request)
    const windFactor = noctWindFactor(thermal.array_height_stories)
    const { absorptivity } = thermal
    return {
      followsPower: false,
      write({ lit, sky }, plane, _irradianceWm2, openC) {
        const { rows, n } = lit
        for (let k = 0; k < n; k++) {
          const row = rows[k]
          const heatingWm2 = plane.effectiveWm2[row] * (1 - plane.spectralLossFrac[row])
          openC[row] = noctCellC(heatingWm2, sky.tempAirC[row], windFactor * sky.windMps[row], noctC, efficiencyFrac, absorptivity)
        }
      },
    }
  },
}
