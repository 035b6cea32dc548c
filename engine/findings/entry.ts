/** A number, with its unit in its name, or a word that is no sentence. */
export type Value = number | string | boolean | null | readonly (number | string)[]
export type Values = Readonly<Record<string, Value>>

/** What a reader calls a field, from its dot path in the full request. What it does not know it returns. */
export type Names = (path: string) => string

/** `info`: what the run did or assumed. `warning`: what to check before the numbers are trusted. */
export type Level = 'info' | 'warning'

/** A sentence about values, in the words of a reader. */
export type Text<V extends Values> = (values: V, name: Names) => string

export interface Entry<V extends Values = never> {
  readonly level: Level
  readonly text: Text<V>
  /** What was found, without what to do about it, where that stands alone too. */
  readonly fact?: Text<V>
}

export function info<V extends Values>(text: Text<V>): Entry<V> {
  return { level: 'info', text }
}

export function warning<V extends Values>(text: Text<V>): Entry<V> {
  return { level: 'warning', text }
}

/** A warning whose fact also describes the weather of a run. */
export function suspicion<V extends Values>(fact: Text<V>, advice: Text<V>): Entry<V> {
  return { level: 'warning', fact, text: (values, name) => `${fact(values, name)}: ${advice(values, name)}` }
}
