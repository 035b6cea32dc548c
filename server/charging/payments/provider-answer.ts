/** An answer of the provider that has another form than its document states. */
export class OddAnswer extends Error {
  constructor(name: string, expected: string) {
    super(`The payment provider answered without ${name} (${expected})`)
    this.name = 'OddAnswer'
  }
}

type Fields = Readonly<Record<string, unknown>>

export function objectIn(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new OddAnswer(name, 'an object')
}

export function listIn(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new OddAnswer(name, 'a list')
}

export function textIn(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new OddAnswer(name, 'a text')
}

/** Null for a field that is null or left out. */
export function optionalText(value: unknown, name: string): string | null {
  return value === null || value === undefined ? null : textIn(value, name)
}

/** The id of something that is given by its id or whole. */
export function idIn(value: unknown, name: string): string {
  return textIn(typeof value === 'string' ? value : objectIn(value, name).id, name)
}

export function optionalId(value: unknown, name: string): string | null {
  return value === null || value === undefined ? null : idIn(value, name)
}

/** Cents of an amount. */
export function centsIn(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new OddAnswer(name, 'a whole number of cents')
}
