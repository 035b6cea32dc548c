import { plantAcKw } from '../../core/nameplate.ts'
import type { Resolved } from '../../core/option.ts'
import { orderFreeSum } from '../../core/order-free-sum.ts'
import { partsOf } from '../../core/plant-parts.ts'
import type { Sink } from '../../core/sink.ts'

type Period = NonNullable<Resolved['ac_losses']['outages']>['periods'][number]

/** Inverters of a part of the plant. */
interface Inverters {
  readonly id: string
  readonly number: number
  readonly kw: number
}

/** More names do not fit into one message. */
const NAMED_MAX = 20

/**
 * Share of the plant that a period takes: the fraction of what it names, or a number of inverters,
 * by the nominal power of the inverters. Null with a failure.
 * Fails: for parts that the plant does not have, more inverters than there are, inverters of several
 * sizes, and a fraction next to a number.
 */
export function outageShare(
  request: Resolved,
  { fraction, sub_arrays: ids, inverters, kind }: Period,
  field: string,
  sink: Sink,
): number | null {
  if (ids === null && inverters === null) return fraction
  const fail = (name: string, message: string): null => {
    sink.fail(`${field}.${name}`, message)
    return null
  }
  const first = ids === null ? 'inverters' : 'sub_arrays'
  if (kind === 'grid')
    return fail(first, 'Parts and inverters are of the plant, but this is an outage of the grid: send null, or kind plant')
  const all = invertersOf(request)
  const wanted = new Set(ids)
  const known = new Set(all.map(({ id }) => id))
  const named = ids === null ? all : all.filter(({ id }) => wanted.has(id))
  const unknown = ids?.find((id) => !known.has(id))
  if (unknown !== undefined) {
    const some =
      request.sub_arrays === null
        ? 'none: send null'
        : all
            .slice(0, NAMED_MAX)
            .map(({ id }) => id)
            .join(', ')
    return fail('sub_arrays', `No part with inverters of its own has the id ${unknown}; there is ${some}`)
  }
  const kw = orderFreeSum(named.map((part) => part.number * part.kw))
  if (inverters === null) return (fraction * kw) / plantAcKw(request)
  if (fraction !== 1) return fail('inverters', 'A number of inverters takes the place of fraction: send either')
  const number = named.reduce((sum, part) => sum + part.number, 0)
  if (inverters > number) return fail('inverters', `${inverters} inverters are out, but there are ${number}: send a lower number`)
  if (named.some((part) => part.kw !== named[0].kw))
    return fail('inverters', 'The inverters have several nominal powers: name parts of one size in sub_arrays, or send fraction')
  return ((inverters / number) * kw) / plantAcKw(request)
}

function invertersOf(request: Resolved): Inverters[] {
  return partsOf(request).flatMap(({ id, owner, request: { array, inverter } }, k) =>
    owner === k ? [{ id, number: array.n_inverters, kw: inverter.p_ac_nom_kw }] : [],
  )
}
