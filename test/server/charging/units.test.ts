import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { billingOfPart } from '../../../server/charging/billing.ts'
import { unitsOf } from '../../../server/charging/units.ts'
import { PRICING } from './pricing.ts'

interface Plant {
  readonly placements?: number
  readonly objects?: number
  readonly track_mode?: string
  readonly tracking?: string | null
  readonly step?: number
  readonly rows?: number
}

function units({ placements, objects = 0, track_mode = 'single_axis', tracking = null, step = 60, rows = 8760 * (60 / step) }: Plant) {
  const scene = placements === undefined ? null : { placements: new Array(placements), objects: new Array(objects) }
  const request = { array: { track_mode, tracking }, scene, weather: { step_minutes: step, temp_air_c: { length: rows } } }
  return unitsOf(request as unknown as Resolved, PRICING)
}

/** Calculated by hand from the published rule. */
const CASES: readonly (readonly [string, Plant, number])[] = [
  ['an hourly year without a scene', {}, 1],
  ['a fixed plant', { track_mode: 'fixed' }, 1],
  ['499 placements', { placements: 499 }, 1],
  ['500 placements', { placements: 500 }, 2],
  ['1,250 placements: 1 + 2', { placements: 1250 }, 3],
  ['49 objects', { placements: 1, objects: 49 }, 1],
  ['50 objects', { placements: 1, objects: 50 }, 2],
  ['1,000 placements and 120 objects: 1 + 2 + 2', { placements: 1000, objects: 120 }, 5],
  ['terrain-aware: x 2', { placements: 10, tracking: 'terrain_aware' }, 2],
  ['terrain-aware is a word for trackers only', { placements: 10, track_mode: 'fixed', tracking: 'terrain_aware' }, 1],
  ['other tracking', { placements: 10, tracking: 'backtracking' }, 1],
  ['half-hours: x 2', { step: 30 }, 2],
  ['quarter-hours: x 4', { step: 15 }, 4],
  ['10 minutes: x 6', { step: 10 }, 6],
  ['5 minutes: x 12', { step: 5 }, 12],
  ['1 minute: x 60', { step: 1 }, 60],
  ['20 minutes: ceil(60 / 20)', { step: 20 }, 3],
  ['7 minutes: ceil(60 / 7)', { step: 7, rows: 70_000 }, 9],
  ['7.5 minutes: ceil(60 / 7.5)', { step: 7.5 }, 8],
  ['45 minutes: ceil(60 / 45)', { step: 45, rows: 11_680 }, 2],
  ['3 hours: ceil(60 / 180)', { step: 180, rows: 2920 }, 1],
  ['a leap year', { rows: 8784 }, 1],
  ['one hour more than a leap year', { rows: 8785 }, 2],
  ['two years', { rows: 17_520 }, 2],
  ['two years, one of them a leap year', { rows: 17_544 }, 2],
  ['twenty years with five leap days', { rows: 175_320 }, 20],
  ['a leap year of minutes', { step: 1, rows: 527_040 }, 60],
  ['one minute more', { step: 1, rows: 527_041 }, 120],
  ['a day', { rows: 24 }, 1],
  ['everything: (1 + 3 + 2) x 2 x 4 x 2', { placements: 1700, objects: 100, tracking: 'terrain_aware', step: 15, rows: 2 * 35_040 }, 96],
]

describe('the units of a run', () => {
  test.each(CASES)('%s', (_name, plant, expected) => {
    expect(units(plant).units).toBe(expected)
  })

  test('its reasons name every term and add up to them', () => {
    for (const [name, plant] of CASES) {
      const { units: total, reasons } = units(plant)
      expect([name, reasons.reduce((sum, reason) => sum + reason.units, 0)]).toEqual([name, total])
      expect(reasons.map(({ term }) => term)).toEqual(['base', 'placements', 'objects', 'terrain_aware', 'step', 'weather_years'])
    }
  })

  test('a multiplier is a term of its own', () => {
    const plant = { placements: 1700, objects: 100, tracking: 'terrain_aware', step: 15, rows: 2 * 35_040 }
    expect(units(plant).reasons).toEqual([
      { term: 'base', amount: 1, units: 1 },
      { term: 'placements', amount: 1700, units: 3 },
      { term: 'objects', amount: 100, units: 2 },
      { term: 'terrain_aware', amount: 2, units: 6 },
      { term: 'step', amount: 4, units: 36 },
      { term: 'weather_years', amount: 2, units: 48 },
    ])
  })
})

test('of a study of which less is charged than was reserved, what was paid for comes back first', () => {
  const billing = { units: 10, reasons: [], free_units: 4, price_usd: 0.06, paid_by: 'wallet' } as const
  const part = (units: number) => {
    const { free_units: free, price_usd: price, paid_by: by } = billingOfPart({ ...billing, reasons: [] }, { units, reasons: [] })
    return [free, price, by]
  }
  expect([part(10), part(7), part(4), part(1), part(0)]).toEqual([
    [4, 0.06, 'wallet'],
    [4, 0.03, 'wallet'],
    [4, 0, 'free'],
    [1, 0, 'free'],
    [0, 0, 'free'],
  ])
})
