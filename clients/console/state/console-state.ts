import type { RunRequest, SimpleRunRequest } from '@pvyield/sdk'
import type { ChosenMeasured, ChosenStamps } from './chosen-measured.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import type { SceneLook } from './scene-look.ts'

/** A request as it is sent: a location and a size, or every section. */
export type Plant = { readonly kind: 'simple'; readonly body: SimpleRunRequest } | { readonly kind: 'full'; readonly body: RunRequest }

/** A plant that is kept to be compared with. */
export interface Pin {
  readonly name: string
  readonly plant: Plant
}

/** A stored run that the page shows the plant of. */
export interface StoredOrigin {
  readonly id: string
  /** What its account calls it; empty for a run without a label. */
  readonly label: string
  readonly createdAt: string
  readonly energyKwh: number
  readonly engine: string
  readonly hasSeries: boolean
}

/** A file that someone dropped. Its content stays in this browser; a plant names it by this id. */
export interface DroppedFile {
  readonly id: string
  readonly name: string
  /** Rows of its series; links of before have none. */
  readonly rows?: number
  /** Of weather that can be read again; links of before have none. */
  readonly source?: FileSource
}

/** The file of a weather section. */
export interface FileSource {
  /** Under which this browser keeps it. */
  readonly id: string
  /** With which it was read, hours from UTC. */
  readonly timezone: number
  readonly stamps?: ChosenStamps
}

/** All that the page shows. A link to the page contains it, and undoing goes back to an earlier one. */
export interface ConsoleState {
  readonly plant: Plant
  /** What the location is called; empty for coordinates. */
  readonly place: string
  /** Id of the view, see `clients/console/shell/views.ts`. */
  readonly view: string
  readonly pins: readonly Pin[]
  readonly files: readonly DroppedFile[]
  /** Measured rows that the plant is tested against. */
  readonly measured?: ChosenMeasured
  /** The picture of the start view; absent for the months and the losses. */
  readonly picture?: ChosenPicture
  /** The stored run that the plant is from. */
  readonly stored?: StoredOrigin
  readonly look?: SceneLook
  /** Id of the project that the view of projects shows; absent for the list. It changes no plant, and is not undone. */
  readonly project?: string
}

/** The view that opens without an address. */
export const START = 'start'
/** The view that tests the plant against measured rows. */
export const PERFORMANCE = 'performance'
/** The view that shows one project, or the list of them. */
export const PROJECTS = 'projects'

/**
 * What the page shows first. The uncertainty gives it a P90. The embedded year is named, so that the page and the service
 * run the same one, whatever sources the service has.
 */
export const FIRST_STATE: ConsoleState = {
  plant: {
    kind: 'simple',
    body: { latitude: 48.14, longitude: 11.58, weather_source: 'embedded', system_capacity_kw: 100, uncertainty: 0.08 },
  },
  place: 'Munich, Bavaria, Germany',
  view: START,
  pins: [],
  files: [],
}

/** The state with another picture; undefined for the months and the losses. */
export function withPicture({ picture: _, ...state }: ConsoleState, picture: ChosenPicture | undefined): ConsoleState {
  return picture === undefined ? state : { ...state, picture }
}

/** The state with fields of its request changed; a value of undefined takes the field out. */
export function withFields(state: ConsoleState, fields: Readonly<Record<string, unknown>>): ConsoleState {
  const body = { ...state.plant.body, ...fields }
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return { ...state, plant: { kind: state.plant.kind, body: sent } as unknown as Plant }
}
