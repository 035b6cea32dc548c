import { plantAcKw, plantDcW } from '../../core/nameplate.ts'
import type { Resolved } from '../../core/option.ts'
import { orderFreeSum } from '../../core/order-free-sum.ts'
import { partsOf } from '../../core/plant-parts.ts'
import { type Fail, fractionOut, type OutageShare, type SentPeriod, type ShareOf } from './outage-share.ts'

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
 * Of a plant of parts: the fraction of what a period names, or a number of inverters.
 * Fails: for parts that the plant does not have, more inverters than there are, inverters of several
 * sizes or of another part, and a fraction next to a number.
 */
export function shareOfParts(request: Resolved): ShareOf {
  let known: readonly AtInverters[] | null = null
  return (period, fail) => {
    if (period.sub_arrays === null && period.inverters === null) return { fraction: period.fraction, parts: null }
    known ??= partsAtInverters(request)
    return namedShare(request, known, period, fail)
  }
}

function namedShare(request: Resolved, all: readonly AtInverters[], period: SentPeriod, fail: Fail): OutageShare | null {
  const { sub_arrays: ids, inverters } = period
  const wanted = new Set(ids)
  const named = all.flatMap(({ id }, k) => (ids === null || wanted.has(id) ? [k] : []))
  const ofPlant = new Set(all.map(({ id }) => id))
  const unknown = ids?.find((id) => !ofPlant.has(id))
  if (unknown !== undefined) return fail('sub_arrays', `No part has the id ${unknown}; there is ${namesOf(all)}`)
  const owners = named.map((k) => all[k]).filter(({ owner }, at) => owner === named[at])
  const number = owners.reduce((sum, part) => sum + part.number, 0)
  const fraction = fractionOut(period, number, fail)
  if (fraction === null) return null
  if (inverters === null) return shareOf(request, all, named, fraction)
  if (ids !== null && owners.length < named.length)
    return fail('inverters', 'A named part has no inverters of its own: name the part whose inverters it shares, or send fraction')
  if (owners.some((part) => part.unitKw !== owners[0].unitKw))
    return fail('inverters', 'The inverters have several nominal powers: name parts of one size in sub_arrays, or send fraction')
  const outOwners = new Set(named)
  const atThem = all.flatMap(({ owner }, k) => (outOwners.has(owner) ? [k] : []))
  return shareOf(request, all, atThem, fraction)
}

/** @param named  numbers of the parts that are out */
function shareOf(request: Resolved, all: readonly AtInverters[], named: readonly number[], fraction: number): OutageShare {
  if (named.length === all.length) return { fraction, parts: null }
  const kw = orderFreeSum(named.map((k) => all[k].kw))
  return { fraction: (fraction * kw) / plantAcKw(request), parts: new Map(named.map((k) => [k, fraction])) }
}

function namesOf(all: readonly AtInverters[]): string {
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
