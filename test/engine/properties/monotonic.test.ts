import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { GENERATED, type GeneratedPlant, seriesOf } from './generated-plants.ts'

/** Losses between module and grid, with the increase of each. */
const ELECTRICAL: [section: 'dc_losses' | 'ac_losses' | 'lifetime' | 'inverter', field: string, by: number][] = [
  ['dc_losses', 'quality_loss', 0.02],
  ['dc_losses', 'lid_loss', 0.02],
  ['dc_losses', 'module_mismatch_loss', 0.02],
  ['dc_losses', 'string_mismatch_loss', 0.01],
  ['dc_losses', 'dc_wiring_loss_at_stc', 0.02],
  ['lifetime', 'dc_degradation_rate', 0.005],
  ['ac_losses', 'ac_wiring_loss_at_stc', 0.01],
  ['ac_losses', 'transformer_constant_loss', 0.001],
  ['ac_losses', 'transformer_loss_at_stc', 0.01],
  ['ac_losses', 'mv_line_loss_at_stc', 0.01],
  ['ac_losses', 'hv_transformer_constant_loss', 0.001],
  ['ac_losses', 'hv_transformer_loss_at_stc', 0.01],
  ['ac_losses', 'hv_line_loss_at_stc', 0.01],
  ['ac_losses', 'transmission_loss', 0.01],
  ['ac_losses', 'other_loss', 0.01],
  ['ac_losses', 'aux_kw', 0.05],
  ['ac_losses', 'aux_proportional_w_per_kw', 5],
  ['ac_losses', 'unavailability_loss', 0.01],
]
/** Night consumption, which does not occur in a polar summer. */
const NIGHTLY: typeof ELECTRICAL = [
  ['ac_losses', 'aux_night_kw', 0.05],
  ['inverter', 'p_night_w', 5],
]
const EACH_PLANT = 4

/**
 * The plant with every loss switched on, and without switches that save energy when the plant is
 * off. If the auxiliaries or the transformer switch off with the plant, a loss that turns the plant
 * off is a gain. A battery is removed, because it can use capacity that a loss makes available.
 */
function steady(request: Resolved): Resolved {
  const { lifetime, ac_losses } = request
  return {
    ...request,
    storage: null,
    lifetime: { ...lifetime, year: 10, analysis_period_years: 1 },
    ac_losses: {
      ...ac_losses,
      aux_kw: 0,
      aux_threshold_kw: 0,
      transformer_night_disconnect: false,
      inverter_night_tare: true,
      use_auxiliaries: true,
      use_mv_transformer: true,
      use_mv_line: true,
    },
  }
}

/**
 * Without limits of voltage and current: with them, more light can give less energy, because it
 * heats the cells and moves the voltage out of the window.
 */
function unlimited(request: Resolved): Resolved {
  const { inverter } = request
  return { ...request, inverter: { ...inverter, v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: null, i_dc_max_a: null } }
}

function raised(request: Resolved, section: string, field: string, by: number): Resolved {
  const fields = (request as unknown as Record<string, Record<string, number>>)[section]
  return { ...request, [section]: { ...fields, [field]: fields[field] + by } }
}

const gridKwh = (request: Resolved): number => run(request).answer.summary.e_grid_kwh

/** Whether some row gives energy without being limited, so that a loss must have an effect. */
function flowsFreely(plant: GeneratedPlant): boolean {
  const limits = (['EGrdLim', 'IL_Pmax', 'IL_Imax'] as const).flatMap((name) => seriesOf(plant, name) ?? [])
  return seriesOf(plant, 'E_Grid')?.some((kwh, row) => kwh > 0 && limits.every((column) => column[row] === 0)) ?? false
}

describe('a loss that is increased', () => {
  test('never increases the energy to the grid, and reduces it where energy flows', () => {
    for (const [k, { name, request }] of GENERATED.plants.entries()) {
      const before = steady(request)
      const outcome = run(before, { withSeries: true })
      const beforeKwh = outcome.answer.summary.e_grid_kwh
      const isFelt = flowsFreely({ name, request: before, outcome })
      for (let j = 0; j < EACH_PLANT; j++) {
        const [section, field, by] = ELECTRICAL[(k * EACH_PLANT + j) % ELECTRICAL.length]
        const afterKwh = gridKwh(raised(before, section, field, by))
        const what = `${name}, ${field}: ${beforeKwh} to ${afterKwh} kWh`
        expect(afterKwh - beforeKwh, what).toBeLessThanOrEqual(1e-9 * Math.abs(beforeKwh))
        if (isFelt) expect(afterKwh, what).toBeLessThan(beforeKwh)
      }
      for (const night of NIGHTLY) expect(gridKwh(raised(before, ...night)), `${name}, ${night[1]}`).toBeLessThanOrEqual(beforeKwh)
    }
  })

  test('never increases the energy to the grid for soiling and structure shading either', () => {
    for (const { name, request } of GENERATED.plants) {
      const before = unlimited(steady(request))
      const { site, bifacial } = before
      const soiled = { ...before, site: { ...site, soiling_monthly: site.soiling_monthly.map((loss) => loss + 0.03) } }
      const shaded =
        bifacial === null ? before : { ...before, bifacial: { ...bifacial, structure_shading: bifacial.structure_shading + 0.05 } }
      const beforeKwh = gridKwh(before)
      for (const after of [soiled, shaded]) expect(gridKwh(after) - beforeKwh, name).toBeLessThanOrEqual(1e-9 * Math.abs(beforeKwh))
    }
  })
})
