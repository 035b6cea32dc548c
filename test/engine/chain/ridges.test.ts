import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { refusalsOf } from '../failures.ts'
import { type Changes, diagram, everyLossPlant, runWithSeries } from './plant.ts'

const RIDGES = {
  track_mode: 'ewf',
  tilt_deg: 15,
  azimuth_deg: 180,
  inter_row_shading: true,
  gcr: 0.8,
  collector_width_m: 4,
  n_rows: 20,
  string_steps: 2,
  modules_per_string: 18,
  strings_per_inverter: 200,
  n_inverters: 1,
}
const RAD = Math.PI / 180
const HUGE = { model: 'flat', p_ac_nom_kw: 20000, efficiency: 1 }

/** A rack with the geometry of one face of the ridges and half of the strings. */
function face(azimuth_deg: number) {
  const { tilt_deg, gcr, strings_per_inverter } = RIDGES
  const spacing = (2 * RIDGES.collector_width_m * Math.cos(tilt_deg * RAD)) / gcr
  return {
    ...RIDGES,
    track_mode: 'fixed',
    azimuth_deg,
    gcr: RIDGES.collector_width_m / spacing,
    strings_per_inverter: strings_per_inverter / 2,
  }
}

const ridges = (changes: Changes = {}) => everyLossPlant({ array: RIDGES, inverter: HUGE, ...changes })

describe('east-west ridges', () => {
  const whole = runWithSeries(ridges())
  const east = runWithSeries(everyLossPlant({ array: face(90), inverter: HUGE }))
  const west = runWithSeries(everyLossPlant({ array: face(270), inverter: HUGE }))

  test('equal the sum of two racks with half of the strings each, for every loss and every row', () => {
    for (const name of [
      'EArrNom',
      'ModDegr',
      'GIncLss',
      'TempLss',
      'ShdElec',
      'ModQual',
      'LIDLoss',
      'MisLoss',
      'OhmLoss',
      'EArrMPP',
      'EArray',
    ]) {
      const [sum, a, b] = [whole, east, west].map(({ column }) => column(name))
      expect(Math.max(...sum)).toBeGreaterThan(0)
      for (let i = 0; i < sum.length; i++) expect(Math.abs(sum[i] - a[i] - b[i])).toBeLessThanOrEqual(1e-9)
    }
  })

  test('have the mean irradiance and cell temperature of the two racks in every row, and in the diagram', () => {
    const names = ['GlobInc', 'BeamInc', 'DifSInc', 'Alb_Inc', 'GlobHrz', 'GlobShd', 'GlobSlg', 'GlobIAM', 'GlobEff', 'TArray']
    for (const name of names) {
      const [mean, a, b] = [whole, east, west].map(({ column }) => column(name))
      for (let i = 0; i < mean.length; i++) expect(Math.abs(mean[i] - (a[i] + b[i]) / 2)).toBeLessThanOrEqual(1e-9)
    }
    const [mean, a, b] = [whole, east, west].map(diagram)
    for (const { key, unit } of whole.answer.loss_diagram) {
      if (unit === 'kWh/m2') expect(mean.get(key)).toBeCloseTo(((a.get(key) ?? 0) + (b.get(key) ?? 0)) / 2, 8)
    }
    const near = [whole, east, west].map(({ answer }) => answer.summary.near_shading)
    expect(near[0].beam_kwhm2).toBeGreaterThan(0)
    expect(near[0].beam_kwhm2).toBeCloseTo((near[1].beam_kwhm2 + near[2].beam_kwhm2) / 2, 9)
    expect(near[0].electrical_kwh).toBeCloseTo(near[1].electrical_kwh + near[2].electrical_kwh, 6)
  })

  test('have no incidence angle and no rotation in the series, and one name in the summary', () => {
    expect(whole.series?.names).not.toContain('AngInc')
    expect(whole.series?.names).not.toContain('PhiAng')
    expect(whole.answer.summary).toMatchObject({ racking: 'ewf', modules: 3600, dc_kwp: 1080 })
  })

  test('with tilt 0 equal one flat array, inside and outside the voltage window, clipped or not', () => {
    for (const operating_point of ['mppt_window', 'power_limits']) {
      const flat = { ...RIDGES, tilt_deg: 0, gcr: 0.6, operating_point }
      const both = runWithSeries(everyLossPlant({ array: flat }))
      const one = runWithSeries(everyLossPlant({ array: { ...flat, track_mode: 'fixed', gcr: 0.3 } }))
      expect(diagram(one).get('inverter_over_voltage')).toBeGreaterThan(0)
      expect(diagram(one).get('inverter_over_power')).toBeGreaterThan(0)
      for (const name of ['EArrMPP', 'UArray', 'IArray', 'IL_Vmin', 'IL_Vmax', 'IL_Imax', 'IL_Pmax', 'EOutInv', 'E_Grid']) {
        const [a, b] = [both, one].map(({ column }) => column(name))
        for (let i = 0; i < a.length; i++) expect(Math.abs(a[i] - b[i]), `${name}, row ${i}`).toBeLessThan(1e-5)
      }
    }
  })
})

