import type { Weather, WeatherRef } from '@pvyield/contract/schemas'
import type { ValidatorName } from '@pvyield/contract/validators'
import type { DerivedMeta } from '@pvyield/engine'

/** What an operation of weather answers. */
export interface Derived {
  /** Weather that it made, which is stored; null for a report alone. */
  readonly made: { readonly weather: Weather; readonly meta: DerivedMeta } | null
  /** The other keys of the answer. */
  readonly report: object
  /**
   * The answer in another form than JSON, if the caller asked for one.
   * @param id  of the made weather; empty without one
   */
  readonly text?: (id: string) => DerivedText | null
}

/** An answer that is no JSON. */
export interface DerivedText {
  readonly contentType: 'text/html' | 'text/csv'
  readonly text: string
}

/** What work takes in addition to reading its body. */
export interface DerivingCost {
  /** Rows of all weather that is read and made. */
  readonly rows: number
  /** Seconds of a reference core, and bytes at the peak, for one row. */
  readonly secondsPerRow: number
  readonly bytesPerRow: number
  /** Field that makes it cost less. */
  readonly field: string
}

/** What an operation has of its host. */
export interface DerivingMeans {
  /**
   * The section that a body names by its id, or has in itself; a stored one is frozen.
   * @param field  where it stands in the body
   * Fails: Problem not_found.
   */
  weather(sent: WeatherRef | Weather, field: string): Promise<Weather>
  /** Waits for room; call it before the work. Fails: Problem too_costly; as the guard of the task. */
  admit(cost: DerivingCost): Promise<void>
  /** Ends work whose caller has left: call it every few thousand rows. */
  checkpoint(): void
}

/** An operation that takes weather and answers weather, or a report on it. */
export interface WeatherOperation<Body, Query> {
  /** Of its body, whose defaults it fills in. */
  readonly validator: ValidatorName
  /** Fails: EngineError with paths of the body; Problem. */
  derive(body: Body, query: Query, means: DerivingMeans): Promise<Derived>
}

/** Id of weather that a body names. That which a section in the body states of itself may be another's. */
export function idsOf(sent: WeatherRef | Weather): string[] {
  return 'id' in sent ? [sent.id] : []
}
