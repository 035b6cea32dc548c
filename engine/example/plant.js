import { completeRunRequest, openClimate, run, scoreTree, typicalYear } from '@pvyield/engine'

/**
 * A tracker plant near Seville, and what each incidence-angle model would make of it.
 * @param {Uint8Array} climateBytes  climate/table.bin of the package, read as the host reads files
 */
export function simulatePlant(climateBytes) {
  const place = { latitude: 37.4, longitude: -5.9 }
  const request = completeRunRequest({
    site: { ...place, elevation: 20 },
    array: { track_mode: 'single_axis', gcr: 0.4, modules_per_string: 26, strings_per_inverter: 20, n_inverters: 4 },
    thermal: { u_c: 29, u_v: 0 },
    dc_losses: { dc_wiring_loss_at_stc: 0.015, module_mismatch_loss: 0.01 },
    weather: typicalYear(openClimate(climateBytes), place).weather,
    module: { model: 'reference', p_nom_w: 540, efficiency: 0.21, temperature_coefficient: -0.0034 },
    inverter: { model: 'flat', p_ac_nom_kw: 250, efficiency: 0.98 },
  })
  const { summary, loss_diagram } = run(request).answer
  const [iam] = scoreTree(request, 'optics', { now: () => performance.now() }).steps
  return { summary, loss_diagram, iam }
}

/** The answer in a few lines. */
export function inWords({ summary, iam }) {
  const options = iam.options.filter(({ applies }) => applies)
  return [
    `${Math.round(summary.e_grid_kwh)} kWh a year, ${Math.round(summary.specific_yield_kwh_per_kwp)} kWh/kWp`,
    ...options.map(({ option, difference_kwh }) => `${option}: ${difference_kwh > 0 ? '+' : ''}${difference_kwh.toFixed(0)} kWh`),
  ].join('\n')
}
