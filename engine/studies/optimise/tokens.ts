/** A piece of an expression, and its first character in it, counted from 1. */
export interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

/** Why a text is no expression. */
export class ExpressionProblem extends Error {}

/** A number, a name as in the dot path of a field, or a sign. */
const PIECE = /(\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?)|([A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)*)|([-+*/^(),])/y
const BLANK = /\s*/y

/** The pieces of an expression, with the end as the last of them. Fails: ExpressionProblem. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let from = endOfBlanks(text, 0); from < text.length; ) {
    PIECE.lastIndex = from
    const [piece, number, name] = PIECE.exec(text) ?? []
    if (piece === undefined)
      throw problemAt(from + 1, `'${text[from]}' has no meaning: write numbers, names, + - * / ^, commas and parentheses`)
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign'
    tokens.push({ kind, text: piece, at: from + 1 })
    from = endOfBlanks(text, from + piece.length)
  }
  return [...tokens, { kind: 'end', text: '', at: text.length + 1 }]
}

export function problemAt(at: number, what: string): ExpressionProblem {
  return new ExpressionProblem(`At character ${at}: ${what}`)
}

function endOfBlanks(text: string, from: number): number {
  BLANK.lastIndex = from
  BLANK.test(text)
  return BLANK.lastIndex
}
