import { describe, expect, test } from 'bun:test'
import { completeRunRequest, completeSimpleRequest, expandSimple, type Resolved, type RunOutcome, run } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, plant } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'
import { Seeded } from '../properties/seeded.ts'

const CLOSURE = 1e-9

type Rows = RunOutcome['answer']['loss_diagram']

const rowsOf = (request: Resolved): Rows => run(request).answer.loss_diagram
const lostOfPrevious = (rows: Rows, key: string) => rows.find((row) => row.key === key)?.fraction_of_previous

/** Losses that the request states as a fraction of the energy that arrives at them. */
function statedLosses({ dc_losses, lifetime, module }: Resolved): [row: string, statedFrac: number][] {
  const { quality_loss, lid_loss, module_mismatch_loss, string_mismatch_loss, dc_wiring_model, dc_wiring_loss_at_stc } = dc_losses
  return [
    ['degradation', lifetime.year === 0 ? 0 : lifetime.dc_degradation_rate * (lifetime.year - 0.5)],
    ['quality', quality_loss ?? -(3 * (module.power_tolerance_low ?? 0) + (module.power_tolerance_high ?? 0)) / 4],
    ['lid', lid_loss],
    ['module_mismatch', module_mismatch_loss],
    ['string_mismatch', string_mismatch_loss],
    ...(dc_wiring_model === 'flat' ? [['dc_wiring', dc_wiring_loss_at_stc] as [string, number]] : []),
  ]
}

function simpleRequest(fields: Record<string, unknown>): Resolved {
  const sent = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, ...fields }
  const place = { weather: MUNICH_YEAR, weatherSource: 'embedded', timezoneH: 1, elevationM: 520 }
  const expanded = expandSimple(completeSimpleRequest(sent), new Set(Object.keys(sent)), place)
  if ('failures' in expanded) throw new Error('the request was rejected')
  return completeRunRequest<Resolved>(expanded.request)
}

