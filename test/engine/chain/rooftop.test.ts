import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { refusalsOf } from '../failures.ts'
import { everyLossPlant, plant } from './plant.ts'

const ROOF = { track_mode: 'rooftop', tilt_deg: 20, azimuth_deg: 200, modules_per_string: 18, strings_per_inverter: 200 }
const RACKS_APART = { ...ROOF, track_mode: 'fixed', inter_row_shading: false }
const rows = (request: Resolved) => run(request).answer.loss_diagram

describe('a roof', () => {
  test('equals a fixed rack without shade from other rows, with the same heat loss factors', () => {
    for (const thermal of [{ model: 'pvsyst' }, { model: 'faiman' }]) {
      expect(rows(everyLossPlant({ array: ROOF, thermal }))).toEqual(rows(everyLossPlant({ array: RACKS_APART, thermal })))
    }
    expect(run(plant({ array: ROOF })).answer.summary).toMatchObject({ racking: 'rooftop' })
  })

  test('ignores the fields that describe rows', () => {
    const rowFields = {
      inter_row_shading: true,
      gcr: 0.9,
      collector_width_m: 1,
      band_top_m: 3,
      band_bottom_m: 3,
      string_steps: 7,
      n_rows: 500,
    }
    expect(rows(everyLossPlant({ array: { ...ROOF, ...rowFields } }))).toEqual(rows(everyLossPlant({ array: ROOF })))
  })

  test('has a NOCT of at least 49 degC under the NOCT model', () => {
    const hot = (array: object, noct_c: number) => rows(plant({ array, thermal: { model: 'noct', noct_c } }))
    expect(hot(ROOF, 45)).toEqual(hot(RACKS_APART, 49))
    expect(hot(ROOF, 45)).not.toEqual(hot(RACKS_APART, 45))
    expect(hot(ROOF, 52)).toEqual(hot(RACKS_APART, 52))
  })

  test('has no rear side', () => {
    expect(refusalsOf(() => run(everyLossPlant({ array: ROOF, bifacial: { bifaciality: 0.7, height_m: 1 } })))).toEqual([
      'bifacial: An array of track_mode rooftop has no rear side: set bifacial to null, or track_mode to fixed or single_axis',
    ])
  })
})
