import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { check, labelsOf, PART_QUANTITIES, type Resolved, type RunOutcome, run, seriesToWire } from '@pvyield/engine'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { ofParts } from './plant-of-parts.ts'
import { sent } from './sent-parts.ts'

const EAST = { id: 'east', array: { azimuth_deg: 90, n_inverters: 2 } }
const WEST = { id: 'west', array: { track_mode: 'single_axis', azimuth_deg: 180, n_inverters: 1 } } as const
const SHARER = { id: 'west', array: { azimuth_deg: 270 }, shares_inverter_with: 'east' }
const WIDE = { v_mppt_min_v: 300, v_mppt_max_v: 1000 }

const base = everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR })
const plant: Resolved = { ...base, inverter: { ...base.inverter, ...WIDE } as Resolved['inverter'] }
const asking = (names: readonly string[], ...parts: Parameters<typeof ofParts>[1][]): Resolved =>
  ({ ...ofParts(plant, ...parts), sub_array_series: names }) as Resolved
const withSeries = (request: Resolved): RunOutcome => run(request, { withSeries: true })

function column({ series }: RunOutcome, name: string): Float64Array {
  const found = series?.columns[series.names.indexOf(name)]
  if (found === undefined) throw new Error(`no series ${name}`)
  return found
}

function worst(one: Float64Array, other: (row: number) => number): number {
  return one.reduce((most, value, row) => Math.max(most, Math.abs(value - other(row))), 0)
}

describe('series of parts', () => {
  const names = PART_QUANTITIES.filter((name) => !['GlobSnw', 'ILPmxSH', 'GlobGnd', 'GlobBack', 'RearMis'].includes(name))

  test('each is that of the part alone, and energies add up to the plant', () => {
    const both = withSeries(asking(names, EAST, WEST))
    for (const part of [EAST, WEST]) {
      const alone = withSeries(ofParts(plant, part))
      for (const name of names) {
        const own = `${part.id}/${name}`
        if (both.series?.names.includes(own)) {
          const expected = column(alone, name)
          expect([own, worst(column(both, own), (row) => expected[row] ?? 0) < 1e-9]).toEqual([own, true])
        } else expect([part.id, ['PhiAng', 'TrkState']]).toEqual(['east', expect.arrayContaining([name])])
      }
    }
    for (const name of ['EArrNom', 'EArrMPP', 'EArray', 'EOutInv', 'IL_Night']) {
      const [east, west] = [column(both, `east/${name}`), column(both, `west/${name}`)]
      expect([name, worst(column(both, name), (row) => (east[row] ?? 0) + (west[row] ?? 0)) < 1e-9]).toEqual([name, true])
    }
    const wire = both.series && seriesToWire(both.series)
    expect(wire?.units['east/UArray']).toBe('V')
    expect(wire?.labels['west/EOutInv']).toMatch(/^west: /)
  })

  test('a sole part has the series of the plant', () => {
    const one = withSeries(asking(['EOutInv', 'TArray'], EAST))
    for (const name of ['EOutInv', 'TArray']) expect(column(one, `east/${name}`)).toEqual(column(one, name))
  })

  test('parts in parallel at one inverter add up, with what their common voltage loses, and have no voltage of their own', () => {
    const asked = ['MisLoss', 'EArrMPP', 'EArray', 'InvLoss', 'EOutInv']
    const both = withSeries(asking(asked, EAST, { ...SHARER, parallel: true }))
    for (const name of asked) {
      const [east, west] = [column(both, `east/${name}`), column(both, `west/${name}`)]
      expect([name, worst(column(both, name), (row) => (east[row] ?? 0) + (west[row] ?? 0)) < 1e-9]).toEqual([name, true])
    }
    expect(() => check(asking(['UArray'], EAST, SHARER))).toThrow('UArray')
  })

  test('a choice of columns takes some of them', () => {
    const chosen = run(asking(['EOutInv', 'TArray'], EAST, WEST), { withSeries: true, chooseSeries: () => ['E_Grid', 'west/EOutInv'] })
    expect(chosen.series?.names).toEqual(['E_Grid', 'west/EOutInv'])
    expect(chosen.series?.columns[1]).toEqual(column(withSeries(asking(['EOutInv'], EAST, WEST)), 'west/EOutInv'))
    expect(check(asking(['EOutInv'], EAST, WEST)).slice(-2)).toEqual(['east/EOutInv', 'west/EOutInv'])
  })
})

test('the document names what a part has of its own', () => {
  const { RunRequest } = JSON.parse(readFileSync('openapi.json', 'utf8')).components.schemas
  expect(RunRequest.properties.sub_array_series.items.enum).toEqual(PART_QUANTITIES)
  expect(labelsOf(['a/E_Grid', 'E_Grid', 'x/y'])).toMatchObject({ 'x/y': 'Reference series' })
})

describe('refusals', () => {
  const parts = (count: number): object[] => Array.from({ length: count }, (_, k) => ({ id: `p${k}`, array: { tilt_deg: k / 8 } }))
  test.each<[string, unknown, object, string, RegExp]>([
    ['a plant without parts', null, { sub_array_series: ['EOutInv'] }, 'sub_array_series', /without parts/],
    ['a series that no part has', parts(2), { sub_array_series: ['EOutInv', 'GlobBack'] }, 'sub_array_series.1', /GlobBack/],
    ['a series of the plant', parts(2), { sub_array_series: ['E_Grid'] }, 'sub_array_series.0', /EOutInv/],
    ['too many columns', parts(101), { sub_array_series: ['EOutInv', 'TArray'] }, 'sub_array_series', /202 columns.*at most 1 of them/],
    ['too many parts', parts(201), { sub_array_series: ['EOutInv'] }, 'sub_array_series', /send null/],
  ])('%s', async (_, of, changes, field, message) => {
    const { failures } = await sent(of, changes)
    expect(failures).toHaveProperty([field], expect.stringMatching(message))
  })
})