describe('fraction_of_previous', () => {
  test('in a simple run equals the default loss categories of PVWatts', () => {
    const rows = rowsOf(simpleRequest({}))
    // Dobos 2014, NREL/TP-6A20-62641, table 6; wiring and connections are one row
    const stated = {
      soiling: 0.02,
      quality: 0.01,
      lid: 0.015,
      module_mismatch: 0.02,
      dc_wiring: 1 - 0.98 * 0.995,
      unavailability: 0.03,
    }
    for (const [key, frac] of Object.entries(stated))
      expect(Math.abs((lostOfPrevious(rows, key) ?? Number.NaN) - frac), key).toBeLessThan(CLOSURE)
  })

  test('in a simple run with any losses_percent equals the fractions of the full request', () => {
    const seeded = new Seeded(8)
    for (let k = 0; k < 8; k++) {
      const request = simpleRequest({
        losses_percent: seeded.between(0, 60),
        racking: seeded.pick(['fixed', 'single_axis', 'rooftop']),
        dc_ac_ratio: seeded.between(0.8, 1.6),
      })
      const stated: [string, number][] = [
        ['soiling', request.site.soiling_monthly[0] ?? Number.NaN],
        ['unavailability', request.ac_losses.unavailability_loss],
        ...statedLosses(request),
      ]
      const rows = rowsOf(request)
      for (const [key, frac] of stated) expect(Math.abs((lostOfPrevious(rows, key) ?? Number.NaN) - frac), key).toBeLessThan(CLOSURE)
    }
  })

  test('in generated plants equals every loss that is stated as a plain fraction', () => {
    const compared = new Map<string, number>()
    for (const { name, request, outcome } of GENERATED.plants) {
      for (const [key, frac] of statedLosses(request)) {
        const read = lostOfPrevious(outcome.answer.loss_diagram, key) ?? null
        if (read === null || frac === 0) continue
        compared.set(key, (compared.get(key) ?? 0) + 1)
        expect(Math.abs(read - frac), `${name}: ${key} is ${read}, expected ${frac}`).toBeLessThan(CLOSURE)
      }
    }
    for (const key of ['degradation', 'quality', 'lid', 'module_mismatch', 'string_mismatch', 'dc_wiring'])
      expect(compared.get(key) ?? 0, key).toBeGreaterThan(10)
  })

  test('in generated plants: the product of the remaining fractions leads from each level to the next', () => {
    let chains = 0
    for (const { name, outcome } of GENERATED.plants) {
      const rows = outcome.answer.loss_diagram
      const levels = new Map(rows.filter(({ loss }) => !loss).map((row) => [row.key, row.value]))
      for (const level of rows) {
        if (level.loss || level.basis === null) continue
        const from = levels.get(level.basis) ?? Number.NaN
        const fractions = rows.filter(({ loss, basis }) => loss && basis === level.basis).map((row) => row.fraction_of_previous)
        if (fractions.includes(null)) continue
        chains++
        const kept = fractions.reduce<number>((product, lost) => product * (1 - (lost ?? Number.NaN)), 1)
        expect(Math.abs(kept - level.value / from), `${name}: ${level.basis} to ${level.key}`).toBeLessThanOrEqual(
          CLOSURE * Math.max(1, Math.abs(kept)),
        )
      }
    }
    expect(chains).toBeGreaterThan(4 * GENERATED.plants.length)
  })

  test('in generated plants is positive for a loss and negative for a gain, and is null only where nothing is left', () => {
    for (const { name, outcome } of GENERATED.plants) {
      const levels = new Map<string, number>()
      const left = new Map<string, number>()
      for (const { key, loss, value, basis, fraction, fraction_of_previous: ofPrevious } of outcome.answer.loss_diagram) {
        const where = `${name}: ${key}`
        if (!loss) {
          expect([fraction, ofPrevious], where).toEqual([null, null])
          levels.set(key, value)
          left.set(key, value)
          continue
        }
        const [whole, before] = [levels.get(basis ?? '') ?? Number.NaN, left.get(basis ?? '') ?? Number.NaN]
        left.set(basis ?? '', before - value)
        expect(fraction === null, where).toBe(whole <= 0)
        expect(ofPrevious === null, where).toBe(before <= 1e-9 * Math.abs(whole))
        for (const frac of [fraction, ofPrevious]) if (frac !== null) expect(Math.sign(frac), where).toBe(Math.sign(value))
      }
    }
  })

  test('is null where nothing is left: an array without sun, or ground that reflects nothing', () => {
    const { ghi_wm2: _ghi, dhi_wm2: _dhi, dni_wm2: _dni, ...weather } = MUNICH_YEAR
    const dark = rowsOf(everyLossPlant({ weather: { ...weather, ghi_wm2: MUNICH_YEAR.temp_air_c.map(() => 0) } }))
    for (const { key, loss, fraction, fraction_of_previous } of dark)
      if (loss) expect([fraction, fraction_of_previous], key).toEqual([null, null])
    const black = rowsOf(
      plant({ site: { albedo_monthly: new Array<number>(12).fill(0), use_weather_albedo: false }, bifacial: { bifaciality: 0.7 } }),
    )
    expect(lostOfPrevious(black, 'ground_reflected')).toBe(1)
    expect(lostOfPrevious(black, 'rear_view')).toBe(null)
  })

  test('is negative for the transposition, because a tilted plane gains irradiation', () => {
    const [horizontal, transposition, tilted] = rowsOf(plant())
    const gained = (tilted?.value ?? Number.NaN) / (horizontal?.value ?? Number.NaN) - 1
    expect(gained).toBeGreaterThan(0.05)
    expect(transposition?.fraction_of_previous).toBeCloseTo(-gained, 12)
    expect(transposition?.fraction).toBeCloseTo(-gained, 12)
  })
})
