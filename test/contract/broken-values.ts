import type { Choices } from './seeded.ts'

/** Values that hardly any field accepts. */
const ODD = [
  null,
  true,
  '',
  'NaN',
  '48',
  [],
  {},
  [[]],
  -1,
  0,
  1e308,
  -1e308,
  5e-324,
  1.5,
  2 ** 53,
  '\u0000',
  '\ud800',
  [null],
  { id: 1 },
  { id: 'x' },
  { model: {} },
]

/** Breaks a body in one position: a value, a key or a list. */
export function breakBody(body: unknown, choices: Choices): unknown {
  const copy: unknown = structuredClone(body)
  const places = placesIn(copy)
  if (places.length === 0 || choices.chance(0.02)) return choices.of(ODD)
  const { parent, key } = choices.of(places)
  choices.of([
    () => assign(parent, key, choices.of(ODD)),
    () => assign(parent, key, choices.of(ODD)),
    () => Reflect.deleteProperty(parent, key),
    () => !Array.isArray(parent) && assign(parent, choices.of(['extra', '__proto__', 'constructor', 'a.b/c~d', '']), choices.of(ODD)),
    () => Array.isArray(parent) && parent.splice(0, choices.of([1, parent.length])),
    () => Array.isArray(parent) && parent.push(...parent, choices.of(ODD)),
  ])()
  return copy
}

/** Changes a text so that it is no longer JSON, or has a number that is not finite. */
export function breakText(text: string, choices: Choices): string {
  const at = Math.floor(choices.next() * text.length)
  return choices.of([
    text.slice(0, at),
    `${text.slice(0, at)}${choices.of(['}', ']', '"', ',', '\u0000', '/*', '\\'])}${text.slice(at)}`,
    text.replace(/:-?\d+(\.\d+)?/, `:${choices.of(['NaN', 'Infinity', '-Infinity', '1e999', '+1', '01', '0x10', '.5', '1.', 'nan'])}`),
    `${text}${text}`,
    `${'['.repeat(5000)}${text}${']'.repeat(5000)}`,
    `\ufeff${text}`,
  ])
}

interface Place {
  readonly parent: object
  readonly key: string
}

/** Positions of all keys of every object, and of the first items of every list. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value).slice(0, Array.isArray(value) ? 3 : undefined)
  return keys.flatMap((key) => [{ parent: value, key }, ...placesIn((value as Record<string, unknown>)[key])])
}

function assign(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value: structuredClone(value), enumerable: true, configurable: true, writable: true })
}
