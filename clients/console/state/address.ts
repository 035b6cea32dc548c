import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { PICTURE_KEYS, pictureIn, pictureValues } from './chosen-picture.ts'
import { type ConsoleState, FIRST_STATE, type Plant, PROJECTS, START, withPicture } from './console-state.ts'
import { isPlant, isRecord, isState } from './linked-state.ts'
import { LOOK_KEYS, lookFields, lookOf } from './scene-look.ts'

/** Key of a state that is packed. */
const PACKED = 'state'
/** Keys of the address that are not fields of the request. */
const OWN_KEYS: readonly string[] = ['place', 'view', 'project', ...LOOK_KEYS, ...PICTURE_KEYS]
/** The longest name of the index has less. */
const PLACE_MAX_CHARS = 200
/** A link that unpacks to more was not made by this page. */
const UNPACKED_MAX_CHARS = 20e6

/** Ids of projects, as the service makes them. */
const PROJECT_ID = /^[\w-]{1,100}$/

/** Chromium opens addresses of 2 MiB, with what stands before `#`. */
export const ADDRESS_MAX_CHARS = 2_000_000

/** An address that is no state of this page. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

/**
 * The state as the part of an address after `#`, which browsers do not send to a server. A simple plant
 * is written field by field, so that a person can read and change it; any other is packed.
 */
export function addressOf(state: ConsoleState): string {
  const { look = {}, project, ...rest } = state
  const opened = project === undefined || state.view !== PROJECTS ? [] : [['project', project] as const]
  const seen = String(new URLSearchParams([...lookFields(look), ...opened].map(([key, value]) => [key, value])))
  // Colons and commas need no code after #, and a person can read them.
  const fields = [isPlain(state) ? plainAddress(state) : `${PACKED}=${packed(rest)}`, seen.replaceAll('%3A', ':').replaceAll('%2C', ',')]
  return fields.filter((text) => text !== '').join('&')
}

/** The state of an address. Fails: AddressError. */
export function stateOf(address: string): ConsoleState {
  const text = address.replace(/^#/, '')
  if (text === '') return FIRST_STATE
  const values = new URLSearchParams(text)
  const whole = values.get(PACKED)
  const look = lookOf(values)
  const project = values.get('project') ?? ''
  const seen = { ...(look !== undefined && { look }), ...(PROJECT_ID.test(project) && { project }) }
  if (whole !== null) return { ...unpacked(whole), ...seen }
  const fields = [...values].filter(([key]) => !OWN_KEYS.includes(key))
  const body = Object.fromEntries(fields.map(([key, value]) => [key, fieldOf(value)]))
  const first = { ...FIRST_STATE, ...seen, view: values.get('view') ?? START }
  const shown = withPicture(first, pictureIn(Object.fromEntries(values)))
  if (fields.length === 0) return shown
  return { ...shown, plant: { kind: 'simple', body } as unknown as Plant, place: shortPlace(values.get('place') ?? '') }
}

function shortPlace(place: string): string {
  return place.slice(0, PLACE_MAX_CHARS)
}

function isPlain({ plant, pins, files, measured, stored }: ConsoleState): boolean {
  return (
    stored === undefined &&
    measured === undefined &&
    plant.kind === 'simple' &&
    pins.length === 0 &&
    files.length === 0 &&
    Object.values(plant.body).every((value) => typeof value !== 'object' || value === null)
  )
}

function plainAddress({ plant, place, view, picture }: ConsoleState): string {
  const values = new URLSearchParams(Object.entries(plant.body).map(([key, value]) => [key, String(value)]))
  if (place !== '') values.set('place', place)
  if (view !== START) values.set('view', view)
  for (const [key, value] of Object.entries(picture === undefined ? {} : pictureValues(picture))) values.set(key, value)
  return values.toString()
}

/** A field as JSON, or the text itself. */
function fieldOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function packed(state: ConsoleState): string {
  const bytes = deflateSync(strToU8(JSON.stringify(state)), { level: 9 })
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function unpacked(text: string): ConsoleState {
  let state: unknown
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const json = strFromU8(
      inflateSync(
        Uint8Array.from(binary, (char) => char.charCodeAt(0)),
        { out: new Uint8Array(UNPACKED_MAX_CHARS) },
      ),
    )
    state = JSON.parse(json)
  } catch {
    throw new AddressError('The link is cut or was changed: open it again from where it was sent')
  }
  if (!isRecord(state) || !isPlant(state.plant)) throw new AddressError('The link contains no plant: open it again from where it was sent')
  if (!isState(state)) throw new AddressError('The link contains parts that this page did not write: open it again from where it was sent')
  const { plant, picture, place = '', ...rest } = state
  return withPicture({ ...FIRST_STATE, ...rest, place: shortPlace(place), plant }, picture && pictureIn(pictureValues(picture)))
}
