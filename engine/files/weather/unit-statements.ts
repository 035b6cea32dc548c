import { WeatherFileError } from './error.ts'
import { explainedName } from './head-statements.ts'
import { readHeading } from './headings.ts'
import type { Quantity } from './spellings.ts'
import { type Unit, unitOf, withPower } from './units.ts'

/** Characters of a line that are searched. */
const LINE_CHARS = 500
/** Words of the longest name of a column, `global horizontal irradiance`. */
const NAME_WORDS_MAX = 4

/** `Wh/m2`, `kWh m-2`, `J/cm^2`, `W per square metre`; an energy alone, `MJ`, counts where the line speaks of irradiance. */
const UNIT =
  /(?<![\w/.])([kMm]?(?:Wh?|J)|cal|BTU)(?:\s?(?:\/|per|[·.*])?\s?(?:(c?m|ft)\s?(?:\^|\*\*)?\s?[-\u2212]?2|(sq\.?\s?m|square\s?met(?:re|er)s?))|(?<=Wh|[kM]J))(?![\w²])(\s?(?:\/|per)\s?h(?:our|r)?\b)?/gi
const LANGLEY = /\b(?:langleys?|Ly)\b/g
/** Sums of longer than a row, and rates: not the unit of the rows. */
const OTHER_SUM =
  /\b(?:annual|yearly|monthly|daily|per (?:year|month|day)|a year|a day|an?n?uell?e?|jährlich\w*|jahres\w*|monats\w*|tages\w*)\b|\/\s?(?:a|y|yr|year|month|mo|d|day)\b/i
const OF_IRRADIANCE =
  /irrad|radiation|einstrahlung|strahlung|rayonnement|radiaci|radiazion|radiaç|solar|\bunits?\b|einheit|unité|unidad|unità/i

/** What a unit alone follows: `in MJ`, `[kWh]`, `unit: kJ`. */
const UNIT_PLACE = /(?:\bin|\bunits?|[:=([,])\s*$/i
/** What comes before a unit that is not that of the rows: a number (1,800 kWh/m2), the one converted from, that of a sensor (uV per W/m2). */
const OTHER_PLACE = /(?:\d|\bfrom|\bper|\/\s?\(?)\s*$/i

/** A unit of irradiance that a line above the table states. */
interface Statement {
  unit: Unit
  spelling: string
  /** Empty for all columns of irradiance. */
  quantities: ReadonlySet<Quantity>
}

export interface StatedUnit {
  unit: Unit
  /** As the line writes it. */
  spelling: string
}

/** Lines above a table that state units of irradiance: `# GHI, DHI in Wh/m2`, `Units: GHI Wh/m2; DHI Wh/m2`. */
export class UnitStatements {
  private readonly statements: readonly Statement[]

  /** @param names  the names of the columns: a line that explains one of them says nothing of the others */
  constructor(above: readonly string[], names: readonly string[]) {
    this.statements = above.flatMap((line) => statementsOf(line.slice(0, LINE_CHARS), names))
  }

  /**
   * Unit of a column of irradiance: of the line that names it, otherwise of one that names none; null without any.
   * Fails: when the lines state two units for it.
   */
  of(quantity: Quantity, name: string): StatedUnit | null {
    const own = this.statements.filter(({ quantities }) => quantities.has(quantity))
    const [first, ...others] = own.length > 0 ? own : this.statements.filter(({ quantities }) => quantities.size === 0)
    if (first === undefined) return null
    const other = others.find(({ unit }) => !isEqual(unit, first.unit))
    if (other !== undefined)
      throw new WeatherFileError(
        `The lines above the table state two units of irradiance, ${first.spelling} and ${other.spelling}: write its unit into the heading, such as ${name} (W/m2)`,
        null,
        name,
      )
    return first
  }
}

const isEqual = (a: Unit, b: Unit): boolean => a.times / a.over === b.times / b.over && a.isPerInterval === b.isPerInterval

function statementsOf(line: string, names: readonly string[]): Statement[] {
  if (OTHER_SUM.test(line)) return []
  const explained = explainedName(line, names)
  const explains = explained === null ? null : quantitiesIn(explained)
  if (explains?.size === 0) return []
  const text = withSymbols(line)
  const found = [...text.matchAll(UNIT), ...text.matchAll(LANGLEY)].sort((a, b) => a.index - b.index)
  const statements: Statement[] = []
  let from = 0
  for (const match of found) {
    const [spelling, energy, area, square, perHour] = match
    const before = text.slice(from, match.index)
    const after = text.slice(match.index + spelling.length)
    from = match.index + spelling.length
    // kWh/m2: 1800 is a value
    if (OTHER_PLACE.test(before) || /^[\s)\]:=;,]*[-+]?\d/.test(after)) continue
    const quantities = explains ?? quantitiesIn(before)
    const isBare = energy !== undefined && area === undefined && square === undefined
    if (isBare && !(UNIT_PLACE.test(before) && (quantities.size > 0 || OF_IRRADIANCE.test(before)))) continue
    const unit = unitOf('ghi_wm2', energy === undefined ? 'Ly' : isBare ? `${energy}/m2` : `${energy}/${area ?? 'm'}2`)
    if (unit === undefined) continue
    statements.push({ unit: perHour === undefined ? unit : { ...unit, isPerInterval: false }, spelling: spelling.trim(), quantities })
  }
  const [only] = statements
  // the names may follow the unit: `Wh/m2: GHI, DHI`
  if (statements.length === 1 && only !== undefined && only.quantities.size === 0)
    return [{ ...only, quantities: quantitiesIn(text.slice(from)) }]
  // `GHI, DHI: Wh/m2, temperature: C, solar W/m2`: next to units of named columns, one without a name is of something else
  return statements.some(({ quantities }) => quantities.size > 0) ? statements.filter(({ quantities }) => quantities.size > 0) : statements
}

/** Units in words as symbols: `watt-hours`, `m\u207b²`. */
function withSymbols(line: string): string {
  return withPower(line.replaceAll('\u207b', '-'))
    .replace(/\bkilo(?=-?\s?(?:watt|joule))-?\s?/gi, 'k')
    .replace(/\bmega(?=-?\s?(?:watt|joule))-?\s?/gi, 'M')
    .replace(/watts?[ -]?hours?\b/gi, 'Wh')
    .replace(/(?<![a-z]{2})watts?\b/gi, 'W')
    .replace(/joules?\b/gi, 'J')
}

/** Columns of irradiance that a text names. */
function quantitiesIn(text: string): Set<Quantity> {
  const words = text
    .split(/[^\p{L}\p{N}_()]+/u)
    .map((word) => word.replace(/_units?$/i, ''))
    .filter((word) => word !== '')
  const found = new Set<Quantity>()
  for (let from = 0; from < words.length; from++)
    for (let count = Math.min(NAME_WORDS_MAX, words.length - from); count > 0; count--) {
      const heading = readHeading(words.slice(from, from + count).join(' '))
      if (heading === null || !isIrradiance(heading.quantity)) continue
      found.add(heading.quantity)
      from += count - 1
      break
    }
  return found
}

export function isIrradiance(quantity: Quantity): boolean {
  return ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2', 'beam'].includes(quantity)
}
