import { shown } from '../parts/numbers.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { isSame, type Json, valueAt } from './paths.ts'

/** The power that a plant is sized to. */
interface Size {
  readonly dcKw: number
  readonly ratio: number
}

/** What a person chose of the size of a plant, and the strings that the page chose for it. */
interface Wish extends Size {
  readonly stringing: Json
}

/** A full plant, and what was done with its strings, in words. */
export interface Sized {
  readonly body: Json
  readonly words: string
}

/**
 * Strings for a module or an inverter that is dropped or chosen. A plant that was known by its size has strings that nobody chose,
 * which fit no real component: they are sized to the same power, until someone changes them.
 */
export class StringSizing {
  private wish: Wish | null = null

  constructor(private readonly pool: WorkerPool) {}

  /** Remembers the size of a simple plant. @param full  the same plant with every section */
  async begin(simple: Json, full: Json): Promise<void> {
    const { dc_ac_ratio: ratio = DC_AC_RATIO } = simple as { dc_ac_ratio?: number }
    this.wish = { ...(await this.sizeOf(full)), ratio, stringing: stringingOf(full) }
  }

  /** The plant with strings for its components; as it is when its strings are someone's own, or no strings fit. */
  async fit(body: Json): Promise<Sized> {
    if (hasOwnStrings(body)) return { body, words: '' }
    if (!this.isOurs(body)) return { body, words: `Its strings are those of before: “${SIZE_STRINGS}” fits them to it.` }
    return this.size(body).catch((cause: Error) => ({ body, words: `Its strings are those of before: ${cause.message}` }))
  }

  /** The plant with strings for its components, of the power that was chosen, or that it has. Fails: Error that says why none fit. */
  async size(body: Json): Promise<Sized> {
    const { dcKw, ratio } = this.isOurs(body) ? (this.wish as Wish) : await this.sizeOf(body)
    // A simple plant with these components has its strings sized.
    const stringing = stringingOf(await this.pool.ask('expand', simpleLike(body, { dcKw, ratio })))
    this.wish = { dcKw, ratio, stringing }
    return { body: { ...body, array: { ...(body.array as Json), ...stringing } }, words: wordsOf(stringing, dcKw) }
  }

  private isOurs(body: Json): boolean {
    return this.wish !== null && isSame(stringingOf(body), this.wish.stringing)
  }

  private async sizeOf(body: Json): Promise<Size> {
    const { modules_per_string, strings_per_inverter, n_inverters } = stringingOf(body)
    const [{ module }, { inverter }] = await Promise.all([
      this.pool.ask('module curves', { module: body.module }),
      this.pool.ask('inverter curves', { inverter: body.inverter }),
    ])
    const dcKw = (modules_per_string * strings_per_inverter * n_inverters * module.p_nom_w) / 1000
    const ratio = dcKw / (n_inverters * inverter.p_ac_nom_kw)
    // Beyond these a simple plant has none: strings of before may fit no inverter.
    return { dcKw, ratio: ratio > RATIO_LEAST && ratio <= RATIO_MOST ? ratio : DC_AC_RATIO }
  }
}

/** What the button is called that sizes the strings. */
export const SIZE_STRINGS = 'Size the strings'

const DC_AC_RATIO = 1.2
const RATIO_LEAST = 0.5
const RATIO_MOST = 3

const sizings = new WeakMap<WorkerPool, StringSizing>()

/** That of the page: a plant that one part makes full is sized by another. */
export function sizingOf(pool: WorkerPool): StringSizing {
  const sizing = sizings.get(pool) ?? new StringSizing(pool)
  sizings.set(pool, sizing)
  return sizing
}

/** A scene says how many modules there are, and each of several parts has strings of its own. */
export function hasOwnStrings({ scene = null, sub_arrays: parts }: Json): boolean {
  return scene !== null || (Array.isArray(parts) && parts.length > 1)
}

const COUNTS = ['modules_per_string', 'strings_per_inverter', 'n_inverters'] as const

function stringingOf(body: Json): Record<(typeof COUNTS)[number], number> {
  const [modules_per_string = 1, strings_per_inverter = 1, n_inverters = 1] = COUNTS.map((key) =>
    Number(valueAt(body, `array.${key}`) ?? 1),
  )
  return { modules_per_string, strings_per_inverter, n_inverters }
}

function simpleLike({ site, array, weather, module, inverter }: Json, { dcKw, ratio }: Size): Json {
  const { latitude, longitude, timezone, elevation } = site as Json
  const { track_mode, tilt_deg, azimuth_deg, gcr } = array as Json
  const place = { latitude, longitude, timezone, elevation, tilt_deg, azimuth_deg, gcr }
  const given = Object.fromEntries(Object.entries(place).filter(([, value]) => typeof value === 'number'))
  const racking = track_mode === 'single_axis' || track_mode === 'rooftop' ? track_mode : 'fixed'
  return { ...given, racking, weather, module, inverter, system_capacity_kw: dcKw, dc_ac_ratio: ratio }
}

function wordsOf(stringing: Json, dcKw: number): string {
  const [modules, strings, inverters] = COUNTS.map((key) => Number(stringing[key]))
  const power = `Sized for ${shown(dcKw)} kW: ${modules} modules in series`
  return inverters === 1 ? `${power}, ${strings} strings.` : `${power}, ${strings} strings on each of ${inverters} inverters.`
}
