import type { DefaultApplied, RunRequest, SimpleRunRequest } from '../../generated/schemas.gen.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { DEFAULT_LOSSES_PERCENT, type SimpleLosses, simpleLosses } from './losses.ts'
import { type PlantSize, plantSize } from './size.ts'

/** What the caller resolved for the location: the weather to run and facts of the place. */
export interface SimplePlace {
  weather: Partial<RunRequest['weather']>
  /** Says which weather was assumed; null when the request brought its own. */
  weatherSource: string | null
  /** Standard time of the location, hours from UTC. */
  timezoneH: number
  /** Elevation of the typical year's location; null with own weather. */
  elevationM: number | null
}

/** A request as a caller may send it: sections and fields may be left to the document's defaults. */
export type PartialRunRequest = {
  [S in keyof RunRequest]?: RunRequest[S] extends object ? Partial<RunRequest[S]> | RunRequest[S] : RunRequest[S]
}

export interface Expanded {
  request: PartialRunRequest
  defaultsApplied: DefaultApplied[]
}

const MODULE_TYPES = {
  standard: { efficiency: 0.19, temperatureCoefficient: -0.0037, technology: 'mono_si' },
  premium: { efficiency: 0.21, temperatureCoefficient: -0.0035, technology: 'mono_si' },
  thin_film: { efficiency: 0.18, temperatureCoefficient: -0.0032, technology: 'cdte' },
} as const

/** Beyond this a temperature coefficient is not a fraction per degree. */
const LARGEST_TEMPERATURE_COEFFICIENT = 0.02
const DC_AC_LOWEST = 0.5
const DC_AC_HIGHEST = 3

/**
 * Turns a location and a size into a full request, and tells every value that was assumed.
 * @param request  validated simple request, its schema's defaults filled
 * @param sent     top-level keys that the caller sent: tells an assumed value from a sent one
 * @param place    weather and facts of the location
 * Fails: the field of the simple request, as INTERFACE.md's error table says.
 */
export function expandSimple(request: SimpleRunRequest, sent: ReadonlySet<string>, place: SimplePlace): Expanded | { failures: Failure[] } {
  const sink = new Sink()
  const size = plantSize(request, sink)
  checkFractions(request, sink)
  if (request.racking === 'rooftop' && request.bifaciality > 0) {
    sink.fail('bifaciality', 'A roof leaves no light for a rear side: send racking fixed or single_axis, or bifaciality 0')
  }
  const acKw = size === null ? 0 : (request.inverter_ac_kw ?? size.dcKw / request.dc_ac_ratio)
  if (size !== null && request.inverter_ac_kw !== undefined) {
    const ratio = size.dcKw / acKw
    if (ratio <= DC_AC_LOWEST || ratio > DC_AC_HIGHEST) {
      sink.fail(
        'inverter_ac_kw',
        `DC over AC power is ${Number(ratio.toPrecision(4))}, allowed is above ${DC_AC_LOWEST} to ${DC_AC_HIGHEST}: send the AC nameplate in kW (DC is ${size.dcKw} kW)`,
      )
    }
  }
  if (size === null || sink.failures.length > 0) return { failures: sink.failures }

  const isTracker = request.racking === 'single_axis'
  const type = MODULE_TYPES[request.module_type]
  const losses = simpleLosses(request.losses_percent)
  const chosen: Chosen = {
    efficiency: request.module_efficiency ?? type.efficiency,
    temperatureCoefficient: request.temperature_coefficient ?? type.temperatureCoefficient,
    tiltDeg: request.tilt_deg ?? (isTracker ? 0 : 20),
    azimuthDeg: request.azimuth_deg ?? (isTracker || request.latitude >= 0 ? 180 : 0),
    timezoneH: request.timezone ?? place.timezoneH,
    elevationM: request.elevation ?? place.elevationM ?? 0,
  }
  const full = fullRequest(request, place, size, acKw, chosen, losses)
  return { request: full, defaultsApplied: listDefaults(request, sent, place, size, acKw, chosen, losses) }
}

