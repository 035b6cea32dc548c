import type { RunRequest, Scene, SceneTerrain } from '@pvyield/sdk'
import type { PageHost } from '../shell/host.ts'
import type { Plant } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { leanPatch, patched } from './apply-file.ts'
import type { Choice, Report } from './file-report.tsx'
import { fullRequest } from './full-request.ts'
import { labelOf } from './key-words.ts'
import { type Json, valueAt } from './paths.ts'
import type { Known, ReadFile, SentRequest } from './read-file.ts'
import { runForm } from './run-form.ts'
import { sizingOf } from './string-sizing.ts'
import { type DroppedTable, otherThanWeather, takeTable } from './take-table.ts'
import { plantAt } from './typical-year.ts'

/** Larger files are no inputs of a plant. */
const BYTES_MAX = 96 * 2 ** 20

const DONE: Readonly<Record<Exclude<ReadFile['kind'], 'project' | 'weather' | 'measured' | 'unclear'>, string>> = {
  module: 'The plant has this module now, and its incidence-angle curve.',
  inverter: 'The plant has this inverter now.',
  horizon: 'The site has this horizon now.',
  scene: 'The plant has this scene now: see Scene.',
  terrain: 'The scene has this ground now.',
  request: 'This is the plant now.',
  simple: 'This is the plant now.',
}

function doneText({ kind, patch }: ReadFile): string {
  if (kind === 'weather' || kind === 'measured' || kind === 'unclear') return '' // they are taken elsewhere
  if (kind !== 'project') return DONE[kind]
  const sections = [...Object.keys(patch.fields), ...Object.keys(patch.whole)].map(labelOf)
  return sections.length === 0
    ? 'Nothing in it is part of a run.'
    : `The plant has what it states of these sections now: ${sections.join(', ')}.`
}

/** What a file is taken into. */
export interface Taking {
  readonly host: PageHost
  readonly pool: WorkerPool
  readonly store: Store
}

/**
 * Reads a file of another program, and puts what it states into the plant. Its code is loaded with the first file.
 * Fails: Error that says what is wrong with the file.
 */
export async function takeFile(file: File, props: Taking, again: DroppedTable['again'], as?: 'weather' | 'measured'): Promise<Report> {
  const { name } = file
  if (file.size > BYTES_MAX) throw new Error('The file has more than 96 MB: pack it with gzip, or send a shorter one')
  const { plant } = props.store.state
  const place = placeOf(plant)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await props.pool.ask('read', { name, bytes, place, origin: zeroOf(plant.body.scene, place), ...(as && { as }) })
  const table = await takeTable(read, { name, bytes, store: props.store, again, ...(as && { as }) })
  if (table !== null) return { name, file, ...('done' in table ? { read, ...table, isWaiting: false } : table) }
  if (read.weather !== null) {
    const { takeWeather } = await import('./take-weather.ts')
    const { done, isFound } = await takeWeather({ name, bytes, weather: read.weather }, props.pool, props.store)
    const shown = isFound ? { ...read, notes: [] } : read // it is read as it was before
    return { name, file, read: shown, done, choice: otherThanWeather(read, again), isWaiting: false }
  }
  const { done, notes, choice = null, isWaiting = false } = await apply(name, read, props)
  return { name, file, read: { ...read, notes: [...read.notes, ...notes] }, done, choice, isWaiting }
}

/** What was done with a file, in words, and what to know about it. */
interface Applied {
  readonly done: string
  readonly notes: readonly string[]
  readonly choice?: () => Choice | null
  /** Whether it is used when what it belongs to has come. */
  readonly isWaiting?: boolean
}

/** What opens scenes and requests; it is loaded with the first that is dropped. */
const opening = () => import('../scene/open-plant.ts')

