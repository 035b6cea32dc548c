import type { SimplePlant } from './plant.ts'

/** The fields of a simple request by which the plant counts less than a full run. */
type Counted = Pick<SimplePlant, 'racking'> & { request: Pick<SimplePlant['request'], 'inverter_model' | 'bifaciality'> }

/**
 * What a simple run does not count, in one line each, with the field of a full run that does where
 * there is one.
 */
export function notCounted({ request, racking }: Counted): string[] {
  return [
    'Shade by a horizon, trees or buildings: site.horizon_azimuths_deg and site.horizon_elevations_deg count a horizon.',
    ...(racking.standsInRows
      ? ['Strings that lose more than their shaded area: array.shade_mode electrical. The rows are endless and stand on level ground.']
      : []),
    'Snow on the modules.',
    'Ageing: the plant is as new; lifetime.year and lifetime.dc_degradation_rate count it.',
    'The spectrum of the light: spectral.mode.',
    'Voltages: the limits of the inverter and strings that do not match it; modules and inverters of the library have them.',
    ...(request.inverter_model === 'flat'
      ? ['Part load of the inverter: its efficiency is the same at any power; inverter_model reference counts it.']
      : []),
    'AC wiring, transformers, own consumption, night consumption and a grid limit: ac_losses.',
    'Power peaks within a row that the inverter cuts off: weather of shorter steps.',
    ...(request.bifaciality > 0 ? ['Uneven light and structures on the rear side beyond the defaults of bifacial.'] : []),
  ]
}
