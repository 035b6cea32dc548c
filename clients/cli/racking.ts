import type { Call, RACKINGS } from './command.ts'
import { UsageError } from './usage-error.ts'

/** What `--racking` and `--tracker` say; nothing when neither is given. Fails: UsageError when they differ. */
export function rackingOf({ values, flags }: Call): { racking?: (typeof RACKINGS)[number] } {
  const racking = values.racking as (typeof RACKINGS)[number] | undefined
  if (!flags.has('tracker')) return racking === undefined ? {} : { racking }
  if (racking !== undefined && racking !== 'single_axis')
    throw new UsageError(`--tracker is --racking single_axis, and --racking is ${racking}: leave one of them out`)
  return { racking: 'single_axis' }
}
