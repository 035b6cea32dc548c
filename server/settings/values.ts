/** A setting that prevents the server from starting. The message names the variable and the fix. */
export class ConfigError extends Error {
  constructor(variable: string, value: string, fix: string) {
    super(`${variable}=${JSON.stringify(withoutSecrets(value))}: ${fix}`)
    this.name = 'ConfigError'
  }
}

/**
 * An address that is safe to show: user, password and query, which may contain keys, are removed.
 */
export function withoutSecrets(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//...@').replace(/\?.*/s, '?...')
}

export type Environment = Readonly<Record<string, string | undefined>>

export const DAY_MILLIS = 86_400_000

export function wholeNumber(environment: Environment, variable: string, fallback: number, min: number, max: number): number {
  const value = environment[variable]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= min && number <= max) return number
  throw new ConfigError(variable, value, `give a whole number from ${min} to ${max}, or leave it unset for ${fallback}`)
}

export function flag(environment: Environment, variable: string, fallback = false): boolean {
  const value = environment[variable] ?? ''
  if (value === '') return fallback
  if (value === '0' || value === 'false') return false
  if (value === '1' || value === 'true') return true
  throw new ConfigError(variable, value, `give 1 or 0, or leave it unset for ${fallback ? 1 : 0}`)
}

export function token(environment: Environment, variable: string): string | null {
  const value = environment[variable] ?? ''
  if (value === '') return null
  if (/^[\w.~+/=-]{16,500}$/.test(value)) return value
  throw new ConfigError(variable, '...', 'give 16 to 500 letters, digits and characters of -._~+/=, or leave it unset')
}

/** An address without its trailing slash; empty when it is unset. */
export function address(environment: Environment, variable: string, what: string): string {
  const value = environment[variable] ?? ''
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return value.replace(/\/+$/, '')
  throw new ConfigError(variable, value, `give ${what}, or leave it unset`)
}

/** An address that clients see. Fails: ConfigError for one with a user or password. */
export function withoutUser(variable: string, value: string): string {
  const { username, password } = URL.canParse(value) ? new URL(value) : { username: '', password: '' }
  if (username === '' && password === '') return value
  throw new ConfigError(variable, value, 'give it without user and password: every answer and every mail would show them')
}

export function oneOf<const Value extends string>(
  environment: Environment,
  variable: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = environment[variable] || fallback
  const known = values.find((candidate) => candidate === value)
  if (known !== undefined) return known
  throw new ConfigError(variable, value, `give ${values.join(' or ')}, or leave it unset for ${fallback}`)
}
