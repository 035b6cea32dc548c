import { describe, expect, test } from 'bun:test'
import { completeRunRequest, notCounted, type Resolved } from '@pvyield/engine'
import { smallPlant } from '../small-plant.ts'

type Fields = Record<string, unknown>

const linesOf = (changes: Record<string, Fields | null> = {}) => notCounted(plantWith(changes), 'full')

function plantWith(changes: Record<string, Fields | null>): Resolved {
  const plant = smallPlant() as unknown as Record<string, object | undefined>
  const changed = Object.entries(changes).map(([section, fields]) => [section, fields === null ? null : { ...plant[section], ...fields }])
  const text = JSON.stringify({ ...plant, ...Object.fromEntries(changed) }) // leaves out what is undefined
  return completeRunRequest<Resolved>(JSON.parse(text))
}

const MONTHS = new Array<number>(12).fill(0.02)
const HORIZON = { horizon_azimuths_deg: [90, 180, 270], horizon_elevations_deg: [5, 10, 5] }

describe('what a full run does not count', () => {
  // The fields of a bare plant that count nothing: one line each, and each disappears with its field.
  test.each<[string, Record<string, Fields>]>([
    ['Shade of the horizon, trees and buildings', { site: HORIZON }],
    ['Ends of the rows: array.row_length_m', { array: { row_length_m: 40 } }],
    ['Soiling', { site: { soiling_monthly: MONTHS } }],
    ['Snow', { site: { snow_loss_monthly: MONTHS } }],
    ['Ageing', { lifetime: { year: 5, dc_degradation_rate: 0.005 } }],
    ['Ageing', { lifetime: { analysis_period_years: 20, dc_degradation_rate: 0.005 } }],
    ['Changes of the spectrum', { spectral: { mode: 'caballero' } }],
    ['Light-induced degradation', { dc_losses: { lid_loss: 0.01 } }],
    ['Mismatch', { dc_losses: { string_mismatch_loss: 0.01 } }],
    ['DC wiring', { dc_losses: { dc_wiring_loss_at_stc: 0.01 } }],
    // without the field of the flat model
    ['Part load', { inverter: { model: 'pvwatts', efficiency: undefined } }],
    ['Outages', { ac_losses: { unavailability_loss: 0.01 } }],
    ['How far the energy may be off', { lifetime: { uncertainty: 0.06 } }],
    ['Clipping within the hour', { ac_losses: { subhourly_clipping: 'allen' } }],
    ['Clipping within the hour', { weather: { step_minutes: 30 } }],
  ])('%s: counted with %j', (start, changes) => {
    const isIt = (line: string) => line.startsWith(start)
    expect(linesOf().filter(isIt)).toHaveLength(1)
    expect(linesOf(changes).filter(isIt)).toEqual([])
  })

  test('a switch that counts less adds a line', () => {
    const added = (changes: Record<string, Fields | null>) => linesOf(changes).filter((line) => !linesOf().includes(line))
    expect(added({ array: { inter_row_shading: false } })).toEqual(['Shade of the rows on each other: array.inter_row_shading.'])
    expect(added({ array: { shade_mode: 'none' } })).toEqual(['Shade on the beam: array.shade_mode.'])
    expect(added({ module: { bifaciality: 0.7 } })).toEqual(['Light on the rear sides of the modules, which are bifacial: bifacial.'])
    expect(added({ site: HORIZON })).toEqual(['Shade of trees and buildings: scene.'])
    expect(linesOf({ site: { ...HORIZON, use_horizon: false } })).toEqual(linesOf())
  })

  test('the AC side is one line, of what is left out', () => {
    const acLine = (ac_losses: Fields) => linesOf({ ac_losses }).find((line) => line.endsWith(': ac_losses.'))
    expect(acLine({})).toBe('AC wiring, lines to the grid, transformers, own consumption and a grid limit: ac_losses.')
    expect(acLine({ ac_wiring_loss_at_stc: 0.01, grid_poi_limit_kw: 50 })).toBe(
      'Lines to the grid, transformers and own consumption: ac_losses.',
    )
    expect(acLine({ mv_line_loss_at_stc: 0.01, hv_transformer_loss_at_stc: 0.01, aux_night_kw: 1 })).toBe(
      'AC wiring and a grid limit: ac_losses.',
    )
    expect(
      acLine({ ac_wiring_loss_at_stc: 0.01, transmission_loss: 0.01, transformer_loss_at_stc: 0.01, aux_kw: 1, grid_poi_limit_kw: 50 }),
    ).toBeUndefined()
  })

  test('names the fields of the full request, and for a simple run those of the simple one', () => {
    const plant = plantWith({})
    const ofKind = (kind: 'full' | 'simple') => notCounted(plant, kind).filter((line) => /^(Part load|How far)/.test(line))
    expect(ofKind('full')).toEqual([
      'Part load of the inverter, its efficiency is the same at any power: inverter.model pvwatts, curve or sandia.',
      'How far the energy may be off, P90 for example: lifetime.uncertainty or lifetime.uncertainty_parts.',
    ])
    expect(ofKind('simple')).toEqual([
      'Part load of the inverter, its efficiency is the same at any power: inverter_model reference or pvwatts.',
      'How far the energy may be off, P90 for example: uncertainty or uncertainty_parts.',
    ])
  })
})
