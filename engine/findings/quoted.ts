/** Maximum number of characters of the client's text that a message repeats. */
const QUOTED_MAX = 100

/** A value of the request as a message repeats it: texts in quotes, everything shortened. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}...` : text
}

/** `'a', 'b' or 'c'` */
export function alternatives(values: readonly unknown[]): string {
  const texts = values.map(quoted)
  const last = texts.pop() ?? ''
  return texts.length === 0 ? last : `${texts.join(', ')} or ${last}`
}
