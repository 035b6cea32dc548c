/** One equation of a page, as it is written in the Markdown file. */
export interface EquationLine {
  /** Option or case that the equation belongs to; '' for none. */
  readonly label: string
  readonly equation: string
  /** Condition or source behind the equation; '' for none. */
  readonly note: string
}

/** A name, number, operator or quoted text of an equation. */
export interface Token {
  readonly kind: 'number' | 'name' | 'text' | 'operator'
  readonly text: string
  /** Whether it follows the token before without a space, as the bracket of a call does. */
  readonly isJoined: boolean
}

const LABEL = /^(\w+): +/
const NOTE = /\s{2,}((?:\(|for |if |where |with ).*)$/
const TOKEN = /(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?(?:e-?\d+)?)|([A-Za-z]\w*)|"([^"]+)"|\[([^\]]+)\]|(<=|>=|[-+/^()=<>,%~])/y

/**
 * The equations of a block. A line is `label:  equation  (note)`, label and note optional, two
 * spaces before the note; a line that begins with a space continues the one before.
 */
export function equationLines(block: string): EquationLine[] {
  const lines = block.trimEnd().replaceAll(/\n +/g, ' ').split('\n')
  return lines.map((line) => {
    const [start = '', label = ''] = LABEL.exec(line) ?? []
    const [end = '', note = ''] = NOTE.exec(line) ?? []
    return { label, equation: line.slice(start.length, line.length - end.length).trim(), note }
  })
}

/**
 * The tokens of an equation. Texts stand in double quotes, units in square brackets.
 * Fails: Error, for a character that no equation has.
 */
export function tokensOf(equation: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < equation.length; ) {
    const isJoined = equation[at] !== ' '
    while (equation[at] === ' ') at++
    TOKEN.lastIndex = at
    const found = TOKEN.exec(equation)
    if (found === null) throw new Error(`The equation '${equation}' has a character that cannot be read: '${equation[at]}'`)
    const [whole, number, name, text, unit] = found
    const kind =
      number !== undefined ? 'number' : name !== undefined ? 'name' : text === undefined && unit === undefined ? 'operator' : 'text'
    tokens.push({ kind, text: text ?? unit ?? whole, isJoined })
    at += whole.length
  }
  return tokens
}
