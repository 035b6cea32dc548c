import temml from 'temml'
import { type EquationLine, equationLines, type Token, tokensOf } from './equation-text.ts'

const FUNCTIONS = new Set('sin cos tan asin acos atan atan2 exp ln min max floor ceil sqrt sum integral mean'.split(' '))
const LARGE: Readonly<Record<string, string>> = { sum: '\\sum', integral: '\\int' }
const GREEK = new Set(
  'alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu pi rho sigma tau phi chi psi omega Delta Phi Omega'.split(' '),
)
/** The common form of these letters, and the differential of a solid angle. */
const LETTERS: Readonly<Record<string, string>> = { epsilon: '\\varepsilon', phi: '\\varphi', domega: 'd\\omega' }
const SIGNS: Readonly<Record<string, string>> = { '<=': '\\le', '>=': '\\ge', '~': '\\approx', '%': '\\%' }
const RELATIONS = ['=', '<', '>', '<=', '>=', '~']
/** Longer first parts of a name with underscores are names of fields and stay as they are. */
const SYMBOL_MAX = 3
/** Second part of a series, such as `E_Grid`, whose name stays as it is. */
const SERIES_PART = /^[A-Z][a-z]/

/** A block of equations as HTML: MathML, which browsers show without a script. Fails: Error, for text that is not an equation. */
export function equationsHtml(block: string): string {
  return `<div class="equations" tabindex="0">${equationLines(block).map(lineHtml).join('')}</div>`
}

function lineHtml({ label, equation, note }: EquationLine): string {
  const math = temml
    .renderToString(equationTex(equation), { displayMode: true, annotate: false, strict: true, throwOnError: true })
    .replace(/^<math[^>]*>/, `<math displaystyle="true" alttext="${escaped(equation)}">`)
    .replaceAll(/ style="[^"]*"/g, '') // the policy of the pages allows none; the attributes of MathML say the same
    .replaceAll(/(<mspace width="0.1667em"><\/mspace>)\1/g, '$1')
  const own = label === '' ? '' : `<code>${label}</code> `
  const behind = note === '' ? '' : ` <span class="note">${escaped(note)}</span>`
  return `<p>${own}${math}${behind}</p>`
}

/**
 * An equation in TeX. `x` and a space multiply, names with short first parts become symbols with an index, `/` becomes a
 * fraction over the factors before it.
 * Fails: Error, for text that is not an equation.
 */
export function equationTex(equation: string): string {
  const parser = new Parser(tokensOf(equation), equation)
  const tex = parser.relation()
  parser.end()
  return tex
}

/** A factor. In a fraction, one in brackets needs none. */
interface Factor {
  readonly shown: string
  readonly inFraction: string
}

