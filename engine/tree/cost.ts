import type { Resolved } from '../core/option.ts'
import { distinctParts, partsOf } from '../core/plant-parts.ts'
import { QUANTITIES } from '../core/quantities.ts'
import { Sink } from '../core/sink.ts'
import { horizontalCloses } from '../core/weather-table.ts'
import { rackingOf } from '../geometry/racking.ts'
import { subhourlyClipping } from '../inverter/index.ts'
import { TRACK_MODES } from '../orientation/track-mode/index.ts'
import { trackingOf } from '../orientation/tracking/index.ts'
import { hasTwoFaces } from '../rear/index.ts'
import { sceneCost } from '../shading/scene/scene-cost.ts'

/** Preparation of the stages and the report, once per run. */
const RUN_SECONDS = 0.004

/** Preparation of each further part of a plant, and its report. */
const PART_SECONDS = 0.001

/**
 * Time of one row, ns of one warm core of the reference machine, by what is simulated. Measured on a
 * year of 15-minute rows with one option changed at a time: fixed racks 650 to 1200, trackers 1000,
 * a sensor in the plane 2500 to 6900, Fuentes 1780, each later year 300, each kept series 6 to 9.
 */
const ROW_NANOS = {
  sky: 250,
  face: 250,
  tracker: 200,
  optimisedTracking: 1200,
  rear: 150,
  /** A second face, and the ground that each sees; under a tracker that changes from row to row. */
  rearFace: 300,
  turningFaces: 1400,
  /** It integrates the temperature within each row. */
  fuentes: 1100,
  /** Module, wiring, inverter and grid side of a face, for each year of operation. */
  electrical: 300,
  /**
   * Strings in parallel with others, for each year of operation: a search for their common voltage,
   * measured 1900 to 3300.
   */
  parallelStrings: 2800,
  powerLimits: 600,
  storage: 100,
  keptSeries: 9,
  scoredSeries: 30,
} as const

/** Finding the horizontal irradiance behind a sensor in the plane takes many transpositions. */
const PLANE_SENSOR_NANOS: Readonly<Record<Resolved['site']['decomposition'], number>> = {
  erbs: 1500,
  orgill_hollands: 1500,
  erbs_driesse: 1800,
  boland: 2200,
  disc: 3200,
  dirint: 6500,
}

/**
 * Estimated time of a run on one core of the reference machine, s. Over 120 generated plants of every
 * kind the median of estimate over measurement is 1.1; most are between 0.5 and 2.
 * @param request  run request with defaults filled in and ids resolved
 * @param keptSeries  number of series that the run keeps
 */
export function runSeconds(request: Resolved, keptSeries = 0): number {
  const { planes, seconds } = sceneCost(request)
  const parts = distinctParts(request)
  // Parts have one sky and one grid, and in a scene one light.
  const ofNext = (part: Resolved): number => rowNanos({ ...part, storage: null, scene: null }, 1) - ROW_NANOS.sky
  const ofParts = parts.reduce((sum, part, k) => sum + (k === 0 ? rowNanos(part, planes) : ofNext(part)), 0)
  const nanos = ofParts + yearsOf(request) * parallelFaces(request) * ROW_NANOS.parallelStrings
  return RUN_SECONDS + (parts.length - 1) * PART_SECONDS + seconds + rowsOf(request) * (nanos + seriesNanos(request, keptSeries)) * 1e-9
}

/** Years that are simulated: the first, and with an analysis period each of it. */
function yearsOf({ lifetime: { analysis_period_years: years } }: Resolved): number {
  return years === 1 ? 1 : 1 + years
}

/** Faces whose strings have one voltage with those of another part. */
function parallelFaces(request: Resolved): number {
  const parts = partsOf(request)
  const owners = new Set(parts.flatMap(({ owner, isParallel }) => (isParallel ? [owner] : [])))
  return parts.reduce((sum, part, k) => sum + (part.isParallel || owners.has(k) ? facesOf(part.request) : 0), 0)
}

function facesOf(request: Resolved): number {
  return TRACK_MODES[request.array.track_mode].faces?.(request, new Sink()).length ?? 1
}

/** Series that are kept, and those that are compared with a reference of their name. */
function seriesNanos({ weather }: Resolved, kept: number): number {
  const scored = Object.keys(weather.reference_series ?? {}).filter((name) => Object.hasOwn(QUANTITIES, name))
  return kept * ROW_NANOS.keptSeries + scored.length * ROW_NANOS.scoredSeries
}

/** Number of rows of the weather. */
export function rowsOf({ weather }: Resolved): number {
  return weather.temp_air_c.length
}

/** @param orientations  planes of the scene; 1 without one */
function rowNanos(request: Resolved, orientations: number): number {
  const { site, array, thermal, storage, weather } = request
  const ofRacking = facesOf(request)
  const faces = request.scene?.blend === 'power' ? orientations : ofRacking
  const planes = Math.max(faces, orientations)
  const { isTracker, followsSun } = rackingOf({ track_mode: hasTrackers(request) ? 'single_axis' : array.track_mode })
  const sensor = horizontalCloses(weather) ? 0 : PLANE_SENSOR_NANOS[site.decomposition]
  const plane =
    ROW_NANOS.face +
    (isTracker ? ROW_NANOS.tracker : 0) +
    (followsSun && trackingOf(array) === 'optimised' ? ROW_NANOS.optimisedTracking : 0) +
    rearNanos(request, isTracker)
  const perYear =
    faces * (ROW_NANOS.electrical + (thermal.model === 'fuentes' ? ROW_NANOS.fuentes : 0)) +
    (array.operating_point.endsWith('power_limits') ? ROW_NANOS.powerLimits : 0) +
    (storage === null ? 0 : ROW_NANOS.storage)
  const years = yearsOf(request)
  const light = ROW_NANOS.sky + sensor + planes * plane
  const { isTaken, needsYear } = subhourlyClipping(request)
  const underClearSky = isTaken ? planes * plane + faces * years * ROW_NANOS.electrical : 0
  return light + years * perYear + underClearSky + (needsYear ? light + perYear : 0)
}

function rearNanos(request: Resolved, isTracker: boolean): number {
  if (hasTwoFaces(request)) return ROW_NANOS.rearFace + (isTracker ? ROW_NANOS.turningFaces : 0)
  return request.bifacial === null ? 0 : ROW_NANOS.rear
}

function hasTrackers({ scene }: Resolved): boolean {
  return scene?.types.some(({ kind }) => kind === 'sat') ?? false
}
