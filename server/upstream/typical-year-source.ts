import { type UpstreamAnswer, UpstreamUnavailable } from './http-fetch.ts'

/** A source that has no typical year of a place, now and later; `reason` may be shown to clients. */
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
  /** What users of its data should know, whose data they are included. */
  readonly notes: readonly string[]
  /**
   * Weather file of the typical year of a place, which `parseWeather` reads.
   * Fails: UpstreamUnavailable, NoTypicalYear.
   */
  fetch(latitude: number, longitude: number): Promise<Uint8Array<ArrayBuffer>>
}

/** The refusal of an answer that the adapter does not know. */
export function unexpected(service: string, { status }: UpstreamAnswer): UpstreamUnavailable {
  return new UpstreamUnavailable(service, `answered with an error (HTTP ${status})`)
}
