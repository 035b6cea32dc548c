import { type Token, tokensOf } from '../../scripts/docs/equation-text.ts'

/** What the names of an equation stand for. */
export type Values = Readonly<Record<string, number>>

/**
 * Value of the right side of an equation as pages write it: `x` and a space multiply, `/` divides
 * the factors before it by the next one, `exp(...)` is the exponential function.
 * Fails: Error, for a name without a value and for text that is not of this kind.
 */
export function equationValue(equation: string, values: Values): number {
  const tokens = tokensOf(equation)
  let at = 0
  const next = (): Token | undefined => tokens[at]
  const take = (...texts: string[]): string | null => (texts.includes(next()?.text ?? '') ? (tokens[at++]?.text ?? null) : null)

  function sum(): number {
    let value = take('-') === null ? product() : -product()
    for (let sign = take('+', '-'); sign !== null; sign = take('+', '-')) value += sign === '+' ? product() : -product()
    return value
  }

  function product(): number {
    let value = factor()
    for (;;) {
      if (take('/') !== null) value /= factor()
      else if (take('x') !== null || (next() !== undefined && (next()?.kind !== 'operator' || next()?.text === '('))) value *= factor()
      else return value
    }
  }

  function factor(): number {
    const token = tokens[at++]
    if (token?.kind === 'number') return Number(token.text.replaceAll(',', ''))
    if (token?.text === '(') return inBrackets()
    if (token?.text === 'exp' && take('(') !== null) return Math.exp(inBrackets())
    const value = values[token?.text ?? '']
    if (value === undefined) throw new Error(`The equation '${equation}' has no value for '${token?.text ?? 'its end'}'`)
    return value
  }

  function inBrackets(): number {
    const value = sum()
    if (take(')') === null) throw new Error(`The equation '${equation}' lacks a bracket`)
    return value
  }

  const value = sum()
  if (at < tokens.length) throw new Error(`The equation '${equation}' goes on with '${next()?.text}'`)
  return value
}
