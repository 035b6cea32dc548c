import type { DefaultApplied } from '../../generated/schemas.gen.ts'
import type { FullRequest } from './full-request.ts'
import { DEFAULT_LOSSES_PERCENT } from './losses.ts'
import type { SimplePlace, SimplePlant } from './plant.ts'

/** Dot path of a section of the full request, or of a field in it. */
type FullPath = { [S in keyof FullRequest]: S | `${S}.${keyof NonNullable<FullRequest[S]> & string}` }[keyof FullRequest]

const OF_SIMPLE = 'fixed choice of the simple run'

/**
 * Every value that the caller did not send, with where it comes from: first the fields of the simple request, then, as dot paths, those of the full one.
 * @param sent  top-level keys that the caller sent
 * @param full  what `fullRequest` made of the plant
 */
export function listDefaults(plant: SimplePlant, sent: ReadonlySet<string>, full: FullRequest): DefaultApplied[] {
  const list: DefaultApplied[] = []
  listAssumed(plant, (field, value, source) => {
    if (!sent.has(field)) list.push({ field, value, source })
  })
  listFixed(plant, full, (field, value, source) => list.push({ field, value, source }))
  return list
}

/** Fields of the simple request. */
function listAssumed(plant: SimplePlant, assume: (field: string, value: unknown, source: string) => void): void {
  const { request, place, racking, size } = plant
  const ofType = `typical of module_type ${request.module_type} (PVWatts version 8 module options)`

  if (place.weatherSource !== null) assume('weather', 'id' in place.weather ? place.weather.id : 'inline', place.weatherSource)
  if (place.weatherSource !== null) assume('weather_source', request.weather_source, 'default')
  assume('timezone', plant.timezoneH, 'standard time of the location (round(longitude / 15) at sea)')
  assume('elevation', plant.elevationM, elevationSource(place))
  assume('system_capacity_kw', size.dcKw, 'modules x module_power_w')
  assume(
    'modules',
    size.modules,
    request.module_power_w === undefined
      ? 'capacity over a module power close to 500 W, whole modules'
      : 'capacity over module_power_w, whole modules',
  )
  assume('module_power_w', size.modulePowerW, 'capacity over modules, so that the DC nameplate is exact')
  assume('module_type', request.module_type, 'default')
  assume('module_efficiency', plant.efficiency, ofType)
  assume('temperature_coefficient', plant.temperatureCoefficient, ofType)
  assume('bifaciality', request.bifaciality, 'monofacial')
  assume('racking', request.racking, 'default')
  assume('tilt_deg', plant.tiltDeg, racking.isTracker ? 'horizontal axis' : 'default of fixed and rooftop racking')
  assume('azimuth_deg', plant.azimuthDeg, racking.isTracker ? 'north-south axis' : 'towards the equator')
  if (racking.standsInRows) assume('gcr', request.gcr, 'default')
  if (request.inverter_ac_kw === undefined) assume('dc_ac_ratio', request.dc_ac_ratio, 'default')
  assume('inverter_ac_kw', plant.acKw, 'DC power over dc_ac_ratio')
  assume('inverter_model', request.inverter_model, 'default')
  assume('inverter_efficiency', request.inverter_efficiency, 'default')
  assume('losses_percent', request.losses_percent, 'default categories of PVWatts (NREL/TP-6A20-62641) without shading, snow and age')
  assume('albedo', request.albedo, 'default')
  assume('include_series', request.include_series, 'default')
}

function elevationSource({ elevationM, weatherElevationM = null }: SimplePlace): string {
  if (elevationM !== null) return "the typical year's location"
  return weatherElevationM === null
    ? '0 with own weather'
    : `0 with own weather, which states ${weatherElevationM} m: send elevation to use it`
}

/** Fields of the full request that the simple one has no word for. */
function listFixed(
  { request, racking, losses }: SimplePlant,
  full: FullRequest,
  add: (field: FullPath, value: unknown, source: string) => void,
): void {
  const tell = (field: FullPath, source = OF_SIMPLE): void => add(field, valueAt(full, field), source)
  const byPercent =
    request.losses_percent === DEFAULT_LOSSES_PERCENT
      ? 'default category of losses_percent'
      : 'default category, scaled by one common exponent to losses_percent'
  add('site.soiling_monthly', losses.soiling, `soiling in every month: ${byPercent}`)
  tell('dc_losses.module_mismatch_loss', `mismatch: ${byPercent}`)
  tell('dc_losses.dc_wiring_loss_at_stc', `wiring and connections, flat: ${byPercent}`)
  tell('dc_losses.lid_loss', `light-induced degradation: ${byPercent}`)
  tell('dc_losses.quality_loss', `nameplate rating: ${byPercent}`)
  tell('ac_losses.unavailability_loss', `availability: ${byPercent}`)

  tell('site.use_weather_albedo', 'albedo holds in every row, that of the weather does not')
  tell('site.transposition')
  tell('array.inter_row_shading', racking.standsInRows ? OF_SIMPLE : 'no row-to-row shading on a roof')
  if (racking.standsInRows) {
    tell('array.row_model')
    tell('array.shade_mode')
    tell('array.n_rows')
    tell('array.collector_width_m')
    tell('array.string_steps')
  }
  if (racking.isTracker) {
    tell('array.backtracking')
    tell('array.rotation_limit_deg')
  }
  tell('array.modules_per_string', 'largest factor of the module count that is at most 100')
  tell('array.strings_per_inverter', 'modules over modules per string')
  tell('array.n_inverters', 'one inverter of the AC nameplate')
  tell('iam.kind')
  tell('thermal.model')
  if (racking.leastNoctC > full.thermal.noct_c) {
    add('thermal.noct_c', racking.leastNoctC, `rooftop racking raises the NOCT to ${racking.leastNoctC} degC`)
  } else tell('thermal.noct_c')
  tell('module.model')
  tell('spectral.mode')
  if (full.bifacial) {
    tell('bifacial.model')
    tell('bifacial.height_m', 'hub height')
  }
  tell('storage')
}

function valueAt(full: FullRequest, path: FullPath): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], full)
}