/** The sections of a full run; what is fixed here is told by `listDefaults`. */
function fullRequest(
  request: SimpleRunRequest,
  place: SimplePlace,
  size: PlantSize,
  acKw: number,
  chosen: Chosen,
  losses: SimpleLosses,
): PartialRunRequest {
  const isTracker = request.racking === 'single_axis'
  return {
    site: {
      latitude: request.latitude,
      longitude: request.longitude,
      elevation: chosen.elevationM,
      timezone: chosen.timezoneH,
      albedo_monthly: new Array<number>(12).fill(request.albedo),
      use_weather_albedo: false,
      soiling_monthly: new Array<number>(12).fill(losses.soiling),
      transposition: 'perez',
    },
    array: {
      track_mode: request.racking,
      tilt_deg: chosen.tiltDeg,
      azimuth_deg: chosen.azimuthDeg,
      gcr: request.gcr,
      collector_width_m: 4,
      n_rows: 10,
      inter_row_shading: request.racking !== 'rooftop',
      row_model: 'rows',
      shade_mode: 'linear',
      string_steps: 1,
      modules_per_string: size.modulesPerString,
      strings_per_inverter: size.strings,
      n_inverters: 1,
      ...(isTracker ? { backtracking: true, rotation_limit_deg: 60 } : {}),
    },
    iam: { kind: 'fresnel_ar' },
    thermal: { model: 'noct', noct_c: 45 },
    dc_losses: {
      quality_loss: losses.nameplate,
      lid_loss: losses.lid,
      module_mismatch_loss: losses.mismatch,
      dc_wiring_loss_at_stc: losses.wiring,
      dc_wiring_model: 'flat',
    },
    ac_losses: { unavailability_loss: losses.availability },
    spectral: { mode: 'off' },
    bifacial: request.bifaciality > 0 ? bifacialSection() : null,
    storage: null,
    weather: place.weather,
    module: {
      model: 'reference',
      name: `${request.module_type} module`,
      technology: MODULE_TYPES[request.module_type].technology,
      p_nom_w: size.modulePowerW,
      efficiency: chosen.efficiency,
      temperature_coefficient: chosen.temperatureCoefficient,
      bifaciality: request.bifaciality,
    } as RunRequest['module'],
    inverter: inverterSection(request, acKw),
    include_series: request.include_series,
  }
}

function bifacialSection(): RunRequest['bifacial'] {
  return { model: 'view_factor', height_m: 1.5 } as RunRequest['bifacial']
}

function inverterSection(request: SimpleRunRequest, acKw: number): RunRequest['inverter'] {
  const section =
    request.inverter_model === 'flat'
      ? { model: 'flat', name: 'Flat efficiency', p_ac_nom_kw: acKw, efficiency: request.inverter_efficiency }
      : { model: 'pvwatts', name: 'PVWatts part-load curve', p_ac_nom_kw: acKw, efficiency_nom: request.inverter_efficiency }
  return section as RunRequest['inverter']
}

function checkFractions(request: SimpleRunRequest, sink: Sink): void {
  const { temperature_coefficient: coefficient, module_efficiency: efficiency } = request
  if (coefficient !== undefined && Math.abs(coefficient) > LARGEST_TEMPERATURE_COEFFICIENT) {
    sink.fail('temperature_coefficient', `${coefficient} is not a fraction per degC (perhaps percent: -0.37 %/degC is written -0.0037)`)
  }
  if (efficiency !== undefined && !(efficiency > 0 && efficiency < 1)) {
    sink.fail('module_efficiency', `${efficiency} is not a fraction between 0 and 1 (perhaps percent: 19 % is written 0.19)`)
  }
}

interface Chosen {
  efficiency: number
  temperatureCoefficient: number
  tiltDeg: number
  azimuthDeg: number
  timezoneH: number
  elevationM: number
}

