import type { OptimiseRequest } from '@pvyield/sdk'
import { UsageError } from './usage-error.ts'

type Field = OptimiseRequest['fields'][number]

/** A field as it is written: `tilt_deg=0:60`, or `gcr=0.2:0.8:0.01` with its step. Fails: UsageError. */
export function optimisedField(text: string): Field {
  const [, path = '', range = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  const parts = range.split(':')
  const [min = Number.NaN, max = Number.NaN, step] = parts.map(numberOf)
  if (path === '' || parts.length > 3 || ![min, max, step ?? 0].every(Number.isFinite))
    throw new UsageError(`${text} is no field with bounds: write MIN:MAX, or MIN:MAX:STEP, as tilt_deg=0:60 or gcr=0.2:0.8:0.01`)
  return { path, min, max, ...(step !== undefined && { step }) }
}

/** Costs as they are written: `usd_per_kwh=0.06,usd_per_m2=0.5`. Fails: UsageError. */
export function sentCosts(text: string): Record<string, number> {
  const costs = text.split(',').map((each): [string, number] => {
    const [name = '', value = ''] = each.split('=')
    return [name.trim(), numberOf(value)]
  })
  const wrong = costs.find(([name, value]) => name === '' || !Number.isFinite(value))
  if (wrong !== undefined) throw new UsageError(`${text} are no costs: write names with numbers, as usd_per_kwh=0.06,usd_per_m2=0.5`)
  return Object.fromEntries(costs)
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
