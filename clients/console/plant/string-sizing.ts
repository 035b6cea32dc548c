import { shown } from '../parts/numbers.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { isSame, type Json, valueAt } from './paths.ts'

/** What a person chose of the size of a plant, and the strings that the page chose for it. */
interface Wish {
  readonly dcKw: number
  readonly ratio: number
  readonly stringing: Json
}

/** A full plant, and what was done with its strings, in words. */
export interface Sized {
  readonly body: Json
  readonly words: string
}

/**
 * Strings for a module or an inverter that is dropped. A plant that was known by its size has strings that nobody chose, which
 * fit no real component: they are sized to the same power, until someone changes them.
 */
export class StringSizing {
  private wish: Wish | null = null

  constructor(private readonly pool: WorkerPool) {}

  /** Remembers the size of a simple plant. @param full  the same plant with every section */
  begin(simple: Json, full: Json): void {
    const { dc_ac_ratio: ratio = 1.2 } = simple as { dc_ac_ratio?: number }
    const stringing = stringingOf(full)
    const modules = Object.values(stringing).reduce((product: number, count) => product * Number(count ?? 1), 1)
    this.wish = { dcKw: (modules * Number(valueAt(full, 'module.p_nom_w'))) / 1000, ratio, stringing }
  }

  /** The plant with strings for its components; as it is when its strings are someone's own, or no strings fit. */
  async fit(body: Json): Promise<Sized> {
    const { wish } = this
    const hasScene = (body.scene ?? null) !== null
    if (wish === null || hasScene || !isSame(stringingOf(body), wish.stringing)) return { body, words: '' }
    // A simple plant with these components has its strings sized.
    const like = await this.pool.ask('expand', simpleLike(body, wish)).catch(() => null)
    if (like === null) return { body, words: '' }
    const stringing = stringingOf(like)
    this.wish = { ...wish, stringing }
    return { body: { ...body, array: { ...(body.array as Json), ...stringing } }, words: wordsOf(stringing, wish) }
  }
}

const COUNTS = ['modules_per_string', 'strings_per_inverter', 'n_inverters'] as const

function stringingOf(body: Json): Json {
  return Object.fromEntries(COUNTS.map((key) => [key, valueAt(body, `array.${key}`)]))
}

function simpleLike({ site, array, weather, module, inverter }: Json, { dcKw, ratio }: Wish): Json {
  const { latitude, longitude, timezone, elevation } = site as Json
  const { track_mode, tilt_deg, azimuth_deg, gcr } = array as Json
  const place = { latitude, longitude, timezone, elevation, tilt_deg, azimuth_deg, gcr }
  const given = Object.fromEntries(Object.entries(place).filter(([, value]) => typeof value === 'number'))
  const racking = track_mode === 'single_axis' || track_mode === 'rooftop' ? track_mode : 'fixed'
  return { ...given, racking, weather, module, inverter, system_capacity_kw: dcKw, dc_ac_ratio: ratio }
}

function wordsOf(stringing: Json, { dcKw }: Wish): string {
  const [modules, strings, inverters] = COUNTS.map((key) => Number(stringing[key]))
  const power = `Sized for ${shown(dcKw)} kW: ${modules} modules in series`
  return inverters === 1 ? `${power}, ${strings} strings.` : `${power}, ${strings} strings on each of ${inverters} inverters.`
}
