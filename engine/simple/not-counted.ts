import type { Racking } from '../geometry/racking.ts'
import type { SimplePlant } from './plant.ts'

/** The parts of a simple plant on which the list depends. */
type Counted = Pick<SimplePlant, 'racking' | 'own'> & {
  request: Pick<SimplePlant['request'], 'inverter_model' | 'scene' | 'bifaciality' | 'uncertainty' | 'uncertainty_parts'>
}

/**
 * What a simple run does not count, in one line each, with the field of a full run that counts it
 * where there is one.
 */
export function notCounted({ request, racking, own }: Counted): string[] {
  return [
    ...(request.scene === null ? withoutScene(racking) : withScene(racking)),
    ...(request.scene !== null && request.bifaciality > 0
      ? ['Ends of rows on the rear sides, which see the ground under endless rows of one pitch and height.']
      : []),
    'Snow on the modules: site.snow_loss_monthly, which POST /api/estimate/site-monthly estimates, or site.snow_model marion.',
    'Ageing, the plant is as new: lifetime.year and lifetime.dc_degradation_rate.',
    'Changes of the spectrum: spectral.mode.',
    ...(own === null ? ['Voltage and current limits of the inverter: send module and inverter, for example of the library.'] : []),
    ...(own === null && request.inverter_model === 'flat'
      ? ['Part load of the inverter, its efficiency is the same at any power: inverter_model reference or pvwatts.']
      : []),
    'AC wiring, transformers, own consumption and a grid limit: ac_losses.',
    ...(request.uncertainty === null && request.uncertainty_parts === null
      ? ['How far the energy may be off, P90 for example: uncertainty or uncertainty_parts.']
      : []),
    'Clipping within the hour: ac_losses.subhourly_clipping, or weather of shorter steps.',
  ]
}

function withoutScene({ standsInRows }: Racking): string[] {
  return [
    'Shade of the horizon, trees and buildings: site.horizon_azimuths_deg and site.horizon_elevations_deg count a horizon, scene trees and buildings.',
    ...(standsInRows
      ? ['Shaded strings that lose more than their shaded area: array.shade_mode electrical. The rows are endless, on level ground.']
      : []),
  ]
}

function withScene({ isTracker }: Racking): string[] {
  return [
    'Shade of the horizon behind the scene: site.horizon_azimuths_deg and site.horizon_elevations_deg.',
    'Shaded strings that lose more than their shaded area: array.shade_mode electrical.',
    ...(isTracker ? ['Neighbours of each tracker, which all turn back from rows of one gcr: array.tracking terrain_aware.'] : []),
  ]
}
