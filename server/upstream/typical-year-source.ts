import { type UpstreamAnswer, UpstreamUnavailable } from './http-fetch.ts'

/**
 * A source has no typical year for a location, and asking again will not help. `reason` may be
 * shown to clients.
 */
export class NoTypicalYear extends Error {
  constructor(
    readonly service: string,
    /** In the source's own words. */
    readonly reason: string,
  ) {
    super(`${service} has no data there: ${reason}`)
    this.name = 'NoTypicalYear'
  }
}

/** Where typical years come from. */
export interface TypicalYearSource {
  /** Name of the service, as users know it. */
  readonly service: string
  /** What users of the data should know, including who owns the data. */
  readonly notes: readonly string[]
  /**
   * Weather file of the typical year for a location, in a format that `parseWeather` reads.
   * Fails: UpstreamUnavailable, NoTypicalYear.
   */
  fetch(latitude: number, longitude: number): Promise<Uint8Array<ArrayBuffer>>
}

/** The error for an answer with a status that the adapter does not handle. */
export function unexpected(service: string, { status }: UpstreamAnswer): UpstreamUnavailable {
  return new UpstreamUnavailable(service, `answered with an error (HTTP ${status})`)
}
