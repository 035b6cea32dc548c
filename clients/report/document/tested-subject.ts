import type { Fact } from './blocks.ts'
import { clipped } from './fields.ts'
import { PERFORMANCE_EN as WORDS } from './texts/performance-en.ts'

/** What was tested, as its request states it. */
export interface TestSubject {
  /** A request of a run, full or simple, or the id of a stored one. */
  readonly run: unknown
  readonly measured: { readonly timezone: number; readonly interval?: 'start' | 'middle' | 'end' }
  /** Name of the file of the measured rows. */
  readonly file?: string
}

type Fields = Readonly<Record<string, unknown>>

/** Where the plant is, how it faces, and what the stamps mean: who repeats the test needs them. */
export function subjectFacts({ run, measured, file }: TestSubject): Fact[] {
  const { run_id, site, array, ...top } = fieldsOf(run)
  const { latitude, longitude } = site === undefined ? top : fieldsOf(site)
  const planes = planesText(array === undefined ? top : fieldsOf(array), top)
  const zone = `${measured.timezone < 0 ? '' : '+'}${measured.timezone}`
  return [
    ...(file === undefined ? [] : [[WORDS.file, clipped(file, 200)] as const]),
    ...(typeof run_id === 'string' ? [[WORDS.storedRun, clipped(run_id, 200)] as const] : []),
    ...(isNumber(latitude) && isNumber(longitude) ? [[WORDS.place, WORDS.placeOf(String(latitude), String(longitude))] as const] : []),
    ...(planes === null ? [] : [[WORDS.planes, planes] as const]),
    [WORDS.stamps, WORDS.stampsOf(zone, measured.interval ?? 'start')],
  ]
}

/** Null for planes of a scene or of parts, and where the request leaves them to its defaults. */
function planesText(fields: Fields, { scene, sub_arrays: parts }: Fields): string | null {
  const { tilt_deg: tilt, azimuth_deg: azimuth, track_mode: mode, racking } = fields
  if (isThere(scene) || isThere(parts)) return null
  const kind = mode ?? racking ?? 'fixed'
  if (kind === 'single_axis') return isNumber(azimuth) ? WORDS.tracker(String(azimuth)) : WORDS.trackers
  if (kind !== 'fixed' && kind !== 'rooftop') return String(kind).replaceAll('_', ' ')
  return isNumber(tilt) ? WORDS.fixed(String(tilt), isNumber(azimuth) ? String(azimuth) : null) : null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isThere = (value: unknown): boolean => value !== undefined && value !== null

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
