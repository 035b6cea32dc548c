import type { DefaultApplied } from '@pvyield/contract/schemas'
import { OF_FULL } from '../method/applied-defaults.ts'
import { visitFields } from './full-path.ts'
import type { PartialRunRequest } from './full-request.ts'
import { FED_BY, sourcesOf } from './full-sources.ts'
import type { ChangedSize } from './kept-sizes.ts'
import type { SimplePlace, SimplePlant } from './plant.ts'
import { isUnread } from './unread.ts'

const OF_SIMPLE = 'fixed by the simple run'

/**
 * Lists every value that the caller did not send, or that is not kept as sent, with its source:
 * first the fields of the simple request, then those of the full request as dot paths. Each field
 * of the full request either gets its value from a field of the simple request, or is not read for
 * this plant, or is listed.
 * @param sent     top-level keys that the caller sent
 * @param changed  sizes that are not kept as sent
 * @param made     result of `fullRequest` for the plant
 * @param full     the same with the document's defaults, as it runs
 */
export function listDefaults(
  plant: SimplePlant,
  sent: ReadonlySet<string>,
  changed: readonly ChangedSize[],
  made: PartialRunRequest,
  full: PartialRunRequest,
): DefaultApplied[] {
  const list: DefaultApplied[] = changed.map(({ field, sent: stated, value, unit, reason }) => ({
    field,
    value,
    source: `${stated}${unit === '' ? '' : ` ${unit}`} was sent: ${reason}`,
  }))
  listAssumed(plant, (field, value, source) => {
    if (!sent.has(field)) list.push({ field, value, source })
  })
  const { own } = plant
  const sources = sourcesOf(plant)
  visitFields(full, made, (field, value, isMade) => {
    if (own !== null && isOfComponents(field)) return
    if (field in FED_BY || isUnread(field, plant.racking, plant.request.scene !== null)) return
    list.push({ field, value, source: sources[field] ?? (isMade ? OF_SIMPLE : OF_FULL) })
  })
  return list
}

/** Sections that were sent, as a whole. */
function isOfComponents(field: string): boolean {
  return field.startsWith('module.') || field.startsWith('inverter.')
}

/** Fields of the simple request. */
function listAssumed(plant: SimplePlant, assume: Assume): void {
  const { request, place, racking, size, own } = plant
  if (place.weatherSource !== null) assume('weather', 'id' in place.weather ? place.weather.id : 'inline', place.weatherSource)
  if (place.weatherSource !== null) assume('weather_source', request.weather_source, 'default')
  const zoneSource =
    place.weatherSource === null ? 'that of the weather that was sent' : 'standard time of the location (round(longitude / 15) at sea)'
  assume('timezone', plant.timezoneH, zoneSource)
  assume('elevation', plant.elevationM, elevationSource(place))
  assume('system_capacity_kw', size.dcKw, 'modules x module_power_w')
  assume(
    'modules',
    size.modules,
    request.scene !== null
      ? 'modules of the devices of the scene'
      : own !== null
        ? 'capacity divided by the power of the module, in whole strings'
        : request.module_power_w === undefined
          ? 'capacity divided by a module power close to 500 W, in whole modules'
          : 'capacity divided by module_power_w, in whole modules',
  )
  if (own === null) listReferenceModule(plant, assume)
  else assume('bifaciality', own.bifaciality, own.bifaciality > 0 ? 'stated by the module' : 'no rear side that gets light')
  assume('racking', plant.trackMode, request.scene === null ? 'default' : 'kind of the devices of the scene')
  if (request.scene === null) {
    assume('scene', null, 'default: level ground, and no objects')
    assume('tilt_deg', plant.tiltDeg, racking.isTracker ? 'horizontal axis' : 'default of fixed and rooftop racking')
    assume('azimuth_deg', plant.azimuthDeg, racking.isTracker ? 'north-south axis' : 'towards the equator')
  }
  if (racking.standsInRows) assume('gcr', plant.gcr, plant.gcrSource)
  if (own !== null)
    assume(
      'dc_ac_ratio',
      plant.dcAtInvertersKw / plant.acKw,
      `next to the default of ${request.dc_ac_ratio}, in whole strings and inverters`,
    )
  else listReferenceInverter(plant, assume)
  assume('losses_percent', request.losses_percent, 'default categories of PVWatts (NREL/TP-6A20-62641) without shading, snow and age')
  assume('albedo', request.albedo, 'default')
  assume('uncertainty', request.uncertainty, 'default: no P-values')
  assume('uncertainty_parts', request.uncertainty_parts, 'default: no P-values')
  assume('include_series', request.include_series, 'default')
}

type Assume = (field: string, value: unknown, source: string) => void

function listReferenceModule({ request, size, efficiency, temperatureCoefficient }: SimplePlant, assume: Assume): void {
  const ofType = `typical of module_type ${request.module_type} (PVWatts version 8 module options)`
  assume('module_power_w', size.modulePowerW, 'capacity divided by modules, so that the DC nameplate is exact')
  assume('module_type', request.module_type, 'default')
  assume('module_efficiency', efficiency, ofType)
  assume('temperature_coefficient', temperatureCoefficient, ofType)
  assume('bifaciality', request.bifaciality, 'monofacial')
}

function listReferenceInverter({ request, acKw }: SimplePlant, assume: Assume): void {
  if (request.inverter_ac_kw === undefined) assume('dc_ac_ratio', request.dc_ac_ratio, 'default')
  assume('inverter_ac_kw', acKw, 'DC power divided by dc_ac_ratio')
  assume('inverter_model', request.inverter_model, 'default')
  assume('inverter_efficiency', request.inverter_efficiency, 'default')
}

function elevationSource({ elevationM, weatherElevationM = null, weatherSource }: SimplePlace): string {
  if (elevationM !== null) return weatherSource === null ? 'the weather file' : "the typical year's location"
  return weatherElevationM === null
    ? '0 m for weather that you send'
    : `0 m for weather that you send; the weather states ${weatherElevationM} m: send elevation to use it`
}
