/** Turns a value of the reference into one of the station. */
export type Mapping = (reference: number) => number

/** Pairs of values of both series at the same hours. */
export interface Pairs {
  readonly reference: Float64Array
  readonly station: Float64Array
  /** Weight of the difference of a pair: the extraterrestrial irradiance for a clearness, 1 elsewhere. */
  readonly weight: Float64Array
}

/** A way to derive one series from another. */
export interface CorrelationMethod {
  readonly title: string
  readonly source: string
  /** What a user should know of the result. */
  readonly remark: string
  /** @param isRatio  values start at zero, so a factor corrects their mean; otherwise a difference */
  fit(pairs: Pairs, isRatio: boolean): Mapping
}
