import type { RunRequest, SimpleRunRequest, SizeAnswer } from '@pvyield/contract/schemas'
import { type Racking, rackingOf } from '../geometry/racking.ts'
import type { Stringing } from '../sizing/target.ts'
import { type SimpleLosses, simpleLosses } from './losses.ts'
import { gcrIn, LARGEST_GCR, rackingIn, type SimpleRacking } from './scene-part.ts'
import type { PlantSize } from './size.ts'

/** What the caller found for the location: the weather of the run and facts about the place. */
export interface SimplePlace {
  weather: Partial<RunRequest['weather']>
  /** States which weather was assumed; null when the request contains its own. */
  weatherSource: string | null
  /** Standard time of the location, hours from UTC. */
  timezoneH: number
  /** Elevation of the typical year's location, or of a weather file where its caller uses that; null for none. */
  elevationM: number | null
  /** Elevation stated by the request's own weather. A simple run does not use it. */
  weatherElevationM?: number | null
}

/** The module section of a simple run. */
export type ReferenceModule = Extract<RunRequest['module'], { model: 'reference' }>

/** Module and inverter that a request names, and the strings that were sized for them. */
export interface OwnPlant extends Pick<RunRequest, 'module' | 'inverter'> {
  /** Of the rear sides that get light; 0 for none. */
  readonly bifaciality: number
  readonly noctC: number
  readonly stringing: Stringing
  /** How the strings were sized; null before they are. */
  readonly sizing: SizeAnswer | null
}

/** The plant of a simple request, with everything decided that the request leaves open. */
export interface SimplePlant {
  request: SimpleRunRequest
  place: SimplePlace
  racking: Racking
  trackMode: SimpleRacking
  /** Ground cover ratio that runs, and where it comes from when the request has none. */
  gcr: number
  gcrSource: string
  size: PlantSize
  acKw: number
  /** DC power at its inverters: also that of the parts that share them. */
  dcAtInvertersKw: number
  technology: ReferenceModule['technology']
  efficiency: number
  temperatureCoefficient: number
  /** Of a scene these are not read: its devices have their own. */
  tiltDeg: number
  azimuthDeg: number
  timezoneH: number
  elevationM: number
  losses: SimpleLosses
  /** Null for the module and the inverter of a simple run. */
  own: OwnPlant | null
}

const MODULE_TYPES = {
  standard: { efficiency: 0.19, temperatureCoefficient: -0.0037, technology: 'mono_si' },
  premium: { efficiency: 0.21, temperatureCoefficient: -0.0035, technology: 'mono_si' },
  thin_film: { efficiency: 0.18, temperatureCoefficient: -0.0032, technology: 'cdte' },
} as const

const FIXED_TILT_DEG = 20
const USUAL_GCR = 0.4

export function simplePlant(request: SimpleRunRequest, place: SimplePlace, size: PlantSize, acKw: number): SimplePlant {
  const type = MODULE_TYPES[request.module_type]
  const trackMode = trackModeFor(request)
  const racking = rackingOf({ track_mode: trackMode })
  const sceneGcr = request.scene === null || request.gcr !== undefined || !racking.standsInRows ? null : gcrIn(request.scene)
  return {
    request,
    place,
    racking,
    trackMode,
    gcr: request.gcr ?? sceneGcr ?? USUAL_GCR,
    gcrSource: gcrSource(request, sceneGcr),
    size,
    acKw,
    dcAtInvertersKw: size.dcKw,
    technology: type.technology,
    efficiency: efficiencyOf(request),
    temperatureCoefficient: request.temperature_coefficient ?? type.temperatureCoefficient,
    tiltDeg: request.tilt_deg ?? (racking.isTracker ? 0 : FIXED_TILT_DEG),
    azimuthDeg: request.azimuth_deg ?? (racking.isTracker || request.latitude >= 0 ? 180 : 0),
    timezoneH: request.timezone ?? place.timezoneH,
    elevationM: request.elevation ?? place.elevationM ?? 0,
    losses: simpleLosses(request.losses_percent),
    own: null,
  }
}

/** Efficiency of the module of a simple run. */
export function efficiencyOf({ module_efficiency, module_type }: SimpleRunRequest): number {
  return module_efficiency ?? MODULE_TYPES[module_type].efficiency
}

/** The plant with its own components, after their strings were sized. */
export function withOwn(plant: SimplePlant, own: OwnPlant, { p_nom_w: moduleW }: { p_nom_w: number }, inverterKw: number): SimplePlant {
  const { modulesPerString, stringsPerInverter, inverters } = own.stringing
  const strings = stringsPerInverter * inverters
  const modules = modulesPerString * strings
  const dcKw = (modules * moduleW) / 1000
  const size: PlantSize = { modules, modulePowerW: moduleW, dcKw, dcKwFactors: [modules, moduleW, 0.001], modulesPerString, strings }
  return { ...plant, own, size, acKw: inverters * inverterKw, dcAtInvertersKw: dcKw }
}

/** The racking that is sent, else that of the devices of the scene, else fixed. */
function trackModeFor({ racking, scene }: SimpleRunRequest): SimpleRacking {
  return racking ?? (scene === null ? 'fixed' : rackingIn(scene))
}

export function rackingFor(request: SimpleRunRequest): Racking {
  return rackingOf({ track_mode: trackModeFor(request) })
}

function gcrSource({ scene }: SimpleRunRequest, sceneGcr: number | null): string {
  if (scene === null) return 'default'
  return sceneGcr === null
    ? 'default: no device of the scene stands ahead of another'
    : sceneGcr === LARGEST_GCR
      ? `the largest that a run takes, ${LARGEST_GCR}: most devices of the scene touch the one ahead; for a roof send racking rooftop`
      : 'width of the devices of the scene divided by the spacing that most of them have'
}
