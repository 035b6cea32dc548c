const MILLIS_PER_MINUTE = 60_000

/** A stamp of the weather section, `2013-01-04T08:05`, from milliseconds of the local clock since 1970. */
export function stampOf(localMillis: number): string {
  return new Date(Math.round(localMillis / MILLIS_PER_MINUTE) * MILLIS_PER_MINUTE).toISOString().slice(0, 16)
}

/** Milliseconds since 1970 of a stamp that carries no zone, as if it were UTC. */
export function millisOf(stamp: string): number {
  return Date.parse(`${stamp.replace(' ', 'T')}Z`)
}
