import { type EquationLine, equationLines, type Token, tokensOf } from './equation-text.ts'

const FUNCTIONS = new Set('sin cos tan asin acos atan atan2 exp ln min max floor ceil sqrt sum integral mean'.split(' '))
const GREEK: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Delta: 'Δ',
  Phi: 'Φ',
  Omega: 'Ω',
  // Differential of a solid angle.
  domega: 'dω',
}
const SIGNS: Readonly<Record<string, string>> = { '-': '−', '<=': '≤', '>=': '≥', '<': '&lt;', '>': '&gt;', '~': '≈' }
const LARGE: Readonly<Record<string, string>> = { sum: '∑', integral: '∫' }
/** Longer first parts of a name with underscores are names of fields and stay as they are. */
const SYMBOL_MAX = 3
/** Second part of a series, such as `E_Grid`, whose name stays as it is. */
const SERIES_PART = /^[A-Z][a-z]/
const THIN = '<mspace width="0.2em"></mspace>'

/** A block of equations as HTML: MathML, which browsers show without a script. */
export function equationsHtml(block: string): string {
  return `<div class="equations" tabindex="0">${equationLines(block).map(lineHtml).join('')}</div>`
}

function lineHtml({ label, equation, note }: EquationLine): string {
  const own = label === '' ? '' : `<code>${label}</code> `
  const behind = note === '' ? '' : ` <span class="note">${escaped(note)}</span>`
  const text = escaped(equation).replaceAll('"', '&quot;')
  return `<p>${own}<math displaystyle="true" alttext="${text}">${equationMathMl(equation)}</math>${behind}</p>`
}

/**
 * An equation as the content of a `math` element. `x` and a space multiply, names with short first
 * parts become symbols with an index, `/` becomes a fraction over the factors before it.
 * Fails: Error, for text that is not an equation.
 */
export function equationMathMl(equation: string): string {
  const parser = new Parser(tokensOf(equation), equation)
  const content = parser.relation()
  parser.end()
  return `<mrow>${content}</mrow>`
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
    for (let sign = this.take('=', '<', '>', '<=', '>=', '~'); sign !== null; sign = this.take('=', '<', '>', '<=', '>=', '~'))
      shown += operator(sign) + this.sum()
    return shown
  }

  private sum(): string {
    let shown = (this.take('-') === null ? '' : operator('-')) + this.term()
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) shown += operator(sign) + this.term()
    return shown
  }

  private term(): string {
    const done: string[] = []
    let open = this.factor()
    for (;;) {
      if (this.take('x') !== null) open = product(open, operator('×'), this.factor())
      else if (this.take('/') !== null) {
        const over = this.factor().inFraction
        const fraction = `<mfrac><mrow>${open.inFraction}</mrow><mrow>${over}</mrow></mfrac>`
        // What follows multiplies the fraction; it does not stand over its line.
        const sign = this.take('x') !== null ? operator('×') : this.isFactor() ? THIN : ''
        done.push(fraction + sign)
        if (sign === '') return this.take('/') === null ? done.join('') : this.fail()
        open = this.factor()
      } else if (this.isFactor()) open = product(open, THIN, this.factor())
      else return done.join('') + open.shown
    }
  }

  private isFactor(): boolean {
    const next = this.tokens[this.at]
    return next !== undefined && next.text !== 'x' && (next.kind !== 'operator' || next.text === '(')
  }

  private factor(): Factor {
    const base = this.primary()
    if (this.take('^') === null) return base
    const shown = `<msup><mrow>${base.shown}</mrow><mrow>${this.exponent()}</mrow></msup>`
    return { shown, inFraction: shown }
  }

  private exponent(): string {
    return (this.take('-') === null ? '' : operator('-')) + this.primary().inFraction
  }

  private primary(): Factor {
    const token = this.tokens[this.at++] ?? this.fail()
    const { kind, text } = token
    if (kind === 'number') return plain(number(text) + (this.take('%') === null ? '' : '<mo>%</mo>'))
    if (kind === 'text') return plain(`<mtext>${escaped(text)}</mtext>`)
    if (kind === 'name' && text !== 'x') return this.named(text)
    if (text !== '(') return this.fail()
    const inside = this.relation()
    if (this.take(')') === null) this.fail()
    return { shown: bracketed(inside), inFraction: inside }
  }

  private named(name: string): Factor {
    const isFunction = FUNCTIONS.has(name)
    const raised = isFunction && this.take('^') !== null ? this.exponent() : null
    const shown = isFunction && LARGE[name] !== undefined ? `<mo>${LARGE[name]}</mo>` : symbol(name)
    const head = raised === null ? shown : `<msup>${shown}<mrow>${raised}</mrow></msup>`
    const next = this.tokens[this.at]
    if (next?.text !== '(' || (!isFunction && !next.isJoined)) {
      return plain(isFunction ? `<mrow>${head}${THIN}${this.factor().shown}</mrow>` : head)
    }
    this.at++
    const inside = this.list()
    if (name === 'sqrt') return plain(`<msqrt>${inside}</msqrt>`)
    return plain(LARGE[name] === undefined ? `<mrow>${head}${bracketed(inside)}</mrow>` : `<mrow>${head}${THIN}${inside}</mrow>`)
  }

  /** What stands between the brackets of a call. */
  private list(): string {
    let shown = this.relation()
    while (this.take(',') !== null) shown += `<mo>,</mo>${this.relation()}`
    if (this.take(')') === null) this.fail()
    return shown
  }

  private take(...signs: readonly string[]): string | null {
    const next = this.tokens[this.at]
    const isSign = next !== undefined && (next.kind === 'operator' || next.text === 'x') && signs.includes(next.text)
    if (!isSign) return null
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

function product(left: Factor, sign: string, right: Factor): Factor {
  return plain(left.shown + sign + right.shown)
}

function bracketed(inside: string): string {
  return `<mrow><mo>(</mo>${inside}<mo>)</mo></mrow>`
}

function operator(sign: string): string {
  return `<mo>${SIGNS[sign] ?? sign}</mo>`
}

function number(text: string): string {
  const [digits = '', exponent] = text.split('e')
  if (exponent === undefined) return `<mn>${digits}</mn>`
  return `<mn>${digits}</mn><mo>×</mo><msup><mn>10</mn><mn>${exponent.replace('-', '−')}</mn></msup>`
}

/** A name as a symbol: `u_c`, `F1`, `I0_ref` with an index, `mu_gamma` in Greek, fields as they are. */
function symbol(name: string): string {
  const [first = '', ...rest] = name.split('_')
  const [, letters = first, digits = ''] = /^([A-Za-z]+?)(\d+)$/.exec(first) ?? []
  const base = GREEK[letters] ?? letters
  const isField = GREEK[letters] === undefined && letters.length > SYMBOL_MAX
  if (rest.some((part) => SERIES_PART.test(part)) || (rest.length > 0 && isField)) return `<mi>${name}</mi>`
  const index = [digits, ...rest.map((part) => GREEK[part] ?? part)].filter((part) => part !== '')
  if (index.length === 0) return `<mi>${base}</mi>`
  return `<msub><mi>${base}</mi><mrow>${index.map((part) => (/^\d/.test(part) ? `<mn>${part}</mn>` : `<mi>${part}</mi>`)).join('<mo>,</mo>')}</mrow></msub>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