function listDefaults(
  request: SimpleRunRequest,
  sent: ReadonlySet<string>,
  place: SimplePlace,
  size: PlantSize,
  acKw: number,
  chosen: Chosen,
  losses: SimpleLosses,
): DefaultApplied[] {
  const list: DefaultApplied[] = []
  const assume = (field: string, value: unknown, source: string): void => {
    if (!sent.has(field)) list.push({ field, value, source })
  }
  const isTracker = request.racking === 'single_axis'
  const isRoof = request.racking === 'rooftop'
  const ofType = `typical of module_type ${request.module_type} (PVWatts version 8 module options)`

  if (place.weatherSource !== null) assume('weather', 'id' in place.weather ? place.weather.id : 'inline', place.weatherSource)
  if (place.weatherSource !== null) assume('weather_source', request.weather_source, 'default')
  assume('timezone', chosen.timezoneH, 'standard time of the location (round(longitude / 15) at sea)')
  assume('elevation', chosen.elevationM, place.elevationM === null ? '0 with own weather' : "the typical year's location")
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
  assume('module_efficiency', chosen.efficiency, ofType)
  assume('temperature_coefficient', chosen.temperatureCoefficient, ofType)
  assume('bifaciality', request.bifaciality, 'monofacial')
  assume('racking', request.racking, 'default')
  assume('tilt_deg', chosen.tiltDeg, isTracker ? 'horizontal axis' : 'default of fixed and rooftop racking')
  assume('azimuth_deg', chosen.azimuthDeg, isTracker ? 'north-south axis' : 'towards the equator')
  if (!isRoof) assume('gcr', request.gcr, 'default')
  if (request.inverter_ac_kw === undefined) assume('dc_ac_ratio', request.dc_ac_ratio, 'default')
  assume('inverter_ac_kw', acKw, 'DC power over dc_ac_ratio')
  assume('inverter_model', request.inverter_model, 'default')
  assume('inverter_efficiency', request.inverter_efficiency, 'default')
  assume('losses_percent', request.losses_percent, 'default categories of PVWatts (NREL/TP-6A20-62641) without shading, snow and age')
  assume('albedo', request.albedo, 'default')
  assume('include_series', request.include_series, 'default')

  const byPercent =
    request.losses_percent === DEFAULT_LOSSES_PERCENT
      ? 'default category of losses_percent'
      : 'default category, scaled by one common exponent to losses_percent'
  assume('site.soiling_monthly', losses.soiling, `soiling in every month: ${byPercent}`)
  assume('dc_losses.module_mismatch_loss', losses.mismatch, `mismatch: ${byPercent}`)
  assume('dc_losses.dc_wiring_loss_at_stc', losses.wiring, `wiring and connections, flat: ${byPercent}`)
  assume('dc_losses.lid_loss', losses.lid, `light-induced degradation: ${byPercent}`)
  assume('dc_losses.quality_loss', losses.nameplate, `nameplate rating: ${byPercent}`)
  assume('ac_losses.unavailability_loss', losses.availability, `availability: ${byPercent}`)

  const ofSimple = 'fixed choice of the simple run'
  assume('site.transposition', 'perez', ofSimple)
  assume('array.inter_row_shading', !isRoof, isRoof ? 'no row-to-row shading on a roof' : ofSimple)
  if (!isRoof) {
    assume('array.row_model', 'rows', ofSimple)
    assume('array.shade_mode', 'linear', ofSimple)
    assume('array.n_rows', 10, ofSimple)
    assume('array.collector_width_m', 4, ofSimple)
    assume('array.string_steps', 1, ofSimple)
  }
  if (isTracker) {
    assume('array.backtracking', true, ofSimple)
    assume('array.rotation_limit_deg', 60, ofSimple)
  }
  assume('array.modules_per_string', size.modulesPerString, 'largest factor of the module count that is at most 100')
  assume('array.strings_per_inverter', size.strings, 'modules over modules per string')
  assume('array.n_inverters', 1, 'one inverter of the AC nameplate')
  assume('iam.kind', 'fresnel_ar', ofSimple)
  assume('thermal.model', 'noct', ofSimple)
  assume('thermal.noct_c', isRoof ? 49 : 45, isRoof ? 'rooftop racking raises the NOCT to 49 degC' : ofSimple)
  assume('module.model', 'reference', ofSimple)
  assume('spectral.mode', 'off', ofSimple)
  if (request.bifaciality > 0) {
    assume('bifacial.model', 'view_factor', ofSimple)
    assume('bifacial.height_m', 1.5, 'hub height')
  }
  assume('storage', null, ofSimple)
  return list
}
