import { isValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'

/**
 * The request with outages and a battery that name no part, and count no inverters: where the parts are invalid, nothing can be said of
 * those that do. Their times are still checked.
 */
export function withoutNamed(sent: Resolved): Resolved {
  const { ac_losses: losses, storage } = sent
  const request = isValid(storage) && storage !== null ? { ...sent, storage: { ...storage, sub_array: null } } : sent
  if (!isValid(losses)) return request
  const { outages } = losses
  if (outages === null || outages === undefined || !isValid(outages)) return request
  const periods = outages.periods.map((period) =>
    period.sub_arrays === null && period.inverters === null ? period : { ...period, sub_arrays: null, inverters: null, fraction: 0 },
  )
  return { ...request, ac_losses: { ...losses, outages: { ...outages, periods } } }
}
