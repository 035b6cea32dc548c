import { fixed, percent } from '../pictures/number-text.ts'
import type { Texts } from './texts/en.ts'

/** Values of a request as a reader of a report sees them. */
export class FieldWords {
  private readonly sources: ReadonlyMap<string, string>

  /** @param defaults  fields that the request left out, with where their values come from */
  constructor(
    private readonly texts: Texts,
    defaults: readonly { readonly field: string; readonly source: string }[],
  ) {
    this.sources = new Map(defaults.map(({ field, source }) => [field, source]))
  }

  name(path: string): string {
    return this.texts.fields[path]?.[0] ?? path
  }

  /** Where the value of a field comes from. */
  origin(path: string): string {
    const source = this.sources.get(path)
    if (source === undefined) return this.texts.given
    return source.startsWith('default') ? this.texts.default : clipped(`${this.texts.assumed}: ${source}`, 160)
  }

  isGiven(path: string): boolean {
    return !this.sources.has(path)
  }

  value(path: string, value: unknown): string {
    if (value === null && !AUTOMATIC.test(path)) return this.texts.none
    return this.words(value, this.texts.fields[path]?.[1] ?? '')
  }

  private words(value: unknown, unit: string): string {
    const { texts } = this
    if (value === null || value === undefined) return texts.automatic
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    if (typeof value === 'number') return numberText(value, unit)
    if (typeof value === 'string') return value === '' ? texts.none : clipped(value, 120)
    if (!Array.isArray(value)) return texts.asSent
    if (value.length === 0) return texts.none
    if (value.length > LISTED_MAX && value.every((each) => typeof each === 'number')) return this.span(value, unit)
    if (value.every((each) => typeof each === 'object')) return texts.listed(value.length)
    const list = value.map((each) => this.words(each, unit))
    if (list.every((each) => each === list[0]) && value.length === 12) return `${list[0]} ${texts.everyMonth}`
    return clipped(list.join(', '), 200)
  }

  private span(values: readonly number[], unit: string): string {
    let [least, most, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
    for (const value of values) {
      least = Math.min(least, value)
      most = Math.max(most, value)
      sum += value
    }
    const [from, mean, to] = [least, sum / values.length, most].map((value) => numberText(value, unit))
    return this.texts.series(fixed(values.length, 0), from ?? '', mean ?? '', to ?? '')
  }
}

/** Longer lists of numbers are series by row. */
const LISTED_MAX = 24
/** Fields of which `null` lets the run take a value; of all others it means none. */
const AUTOMATIC =
  /^(site\.timezone|array\.(tracking|rotation_(limit|min|max)_deg|row_model|ground_shading|cell_layout)|thermal\.(module_efficiency|noct_c|ross_k)|dc_losses\.quality_loss|bifacial\.(bifaciality|albedo_monthly)|storage\.(charge_max_kw|discharge_max_kw|soc_start)|module\..*|inverter\..*)$/

/** A number with its unit and no more digits than it has; a fraction as percent. */
export function numberText(value: number, unit: string): string {
  if (unit === 'fraction') return `${trimmed(100 * value, 4)} %`
  const text = trimmed(value, 6)
  return unit === '' ? text : `${text} ${unit}`
}

/** At most so many significant digits, without zeros at the end. */
export function trimmed(value: number, digits: number): string {
  if (value === 0) return '0'
  const decimals = Math.min(10, Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)))))
  const text = fixed(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

export function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

export function percentOrNone(share: number | null | undefined, decimals = 2): string {
  return share === null || share === undefined ? '' : percent(share, decimals)
}

/** A component as its manufacturer calls it. */
export function nameOf({ manufacturer, name }: { readonly manufacturer: string; readonly name: string }): string {
  return clipped([manufacturer, name].filter((part) => part !== '').join(' '), 120)
}
