import type { RunSummary, SimpleRunRequest, Spectral, Weather } from '@pvyield/contract/schemas'
import { completeRunRequest, completeSimpleRequest, expandSimple, type Resolved, run } from '../../engine/index.ts'
import type { RealYear } from './real-years.ts'

/** The tilt of fixed racks is this share of the latitude, within these limits. */
const TILT_PER_LATITUDE = 0.75
const FLATTEST_DEG = 10
const STEEPEST_DEG = 40

export interface PlantChoice {
  racking: 'fixed' | 'single_axis'
  /** Azimuth of fixed racks; towards the equator if omitted. */
  azimuthDeg?: number
  dcAcRatio?: number
  bifacialityFrac?: number
  moduleType?: SimpleRunRequest['module_type']
  spectral?: Spectral['mode']
}

/**
 * Runs a simple plant of 1 MW with every stage active: rows that shade each other, optics, heat, DC
 * and AC losses, an inverter that clips.
 */
export function runPlant(
  { latitude, longitude, elevation }: RealYear,
  weather: Weather,
  { racking, azimuthDeg, dcAcRatio, bifacialityFrac = 0, moduleType = 'standard', spectral = 'off' }: PlantChoice,
): RunSummary {
  const tilt = Math.min(Math.max(Math.round(TILT_PER_LATITUDE * Math.abs(latitude)), FLATTEST_DEG), STEEPEST_DEG)
  const simple = completeSimpleRequest({
    latitude,
    longitude,
    system_capacity_kw: 1000,
    racking,
    module_type: moduleType,
    bifaciality: bifacialityFrac,
    weather,
    ...(dcAcRatio === undefined ? {} : { dc_ac_ratio: dcAcRatio }),
    ...(azimuthDeg === undefined ? {} : { azimuth_deg: azimuthDeg }),
    ...(racking === 'fixed' ? { tilt_deg: tilt } : {}),
  })
  const place = { weather, weatherSource: null, timezoneH: weather.timezone, elevationM: elevation }
  const expanded = expandSimple(simple, new Set(), place)
  if ('failures' in expanded) throw new Error(JSON.stringify(expanded.failures))
  const request = completeRunRequest<Resolved>({ ...expanded.request, spectral: { mode: spectral } })
  return run(request, { withSeries: false }).answer.summary
}
