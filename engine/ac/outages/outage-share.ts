import { plantAcKw, plantDcW } from '../../core/nameplate.ts'
import type { Resolved } from '../../core/option.ts'
import { orderFreeSum } from '../../core/order-free-sum.ts'
import { partsOf } from '../../core/plant-parts.ts'
import type { Sink } from '../../core/sink.ts'

type Period = NonNullable<Resolved['ac_losses']['outages']>['periods'][number]

/** What a period takes. */
export interface OutageShare {
  /** Of the plant, by the nominal power of its inverters. */
  readonly fraction: number
  /** Of the parts that it names, by their number; null for an outage of the plant, which is one of all parts too. */
  readonly parts: ReadonlyMap<number, number> | null
}

/** A part of the plant at its inverters. */
interface AtInverters {
  readonly id: string
  readonly owner: number
  readonly number: number
  readonly unitKw: number
  /** Of the inverters, what is the part's: several parts have theirs by the power of their modules. */
  readonly kw: number
}

/** More names do not fit into one message. */
const NAMED_MAX = 20

/**
 * Reads what periods take: the fraction of what they name, or a number of inverters. Null with a failure.
 * Fails: for parts that the plant does not have, more inverters than there are, inverters of several
 * sizes or of another part, and a fraction next to a number.
 */
export function readShares(request: Resolved): (period: Period, field: string, sink: Sink) => OutageShare | null {
  let known: readonly AtInverters[] | null = null
  return (period, field, sink) => {
    if (period.sub_arrays === null && period.inverters === null) return { fraction: period.fraction, parts: null }
    known ??= partsAtInverters(request)
    return namedShare(request, known, period, (name, message) => {
      sink.fail(`${field}.${name}`, message)
      return null
    })
  }
}

type Fail = (name: 'sub_arrays' | 'inverters', message: string) => null

function namedShare(request: Resolved, all: readonly AtInverters[], period: Period, fail: Fail): OutageShare | null {
  const { sub_arrays: ids, inverters, fraction, kind } = period
  if (kind === 'grid')
    return fail(
      ids === null ? 'inverters' : 'sub_arrays',
      'Parts and inverters are of the plant, but this is an outage of the grid: send null, or kind plant',
    )
  const wanted = new Set(ids)
  const named = all.flatMap(({ id }, k) => (ids === null || wanted.has(id) ? [k] : []))
  const ofPlant = new Set(all.map(({ id }) => id))
  const unknown = ids?.find((id) => !ofPlant.has(id))
  if (unknown !== undefined) return fail('sub_arrays', `No part has the id ${unknown}; there is ${namesOf(request, all)}`)
  if (inverters === null) return shareOf(request, all, named, fraction)
  if (fraction !== 1) return fail('inverters', 'A number of inverters takes the place of fraction: send either')
  const owners = named.map((k) => all[k]).filter(({ owner }, at) => owner === named[at])
  if (ids !== null && owners.length < named.length)
    return fail('inverters', 'A named part has no inverters of its own: name the part whose inverters it shares, or send fraction')
  const number = owners.reduce((sum, part) => sum + part.number, 0)
  if (inverters > number) return fail('inverters', `${inverters} inverters are out, but there are ${number}: send a lower number`)
  if (owners.some((part) => part.unitKw !== owners[0].unitKw))
    return fail('inverters', 'The inverters have several nominal powers: name parts of one size in sub_arrays, or send fraction')
  const outOwners = new Set(named)
  const atThem = all.flatMap(({ owner }, k) => (outOwners.has(owner) ? [k] : []))
  return shareOf(request, all, atThem, inverters / number)
}

/** @param named  numbers of the parts that are out */
function shareOf(request: Resolved, all: readonly AtInverters[], named: readonly number[], fraction: number): OutageShare {
  if (named.length === all.length) return { fraction, parts: null }
  const kw = orderFreeSum(named.map((k) => all[k].kw))
  return { fraction: (fraction * kw) / plantAcKw(request), parts: new Map(named.map((k) => [k, fraction])) }
}

function namesOf({ sub_arrays }: Resolved, all: readonly AtInverters[]): string {
  if (sub_arrays === null) return 'none: send null'
  const ids = all.slice(0, NAMED_MAX).map(({ id }) => id)
  return ids.join(', ')
}

function partsAtInverters(request: Resolved): AtInverters[] {
  const parts = partsOf(request)
  const dcW = parts.map((part) => plantDcW(part.request))
  const sharedW = new Map<number, number>()
  parts.forEach(({ owner }, k) => {
    sharedW.set(owner, (sharedW.get(owner) ?? 0) + dcW[k])
  })
  return parts.map(({ id, owner, request: { array, inverter } }, k) => ({
    id,
    owner,
    number: array.n_inverters,
    unitKw: inverter.p_ac_nom_kw,
    kw: (array.n_inverters * inverter.p_ac_nom_kw * dcW[k]) / (sharedW.get(owner) ?? dcW[k]),
  }))
}
