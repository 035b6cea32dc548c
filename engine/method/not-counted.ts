import { acParts } from '../ac/parts.ts'
import type { Resolved } from '../core/option.ts'
import { distinctParts } from '../core/plant-parts.ts'
import { degradationFrac } from '../dc/degradation.ts'
import { rackingOf } from '../geometry/racking.ts'
import { hasHorizon } from '../horizon/index.ts'
import { hasSnow } from '../optics/index.ts'
import { readNeighbours } from '../orientation/tracking/index.ts'
import { isUncertain } from '../report/exceedance.ts'
import { hasRowShading } from '../shading/index.ts'

/** Whose fields a line names: those of the simple request where it has one, or those of the full request. */
export type RequestKind = 'simple' | 'full'

/**
 * What the run of a request does not count, in one line each, with the field that counts it where
 * there is one: of a plant of parts, also what one part does not count.
 * @param request  with defaults filled in and ids resolved
 */
export function notCounted(request: Resolved, kind: RequestKind): string[] {
  const lines = distinctParts(request).flatMap((part) => [
    ...farAndNear(part),
    ...ofPlanes(part),
    ...ofModules(part),
    ...ofPlant(part, kind),
  ])
  return [...new Set(lines.flatMap(([isLeftOut, line]) => (isLeftOut ? [line] : [])))]
}

/** Whether the run leaves something out, and the line that says so. */
type Line = readonly [isLeftOut: boolean, line: string]

const STRINGS = 'Shaded strings that lose more than their shaded area: array.shade_mode electrical.'

const BEAM = 'Shade on the beam: array.shade_mode.'

function farAndNear(request: Resolved): Line[] {
  const { array, bifacial, scene } = request
  const { standsInRows, followsSun } = rackingOf(array)
  const lineIsSeen = hasHorizon(request)
  const isLinear = array.shade_mode === 'linear'
  const beamIsFree = array.shade_mode === 'none'
  if (scene !== null)
    return [
      [
        !lineIsSeen && scene.terrain?.shades !== true,
        'Shade of the horizon behind the scene: site.horizon_azimuths_deg and site.horizon_elevations_deg.',
      ],
      [scene.terrain?.shades === false, 'Shade of the terrain: scene.terrain.shades.'],
      [beamIsFree, BEAM],
      [isLinear, STRINGS],
      [
        followsSun && readNeighbours(array) === null,
        'Neighbours of each tracker, which all turn back from rows of one gcr: array.tracking terrain_aware.',
      ],
      [bifacial !== null, 'Ends of rows on the rear sides, which see the ground under endless rows of one pitch and height.'],
    ]
  const shadesRows = hasRowShading(request)
  const isEndless = array.row_length_m === null
  return [
    [
      !lineIsSeen,
      'Shade of the horizon, trees and buildings: site.horizon_azimuths_deg and site.horizon_elevations_deg count a horizon; scene counts trees and buildings.',
    ],
    [lineIsSeen, 'Shade of trees and buildings: scene.'],
    [standsInRows && !shadesRows, 'Shade of the rows on each other: array.inter_row_shading.'],
    [shadesRows && beamIsFree, BEAM],
    [shadesRows && isLinear, isEndless ? `${STRINGS} The rows are endless, on level ground.` : STRINGS],
    [shadesRows && isEndless && !isLinear, 'Ends of the rows: array.row_length_m, or scene.'],
    [shadesRows && !(isEndless && isLinear), 'Uneven ground: scene.'],
  ]
}

function ofPlanes(request: Resolved): Line[] {
  const { array, bifacial, module, site } = request
  return [
    [
      bifacial === null && module.bifaciality > 0 && rackingOf(array).hasRear,
      'Light on the rear sides of the modules, which are bifacial: bifacial.',
    ],
    [
      site.soiling_series === null && areZero(site.soiling_monthly),
      'Soiling: site.soiling_monthly, which POST /api/estimate/site-monthly estimates.',
    ],
    [
      !hasSnow(request),
      'Snow on the modules: site.snow_loss_monthly, which POST /api/estimate/site-monthly estimates, or site.snow_model marion.',
    ],
  ]
}

