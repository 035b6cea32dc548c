import type { SentBody } from '@pvyield/contract/handlers'
import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import type { Context } from '../http/context.ts'
import { networkOf } from '../http/network.ts'
import { Problem } from '../http/problem.ts'

/** Sections that an address names by id. */
const BY_ID = ['weather', 'module', 'inverter'] as const
type ById = (typeof BY_ID)[number]

/** The fields of a simple run that an address can have. */
export type SimpleAddress = Partial<Omit<SimpleRunRequest, ById | 'scene' | 'sub_arrays' | 'uncertainty_parts'>> & {
  readonly [Section in ById as `${Section}_id`]?: string
}

/** The body of the POST that means the same. Only fields that were sent are in it. */
export function bodyOf(address: SimpleAddress): SentBody {
  const { weather_id, module_id, inverter_id, ...fields } = address
  const ids = { weather: weather_id, module: module_id, inverter: inverter_id }
  const sections = BY_ID.flatMap((name) => (ids[name] === undefined ? [] : [[name, { id: ids[name] }]]))
  return { text: JSON.stringify({ ...fields, ...Object.fromEntries(sections) }) }
}

/**
 * A browser sends its cookies along when a page of another site names the address, and a run may be
 * charged: here a session is no account.
 */
export function withoutSession(context: Context): Context {
  if (context.account?.by.kind !== 'session') return context
  return { ...context, account: null, caller: networkOf(context.address) }
}

/** Names the parameters of the address in a refusal. Fails: as the work does. */
export async function inAddressWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof Problem) || !cause.errors.some(({ field }) => parameterOf(field) !== field)) throw cause
    const items = cause.errors.map((item) => ({ ...item, field: parameterOf(item.field) }))
    throw Problem.ofItems(cause.code, items, cause.omitted, cause.headers)
  }
}

function parameterOf(field: string | null): string | null {
  const section = BY_ID.find((name) => field === name || field === `${name}.id`)
  return section === undefined ? field : `${section}_id`
}