describe('the shared input of ridges', () => {
  const limits = { p_ac_nom_kw: 600, v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: 1000 }
  const input = (operating_point: string, inverter: object = HUGE) =>
    runWithSeries(everyLossPlant({ array: { ...RIDGES, tilt_deg: 30, operating_point }, inverter }))
  const rack = (azimuth_deg: number) =>
    runWithSeries(
      everyLossPlant({ array: { ...face(azimuth_deg), tilt_deg: 30, gcr: RIDGES.gcr / (2 * Math.cos(30 * RAD)) }, inverter: HUGE }),
    )
  const [eastV, westV] = [rack(90).column('UArray'), rack(270).column('UArray')]

  test('mppt_window: the mean of the voltages of the faces', () => {
    const { column } = input('mppt_window')
    column('UArray').forEach((voltageV, i) => {
      expect(Math.abs(voltageV - (eastV[i] + westV[i]) / 2)).toBeLessThan(1e-9)
    })
  })

  test('power_limits: the higher of the two voltages, raised when the power is clipped; the current is power over voltage', () => {
    const free = input('power_limits').column('UArray')
    free.forEach((voltageV, i) => {
      expect(voltageV).toBe(Math.max(eastV[i], westV[i]))
    })
    const { column } = input('power_limits', { model: 'flat', efficiency: 0.98, ...limits })
    const [voltageV, currentA, inputKwh, overKwh] = ['UArray', 'IArray', 'EArray', 'IL_Pmax'].map(column)
    expect(Math.max(...overKwh)).toBeGreaterThan(10)
    voltageV.forEach((u, i) => {
      expect(u).toBeGreaterThanOrEqual(free[i])
      if (overKwh[i] > 10) expect(u).toBeGreaterThan(free[i] + 1)
      expect(u * currentA[i]).toBeCloseTo(1000 * inputKwh[i], 5)
    })
  })

  test('the operating point does not change the energy of an inverter whose efficiency does not depend on voltage', () => {
    const inverter = { model: 'flat', efficiency: 0.98, ...limits }
    expect(input('power_limits', inverter).answer.summary.e_grid_kwh).toBe(input('mppt_window', inverter).answer.summary.e_grid_kwh)
  })
})

describe('limits of ridges', () => {
  test('a rear side is refused once, and the message says what to do', () => {
    expect(refusalsOf(() => run(ridges({ bifacial: { bifaciality: 0.7 } })))).toEqual([
      'bifacial: An array of track_mode ewf has no rear side: set bifacial to null, or track_mode to fixed or single_axis',
    ])
  })

  test('a single string and vertical faces are refused', () => {
    expect(refusalsOf(() => run(ridges({ array: { ...RIDGES, strings_per_inverter: 1, tilt_deg: 90 } })))).toEqual([
      'array.strings_per_inverter: A ridge has two faces, each with half of the strings: set at least 2',
      'array.tilt_deg: Vertical faces cover no ground, so gcr does not define the spacing of the ridges: set tilt_deg below 90',
    ])
    expect(refusalsOf(() => run(ridges({ array: { ...RIDGES, tilt_deg: 90, inter_row_shading: false } })))).toEqual([])
  })

  test('an error of both faces is reported once', () => {
    expect(refusalsOf(() => run(ridges({ array: { ...RIDGES, band_top_m: 2, band_bottom_m: 2 } })))).toHaveLength(1)
  })

  test('an odd number of strings leaves one unconnected, and one warning says so for all years', () => {
    const odd = ridges({ array: { ...RIDGES, strings_per_inverter: 201 }, lifetime: { analysis_period_years: 2 } })
    const { summary, loss_diagram } = run(odd).answer
    const even = run(ridges({ lifetime: { analysis_period_years: 2 } })).answer
    expect(summary.warnings.filter((text) => text.includes('ridge'))).toEqual([
      'array.strings_per_inverter is odd: each face of a ridge gets 100 of the 201 strings and one remains unconnected; send an even number',
    ])
    expect(loss_diagram).toEqual(even.loss_diagram)
    expect(summary.lifetime).toEqual(even.summary.lifetime)
    expect(summary.modules).toBe(18 * 201)
  })

  test('tracker fields are not read', () => {
    const fields = { rotation_limit_deg: 50, rotation_min_deg: -40, wind_stow: true, wind_stow_angle_deg: 80 }
    const answer = (array: object) => run(ridges({ array })).answer.loss_diagram
    expect(answer({ ...RIDGES, ...fields })).toEqual(answer(RIDGES))
  })
})
