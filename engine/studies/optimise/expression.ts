import { problemAt, type Token, tokensOf } from './tokens.ts'

/** The value of a name at a point; NaN for one that it does not have. */
export type Lookup = (name: string) => number

/** An expression over names. It reads nothing but them. */
export interface Expression {
  readonly text: string
  /** Each name once, with the character at which it is first found, counted from 1. */
  readonly names: ReadonlyMap<string, number>
  /** May be no finite number: a division by zero, the logarithm of a negative number. */
  readonly value: (lookup: Lookup) => number
}

type Evaluated = (lookup: Lookup) => number

/** Parentheses, functions, signs and powers in each other. A person writes fewer than ten. */
const DEPTH_MAX = 50

interface Called {
  readonly least: number
  readonly most: number
  readonly of: (...values: number[]) => number
}

/** The functions of an expression. */
const FUNCTIONS: Readonly<Record<string, Called>> = {
  abs: { least: 1, most: 1, of: Math.abs },
  exp: { least: 1, most: 1, of: Math.exp },
  log: { least: 1, most: 1, of: Math.log },
  max: { least: 2, most: 20, of: Math.max },
  min: { least: 2, most: 20, of: Math.min },
  sqrt: { least: 1, most: 1, of: Math.sqrt },
}

export const FUNCTION_NAMES: readonly string[] = Object.keys(FUNCTIONS)

/**
 * Reads an expression: numbers, names, + - * / and ^ as in school (^ first and from the right, a minus in front of a power
 * after it), parentheses, and functions.
 * Fails: ExpressionProblem, which names the character.
 * Checked by: test/engine/studies/optimise/expression.test.ts
 */
export function parseExpression(text: string): Expression {
  const reader = new Reader(tokensOf(text))
  const value = reader.whole()
  return { text, names: reader.names, value }
}

/** Recursive descent: one method per level of precedence. */
class Reader {
  readonly names = new Map<string, number>()
  private next = 0
  private depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Evaluated {
    const value = this.sum()
    if (this.token.kind !== 'end') throw problemAt(this.token.at, `an operator is missing before '${this.token.text}'`)
    return value
  }

  private sum(): Evaluated {
    let left = this.product()
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      const [a, b] = [left, this.product()]
      left = sign === '+' ? (of) => a(of) + b(of) : (of) => a(of) - b(of)
    }
    return left
  }

  private product(): Evaluated {
    let left = this.signed()
    for (let sign = this.take('*', '/'); sign !== null; sign = this.take('*', '/')) {
      const [a, b] = [left, this.signed()]
      left = sign === '*' ? (of) => a(of) * b(of) : (of) => a(of) / b(of)
    }
    return left
  }

  private signed(): Evaluated {
    const sign = this.take('+', '-')
    if (sign === null) return this.power()
    const inner = this.deeper(() => this.signed())
    return sign === '+' ? inner : (of) => -inner(of)
  }

  private power(): Evaluated {
    const base = this.atom()
    if (this.take('^') === null) return base
    const exponent = this.deeper(() => this.signed())
    return (of) => base(of) ** exponent(of)
  }

  private atom(): Evaluated {
    const { kind, text, at } = this.token
    if (kind === 'number') {
      this.next++
      const value = Number(text)
      if (!Number.isFinite(value)) throw problemAt(at, `${text} is too large a number`)
      return () => value
    }
    if (kind === 'name') return this.named()
    if (this.take('(') === null)
      throw problemAt(at, kind === 'end' ? 'a value is missing at the end' : `a value is missing before '${text}'`)
    const inner = this.deeper(() => this.sum())
    this.closing(')', at)
    return inner
  }

  private named(): Evaluated {
    const { text, at } = this.token
    this.next++
    const opening = this.token.at
    if (this.take('(') === null) {
      if (FUNCTION_NAMES.includes(text)) throw problemAt(at, `${text} is a function: write its values in parentheses behind it`)
      if (!this.names.has(text)) this.names.set(text, at)
      return (of) => of(text)
    }
    if (!FUNCTION_NAMES.includes(text)) throw problemAt(at, `there is no function '${text}': ${FUNCTION_NAMES.join(', ')}`)
    const values = [this.deeper(() => this.sum())]
    while (this.take(',') !== null) values.push(this.deeper(() => this.sum()))
    this.closing(')', opening)
    const { least, most, of: called } = FUNCTIONS[text]
    if (values.length < least || values.length > most)
      throw problemAt(
        at,
        `${text} takes ${least === most ? least : `${least} to ${most}`} value${most === 1 ? '' : 's'}, not ${values.length}`,
      )
    return (of) => called(...values.map((value) => value(of)))
  }

  private deeper(read: () => Evaluated): Evaluated {
    this.depth++
    if (this.depth > DEPTH_MAX) throw problemAt(this.token.at, `parentheses, signs and powers are more than ${DEPTH_MAX} deep`)
    const value = read()
    this.depth--
    return value
  }

  private closing(sign: string, opening: number): void {
    if (this.take(sign) !== null) return
    const { kind, text, at } = this.token
    throw problemAt(at, `the parenthesis of character ${opening} is not closed${kind === 'end' ? '' : ` before '${text}'`}`)
  }

  private get token(): Token {
    return this.tokens[this.next]
  }

  private take(...signs: readonly string[]): string | null {
    const { kind, text } = this.token
    if (kind !== 'sign' || !signs.includes(text)) return null
    this.next++
    return text
  }
}
