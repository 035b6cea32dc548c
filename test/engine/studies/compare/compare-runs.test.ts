import { describe, expect, test } from 'bun:test'
import { perform, type RunKind } from '@pvyield/engine'
import { type ComparedRun, comparisonOf } from '@pvyield/engine/studies'
import { smallPlant } from '../../small-plant.ts'

const none = (): never => {
  throw new Error('not used')
}
const SOURCES = { weather: none, module: none, inverter: none, typicalYear: none }
const PLANT = { ...smallPlant(), dc_losses: { quality_loss: 0 } }

async function ran(name: string, sent: object, kind: RunKind = 'full'): Promise<ComparedRun> {
  const { answer, request, resolved } = await perform({ kind, body: sent }, SOURCES)
  const { module, inverter, sub_arrays } = resolved
  return { name, kind, runId: null, answer, sent, request, named: { module, inverter, sub_arrays } }
}

describe('runs of the engine that differ in one loss', () => {
  test('have the whole difference in its row, where nothing after it depends on the energy', async () => {
    const lossless = { ac_losses: { unavailability_loss: 0, other_loss: 0 } }
    const base = await ran('base', { ...PLANT, ...lossless })
    for (const [key, other] of [
      ['other_ac', { ...PLANT, ac_losses: { ...lossless.ac_losses, other_loss: 0.03 } }],
      ['unavailability', { ...PLANT, ac_losses: { ...lossless.ac_losses, unavailability_loss: 0.02 } }],
      ['quality', { ...PLANT, ...lossless, dc_losses: { quality_loss: 0.02 }, inverter: { ...PLANT.inverter, p_ac_nom_kw: 80 } }],
    ] as const) {
      const { differences } = comparisonOf([base, await ran('other', other)])
      const [{ energy = 0, rows = [] } = {}] = differences
      expect(energy).toBeLessThan(0)
      for (const row of rows) {
        // The wiring of the cables follows the current: a smaller one loses less.
        const isAside = key === 'quality' && ['dc_wiring', 'inverter_over_power', 'ac_wiring'].includes(row.key)
        if (!isAside)
          expect([
            row.key,
            Math.abs(row.kwh - (row.key === key ? energy : 0)) < Math.abs(energy) * (key === 'quality' ? 0.02 : 1e-9),
          ]).toEqual([row.key, true])
      }
    }
  })
})

test('a simple request next to a full one is compared as the full request that ran', async () => {
  const { weather, site } = PLANT
  const { latitude, longitude } = site
  const simple = { latitude, longitude, system_capacity_kw: 100, weather, gcr: 0.3 }
  const { fields } = comparisonOf([
    await ran('full', { ...PLANT, array: { ...PLANT.array, gcr: 0.4 } }),
    await ran('simple', simple, 'simple'),
  ])
  const gcr = fields.find(({ path }) => path === 'array.gcr')
  expect([gcr?.values, gcr?.assumed]).toEqual([
    [0.4, 0.3],
    [false, false],
  ])
  expect(fields.map(({ path }) => path)).not.toContain('weather')
})

test('long lists and objects are named, not repeated', async () => {
  const storage = { capacity_kwh: 50, strategy: 'self_consumption', load_kw: Array.from({ length: 24 }, () => 5) }
  const series = {
    site: {
      ...PLANT.site,
      horizon_azimuths_deg: Array.from({ length: 40 }, (_, k) => k * 9),
      horizon_elevations_deg: Array.from({ length: 40 }, () => 2),
    },
  }
  const { fields, differences } = comparisonOf([
    await ran('plain', PLANT),
    await ran('other', { ...PLANT, ...series, bifacial: { height_m: 1, bifaciality: 0.8 }, storage }),
  ])
  const found = Object.fromEntries(fields.map(({ path, values, words }) => [path, { values, words }]))
  expect(found['site.horizon_azimuths_deg']).toEqual({ values: [[], null], words: ['', '40 values'] })
  expect(found.bifacial?.values).toEqual([null, null])
  expect(found.storage?.words[0]).toBe('none')
  expect(JSON.stringify(fields).length).toBeLessThan(5000)
  // A load takes part of the energy, and the rear side adds some.
  const [{ energy = 0, rows = [] } = {}] = differences
  expect(rows.reduce((sum, { kwh }) => sum + kwh, 0)).toBeCloseTo(energy, 8)
  for (const key of ['self_consumed', 'glob_rear']) expect(rows.find((row) => row.key === key)?.kwh).not.toBe(0)
})

test('the same runs in another order have the same rows with other signs', async () => {
  const [a, b] = [await ran('a', PLANT), await ran('b', { ...PLANT, array: { ...PLANT.array, tilt_deg: 60 } })]
  const [there, back] = [comparisonOf([a, b]).differences[0], comparisonOf([b, a]).differences[0]]
  expect(there?.energy).toBe(-(back?.energy ?? 0))
  for (const row of there?.rows ?? []) expect(back?.rows.find(({ key }) => key === row.key)?.kwh ?? Number.NaN).toBeCloseTo(-row.kwh, 9)
})
