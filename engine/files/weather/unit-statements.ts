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

  /** Unit of a column of irradiance: of the line that names it, otherwise of one that names none; null without any. */
  of(quantity: Quantity): StatedUnit | null {
    return (
      this.statements.find(({ quantities }) => quantities.has(quantity)) ??
      this.statements.find(({ quantities }) => quantities.size === 0) ??
      null
    )
  }
}

function statementsOf(line: string, names: readonly string[]): Statement[] {
  if (OTHER_SUM.test(line)) return []
  const explained = explainedName(line, names)
  const explains = explained === null ? null : quantitiesIn(explained)
  if (explains?.size === 0) return []
  const text = withPower(line)
  const found = [...text.matchAll(UNIT), ...text.matchAll(LANGLEY)].sort((a, b) => a.index - b.index)
  const statements: Statement[] = []
  let from = 0
  for (const match of found) {
    const [spelling, energy, area, square, perHour] = match
    const before = text.slice(from, match.index)
    const after = text.slice(match.index + spelling.length)
    from = match.index + spelling.length
    // 1,800 kWh/m2 and kWh/m2: 1800 are values
    if (/\d\s*$/.test(before) || /^[\s)\]:=;,]*[-+]?\d/.test(after)) continue
    const quantities = explains ?? quantitiesIn(before)
    const isBare = energy !== undefined && area === undefined && square === undefined
    if (isBare && quantities.size === 0 && !OF_IRRADIANCE.test(line)) continue
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

/** Columns of irradiance that a text names. */
function quantitiesIn(text: string): Set<Quantity> {
  const words = text.split(/[^\p{L}\p{N}_()]+/u).filter((word) => word !== '')
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