function ofModules({ lifetime, spectral, dc_losses: losses }: Resolved): Line[] {
  const { year, analysis_period_years: period } = lifetime
  return [
    [
      degradationFrac(period === 1 ? year : period, lifetime) === 0,
      'Ageing, the plant is as new: lifetime.year and lifetime.dc_degradation_rate.',
    ],
    [spectral.mode === 'off', 'Changes of the spectrum: spectral.mode.'],
    [losses.lid_loss === 0, 'Light-induced degradation: dc_losses.lid_loss.'],
    [
      losses.module_mismatch_loss === 0 && losses.string_mismatch_loss === 0,
      'Mismatch: dc_losses.module_mismatch_loss and dc_losses.string_mismatch_loss.',
    ],
    [losses.dc_wiring_loss_at_stc === 0 && losses.cables === null, 'DC wiring: dc_losses.dc_wiring_loss_at_stc.'],
  ]
}

const PART_LOAD = 'Part load of the inverter, its efficiency is the same at any power'

function ofPlant(request: Resolved, kind: RequestKind): Line[] {
  const { module, inverter, lifetime, storage, weather, ac_losses: losses } = request
  const isOfSimple = kind === 'simple'
  const hasVoltage = module.model !== 'reference'
  const acSide = leftOutOfAc(request)
  return [
    [!hasVoltage, 'Voltage and current limits of the inverter: send module and inverter, for example of the library.'],
    [
      hasVoltage && request.array.operating_point === 'always_mpp',
      'The voltage window of the inverter: array.operating_point mppt_window, power_limits, string_window or string_power_limits.',
    ],
    [
      hasVoltage && inverter.v_mppt_min_v === null && inverter.v_mppt_max_v === null,
      'Voltage limits of the inverter, which states none: inverter.v_mppt_min_v and inverter.v_mppt_max_v.',
    ],
    [
      inverter.model === 'flat',
      `${PART_LOAD}: ${isOfSimple ? 'inverter_model reference or pvwatts' : 'inverter.model pvwatts, curve or sandia'}.`,
    ],
    [acSide.length > 0, `${listed(acSide)}: ac_losses.`],
    [
      losses.power_factor < 1 || losses.power_factor_series !== null || losses.reactive_power_series !== null,
      'Reactive power of the night, and what transformers and cables draw or give of it themselves.',
    ],
    [
      storage !== null && storage.capacity_kwh > 0 && storage.ageing === null && lifetime.analysis_period_years > 1,
      'Ageing of the battery, which is new in every year of the table: storage.ageing.',
    ],
    [losses.unavailability_loss === 0 && losses.outages === null, 'Outages: ac_losses.unavailability_loss.'],
    [
      !isUncertain(lifetime),
      `How far the energy may be off, P90 for example: ${isOfSimple ? 'uncertainty or uncertainty_parts' : 'lifetime.uncertainty or lifetime.uncertainty_parts'}.`,
    ],
    [
      !(weather.step_minutes < 60) && losses.subhourly_clipping === 'none',
      'Clipping within the hour: ac_losses.subhourly_clipping, or weather of shorter steps.',
    ],
  ]
}

function leftOutOfAc(request: Resolved): string[] {
  const { acWiring, mvLine, hvLine, transmission, mvTransformer, hvTransformer, auxiliaries, gridLimit } = acParts(request)
  const parts: Line[] = [
    [!acWiring, 'AC wiring'],
    [!(mvLine || hvLine || transmission), 'lines to the grid'],
    [!(mvTransformer || hvTransformer), 'transformers'],
    [!auxiliaries, 'own consumption'],
    [!gridLimit, 'a grid limit'],
  ]
  return parts.flatMap(([isLeftOut, name]) => (isLeftOut ? [name] : []))
}

/** As the start of a sentence. */
function listed(names: readonly string[]): string {
  const joined = names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

function areZero(values: readonly number[]): boolean {
  return values.every((value) => value === 0)
}
