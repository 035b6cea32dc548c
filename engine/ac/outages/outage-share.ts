import type { Resolved } from '../../core/option.ts'

export type SentPeriod = NonNullable<Resolved['ac_losses']['outages']>['periods'][number]

/** What a period takes. */
export interface OutageShare {
  /** Of the plant, by the nominal power of its inverters. */
  readonly fraction: number
  /** Of the parts that it names, by their number; null for an outage of the plant, which is one of all parts too. */
  readonly parts: ReadonlyMap<number, number> | null
}

export type Fail = (name: 'sub_arrays' | 'inverters', message: string) => null
/** Reads what a period of the plant takes. Null with a failure. */
export type ShareOf = (period: SentPeriod, fail: Fail) => OutageShare | null

/**
 * Of a plant without parts; that of several parts is in `named-share.ts`, which pages load with them.
 * Fails: for names of parts, more inverters than there are, and a fraction next to a number.
 */
export function shareOfOne(request: Resolved): ShareOf {
  return (period, fail) => {
    if (period.sub_arrays !== null) return fail('sub_arrays', 'The plant has no parts: send null')
    const fraction = fractionOut(period, request.array.n_inverters, fail)
    return fraction === null ? null : { fraction, parts: null }
  }
}

/** @param number  how many inverters there are */
export function fractionOut({ fraction, inverters }: SentPeriod, number: number, fail: Fail): number | null {
  if (inverters === null) return fraction
  if (fraction !== 1) return fail('inverters', 'A number of inverters takes the place of fraction: send either')
  if (inverters > number) return fail('inverters', `${inverters} inverters are out, but there are ${number}: send a lower number`)
  return inverters / number
}
