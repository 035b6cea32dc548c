import type { ArraySection, Scene } from '@pvyield/contract/schemas'
import { distanceKm, type Place } from '../core/great-circle.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { horizontalCloses } from '../core/weather-table.ts'
import { findSceneFailures } from './check-scene.ts'
import { SceneFindings } from './findings.ts'
import type { ScenePlant } from './scene-plant.ts'

const ORIGIN_MAX_KM = 10

/** The sections that a scene has to agree with. */
export interface SceneSite {
  readonly site: Place
  readonly array: Pick<ArraySection, 'track_mode'>
}

/**
 * What a run requires of a valid scene: kinds that suit the racking, an origin near the site.
 * @param base  path of the scene in the body
 */
export function findSceneRunFailures(scene: Scene, { site, array }: SceneSite, base: readonly string[] = ['scene']): SceneFindings {
  const findings = new SceneFindings(base)
  if (scene.placements.length === 0) findings.fail(['placements'], 'a run needs at least one device: place one, or send null for the scene')
  const kinds = new Set(scene.types.map(({ kind }) => kind))
  if (array.track_mode === 'rooftop' && kinds.has('sat'))
    findings.fail([], 'sat types are not available with rooftop racking: set array.track_mode to fixed or single_axis, or use gft types')
  if ((array.track_mode === 'ewf') !== kinds.has('ewf'))
    findings.fail([], 'ewf types need track_mode ewf, and ewf racking needs ewf types: set array.track_mode or the kind of the types')
  if (array.track_mode === 'two_axis' || array.track_mode === 'seasonal_tilt')
    findings.fail(
      [],
      `track_mode ${array.track_mode} is not available with a scene, whose types say how devices move: set array.track_mode to fixed or single_axis`,
    )
  const apartKm = scene.origin === null ? 0 : distanceKm(scene.origin, site)
  if (apartKm > ORIGIN_MAX_KM) findings.fail(['origin'], `is ${apartKm.toFixed(1)} km from the site: ${originAdvice(scene.origin, site)}`)
  return findings
}

/** An origin at the site but for an exchange comes from a file with latitude first. */
function originAdvice(origin: Place | null, site: Place): string {
  const isExchanged =
    origin !== null &&
    Math.abs(origin.longitude) <= 90 &&
    distanceKm({ latitude: origin.longitude, longitude: origin.latitude }, site) <= ORIGIN_MAX_KM
  return isExchanged
    ? 'its latitude and longitude are exchanged. GeoJSON and KML have longitude first: exchange them in the file, and read it again'
    : `move it to within ${ORIGIN_MAX_KM} km, or leave it out`
}

/**
 * Every failure of the scene of a run, if it has one: of the scene alone and with its site.
 * @returns whether there is none
 */
export function checkScene({ scene, site, array }: Resolved, sink: Sink): boolean {
  if (scene === null) return true
  const alone = findSceneFailures(scene, ['scene']).failures
  const found = alone.length > 0 ? alone : findSceneRunFailures(scene, { site, array }).failures
  for (const { field, message } of found) sink.fail(field, message)
  return found.length === 0
}

/** One sensor cannot stand for planes of several orientations. Fails: `weather.poa_wm2`. */
export function checkSensor({ weather }: Resolved, { bins }: ScenePlant, sink: Sink): void {
  if (bins.length === 1 || horizontalCloses(weather)) return
  sink.fail(
    'weather.poa_wm2',
    `One sensor cannot measure the irradiance on the ${bins.length} orientations of this scene: send horizontal irradiance`,
  )
}