/** Puts what a file states into the plant. */
async function apply(name: string, read: ReadFile, { host, pool, store }: Taking): Promise<Applied> {
  const { scene = isLayout(read, store.state.plant) ? (read.patch.whole.scene as Scene) : undefined, request: sent, simple } = read
  if (simple !== undefined) {
    const { openSimple } = await opening()
    store.change(await openSimple(host.root, store.state, simple, `Weather of ${name}`))
    return { done: doneText(read), notes: [] }
  }
  const request = sent === undefined ? undefined : await inPresentWeather(sent, host, pool, store)
  if (scene !== undefined || request !== undefined) {
    const { openRequest, openScene } = await opening()
    const { state, notes } =
      request === undefined
        ? await openScene(host.root, store.state, scene as Scene)
        : await openRequest(host.root, store.state, request, `Weather of ${name}`)
    store.change(state)
    return { done: sent !== undefined && sent.weather === undefined ? `${doneText(read)} ${KEPT_WEATHER}` : doneText(read), notes }
  }
  if (read.terrain !== undefined) return applyGround(read.terrain, host.root, store)
  const form = await runForm(host.root)
  const sizing = sizingOf(pool)
  const { isMoved, hasYear, plant: before } = await plantAt(host.root, store.state.plant, read.patch.fields.site ?? {})
  const full = (await fullRequest(host.root, pool, before, form)) as unknown as Json
  if (before.kind === 'simple') await sizing.begin(before.body as unknown as Json, full)
  const next = patched(full, leanPatch(read.patch, form))
  const isComponent = read.kind === 'module' || read.kind === 'inverter'
  const { body, words } = isComponent ? await sizing.fit(next) : { body: next, words: '' }
  const { place } = store.state
  store.change({ ...store.state, plant: { kind: 'full', body } as unknown as Plant, place: isMoved ? '' : place })
  const year = isMoved && hasYear ? 'Its weather is the typical year of this place.' : ''
  return { done: [doneText(read), year, words].filter((text) => text !== '').join(' '), notes: [] }
}

/** Lets the scene of the plant stand on a ground. */
async function applyGround(terrain: SceneTerrain, root: string, store: Store): Promise<Applied> {
  const { openGround, withHeights } = await opening()
  const opened = await openGround(root, store.state, terrain)
  if (opened === null) return { done: WAITS_FOR_SCENE, notes: [], isWaiting: true }
  store.change(opened.state)
  const choice = (): Choice | null => {
    const heights = store.state.plant.body.scene?.terrain?.heights
    if (heights === undefined) return null
    const isOn = heights === 'above_ground'
    return {
      now: isOn ? ON_GROUND : OWN_HEIGHTS,
      others: [
        {
          words: isOn ? 'Heights are those of the terrain' : 'Put everything on this ground',
          take: () => store.change(withHeights(store.state, isOn ? 'absolute' : 'above_ground')),
        },
      ],
    }
  }
  return { done: DONE.terrain, notes: opened.notes, choice }
}

const WAITS_FOR_SCENE =
  'It is the ground of a scene, and the plant has none yet: drop its layout or its scene, which is then put on this ground.'
const ON_GROUND = 'Tables and objects stand on it: their heights count from it.'
const OWN_HEIGHTS = 'Heights of tables and objects are in the frame of the terrain: they stay as they are.'
const KEPT_WEATHER = 'The file has no weather: it keeps that of the plant before. Check that it is of the same place.'

/** A full request as it runs: without weather of its own, in that of the plant before. */
async function inPresentWeather(sent: SentRequest, host: PageHost, pool: WorkerPool, store: Store): Promise<RunRequest> {
  const { weather } = sent
  if (weather !== undefined) return { ...sent, weather }
  const before = await fullRequest(host.root, pool, store.state.plant, await runForm(host.root))
  return { ...sent, weather: before.weather }
}

/** What a file says of the layout alone leaves a plant that is known by its place and its size so. */
function isLayout({ patch, kind }: ReadFile, plant: Plant): boolean {
  return (
    kind === 'project' &&
    plant.kind === 'simple' &&
    patch.whole.scene !== undefined &&
    !('modules_per_string' in (patch.fields.array ?? {}))
  )
}

/** Where the plant is; nothing unless both coordinates are known. */
function placeOf({ body }: Plant): Known {
  const [latitude, longitude] = ['latitude', 'longitude'].map((key) => valueAt(body, key) ?? valueAt(body, `site.${key}`))
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {}
}

/** Coordinates beyond this are those of a map, which stay as they are. */
const OWN_ZERO_M = 50_000

/** Where the zero of a scene is: as it states, or at the plant unless its coordinates are those of a map. */
function zeroOf(scene: Plant['body']['scene'], place: Known): Known {
  const { latitude, longitude } = scene?.origin ?? {}
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const { x = 0, y = 0 } = scene?.placements?.[0] ?? {}
  return Math.hypot(x, y) < OWN_ZERO_M ? place : {}
}