class Parser {
  private at = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly equation: string,
  ) {}

  end(): void {
    if (this.at < this.tokens.length) this.fail()
  }

  relation(): string {
    let shown = this.sum()
    for (let sign = this.take(...RELATIONS); sign !== null; sign = this.take(...RELATIONS)) shown += ` ${SIGNS[sign] ?? sign} ${this.sum()}`
    return shown
  }

  private sum(): string {
    let shown = (this.take('-') ?? '') + this.term()
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) shown += ` ${sign} ${this.term()}`
    return shown
  }

  /** A product. What follows a fraction multiplies it; it does not stand over its line. */
  private term(): string {
    let done = ''
    let open = this.factor()
    for (;;) {
      if (this.take('x') !== null) open = plain(`${open.shown} \\times ${this.factor().shown}`)
      else if (this.isFactor()) open = plain(`${open.shown} \\, ${this.factor().shown}`)
      else if (this.take('/') === null) return done + open.shown
      else {
        done += `\\frac{${open.inFraction}}{${this.factor().inFraction}}`
        const sign = this.take('x') !== null ? ' \\times ' : this.isFactor() ? ' \\, ' : ''
        if (sign === '') return this.take('/') === null ? done : this.fail()
        done += sign
        open = this.factor()
      }
    }
  }

  private isFactor(): boolean {
    const next = this.tokens[this.at]
    return next !== undefined && next.text !== 'x' && (next.kind !== 'operator' || next.text === '(')
  }

  private factor(): Factor {
    const base = this.primary()
    return this.take('^') === null ? base : plain(`{${base.shown}}^{${this.exponent()}}`)
  }

  private exponent(): string {
    return (this.take('-') ?? '') + this.primary().inFraction
  }

  private primary(): Factor {
    const { kind, text } = this.tokens[this.at++] ?? this.fail()
    if (kind === 'number') return plain(number(text) + (this.take('%') === null ? '' : '\\%'))
    if (kind === 'text') return plain(`\\text{${literal(text)}}`)
    if (kind === 'name' && text !== 'x') return plain(this.named(text))
    if (text !== '(') return this.fail()
    const inFraction = this.relation()
    if (this.take(')') === null) this.fail()
    return { shown: `\\left(${inFraction}\\right)`, inFraction }
  }

  /** A symbol, or a function with what it is of. */
  private named(name: string): string {
    const isFunction = FUNCTIONS.has(name)
    const large = LARGE[name]
    const head = large ?? (isFunction ? `\\operatorname{${name}}` : symbol(name))
    const raised = isFunction && this.take('^') !== null ? `${head}^{${this.exponent()}}` : head
    const next = this.tokens[this.at]
    if (next?.text !== '(' || (!isFunction && !next.isJoined)) return isFunction ? `${raised} ${this.factor().shown}` : raised
    this.at++
    const inside = this.list()
    if (this.take(')') === null) this.fail()
    if (name === 'sqrt') return `\\sqrt{${inside}}`
    return large === undefined ? `${raised}\\left(${inside}\\right)` : `${raised} \\, ${inside}`
  }

  /** What stands between the brackets of a call. */
  private list(): string {
    let shown = this.relation()
    while (this.take(',') !== null) shown += `, ${this.relation()}`
    return shown
  }

  private take(...signs: readonly string[]): string | null {
    const next = this.tokens[this.at]
    if (next === undefined || (next.kind !== 'operator' && next.text !== 'x') || !signs.includes(next.text)) return null
    this.at++
    return next.text
  }

  private fail(): never {
    const near = this.tokens[Math.min(this.at, this.tokens.length - 1)]?.text ?? ''
    throw new Error(`The equation '${this.equation}' cannot be read near '${near}'`)
  }
}

function plain(shown: string): Factor {
  return { shown, inFraction: shown }
}

function number(text: string): string {
  const [digits = '', exponent] = text.replaceAll(',', '{,}').split('e')
  return exponent === undefined ? digits : `${digits} \\times 10^{${exponent}}`
}

/** A name as a symbol: `u_c`, `F1`, `I0_ref` with an index, `mu_gamma` in Greek, fields as they are. */
function symbol(name: string): string {
  const [first = '', ...rest] = name.split('_')
  const [, letters = first, digits = ''] = /^([A-Za-z]+?)(\d+)$/.exec(first) ?? []
  const isField = letter(letters) === null && letters.length > SYMBOL_MAX
  if (rest.some((part) => SERIES_PART.test(part)) || (rest.length > 0 && isField)) return word(name)
  const index = [digits, ...rest].filter((part) => part !== '')
  const base = letter(letters) ?? word(letters)
  return index.length === 0 ? base : `{${base}}_{${index.map((part) => letter(part) ?? word(part)).join(',')}}`
}

/** A Greek letter; null for another name. */
function letter(name: string): string | null {
  return LETTERS[name] ?? (GREEK.has(name) ? `\\${name}` : null)
}

function word(name: string): string {
  if (name.length === 1) return name
  return name.includes('_') ? `\\text{${literal(name)}}` : `\\mathrm{${name}}`
}

/** Text whose characters have no meaning in TeX. */
function literal(text: string): string {
  return text.replaceAll(/[%_&#$]/g, '\\$&')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
