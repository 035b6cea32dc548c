import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, plant, runWithSeries } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'

const HOURS = 8760
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const monthOf = DAYS_OF_MONTH.flatMap((days, month) => new Array<number>(days * 24).fill(month))

describe('site.soiling_series', () => {
  test('the months as a series are the months, to the last digit', () => {
    const soiling_monthly = Array.from({ length: 12 }, (_, month) => 0.01 + 0.003 * month)
    const byMonth = run(everyLossPlant({ site: { soiling_monthly } })).answer
    const soiling_series = monthOf.map((month) => soiling_monthly[month])
    const byRow = run(everyLossPlant({ site: { soiling_monthly: new Array(12).fill(0), soiling_series } })).answer
    expect(byRow.loss_diagram).toEqual(byMonth.loss_diagram)
  })

  test('each row loses its own share', () => {
    const soiling_series = Array.from({ length: HOURS }, (_, row) => ((row * 7) % 100) / 1000)
    const year = runWithSeries(plant({ site: { soiling_series } }))
    const [before, after] = [year.column('GlobShd'), year.column('GlobSlg')]
    soiling_series.forEach((frac, row) => {
      expect(Math.abs(after[row] - (1 - frac) * before[row])).toBeLessThan(1e-9)
    })
  })

  test('another length, months next to it and shares over 1 are refused', () => {
    const fields = (site: object) => fieldsOf(() => run(plant({ site })))
    expect(fields({ soiling_series: [0.1, 0.2] })).toEqual(['site.soiling_series'])
    expect(fields({ soiling_series: new Array(HOURS).fill(0), soiling_monthly: new Array(12).fill(0.01) })).toEqual(['site.soiling_series'])
    expect(fields({ soiling_series: [...new Array(HOURS - 1).fill(0), 2] })).toEqual([`site.soiling_series.${HOURS - 1}`])
  })
})

describe('array.rotation_series', () => {
  const TRACKERS = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4, inter_row_shading: true, wind_stow: true }
  const trackers = (array: object = {}): Resolved => everyLossPlant({ array: { ...TRACKERS, ...array } })

  test('the rotations of a run, given to it, are that run: backtracking and stow in wind as they were', () => {
    const own = runWithSeries(trackers())
    const given = run(trackers({ rotation_series: [...own.column('PhiAng')] }))
    own.answer.loss_diagram.forEach(({ key, value }, k) => {
      expect(Math.abs(given.answer.loss_diagram[k].value - value), key).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
    })
  })

  test('trackers that stand still at 0 have the light of a level plane', () => {
    const still = run(plant({ array: { ...TRACKERS, inter_row_shading: false, rotation_series: new Array(HOURS).fill(0) } })).answer
    const level = run(plant({ array: { track_mode: 'fixed', tilt_deg: 0, azimuth_deg: 180, inter_row_shading: false } })).answer
    const glob = ({ loss_diagram }: typeof still) => loss_diagram.find(({ key }) => key === 'glob_inc')?.value ?? Number.NaN
    expect(Math.abs(glob(still) / glob(level) - 1)).toBeLessThan(1e-12)
  })

  test('trackers that stand still at 30 deg about an axis to the south have the light of racks that face west', () => {
    const still = run(plant({ array: { ...TRACKERS, inter_row_shading: false, rotation_series: new Array(HOURS).fill(30) } })).answer
    const racks = run(plant({ array: { track_mode: 'fixed', tilt_deg: 30, azimuth_deg: 270, inter_row_shading: false } })).answer
    const glob = ({ loss_diagram }: typeof still) => loss_diagram.find(({ key }) => key === 'glob_inc')?.value ?? Number.NaN
    expect(Math.abs(glob(still) / glob(racks) - 1)).toBeLessThan(1e-9)
  })

  const DAY = Object.fromEntries(
    Object.entries(MUNICH_YEAR).map(([name, column]) => [
      name,
      Array.isArray(column) && column.length === HOURS ? column.slice(4080, 4104) : column,
    ]),
  )
  const BIFACIAL = { bifaciality: 1, height_m: 3 }

  test.each([
    ['front', null],
    ['two_faces', { ...BIFACIAL, model: 'two_faces' }],
    ['view_factor', { ...BIFACIAL, model: 'view_factor' }],
  ] as const)('%s: a series of 60 deg is the fixed rack of that tilt, whatever the limits are', (_, bifacial) => {
    const rows = { gcr: 0.4, inter_row_shading: true, shade_mode: 'linear' }
    const site = { horizon_azimuths_deg: [0, 90, 180, 270], horizon_elevations_deg: [5, 8, 3, 12] }
    const of = (array: object) => run(plant({ weather: DAY, site, bifacial, array: { ...rows, ...array } })).answer
    const rotation_series = new Array(24).fill(60)
    const tracker = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, rotation_series }
    // the axis of a tracker is half a collector above the lower edge of a rack
    const edgeM = 3 - 2 * Math.sin(Math.PI / 3)
    const racks = run(
      plant({
        weather: DAY,
        site,
        bifacial: bifacial && { ...bifacial, height_m: edgeM },
        array: { ...rows, track_mode: 'fixed', tilt_deg: 60, azimuth_deg: 270, collector_width_m: 4 },
      }),
    ).answer.summary.e_grid_kwh
    for (const limits of [{ rotation_limit_deg: 10 }, { rotation_limit_deg: 90 }, { rotation_min_deg: -5, rotation_max_deg: 20 }, {}])
      expect(Math.abs(of({ ...tracker, collector_width_m: 4, ...limits }).summary.e_grid_kwh / racks - 1)).toBeLessThan(1e-9)
  })

  test('what it takes the place of is named, and not checked', () => {
    const { findings = [] } = run(
      plant({
        weather: DAY,
        array: {
          ...TRACKERS,
          tracking: 'true_tracking',
          rotation_limit_deg: 20,
          wind_stow_angle_deg: 50,
          rotation_series: new Array(24).fill(1.25),
        },
      }),
    ).answer.summary
    const unread = findings.filter(({ code }) => code === 'field_unread').map(({ field }) => field)
    expect(unread).toEqual(['array.tracking', 'array.rotation_limit_deg', 'array.wind_stow'])
    expect(findings.find(({ code }) => code === 'radians')?.field).toBe('array.rotation_series')
  })

  test('rows_below_ground reads the largest angle of the series', () => {
    const below = (deg: number, array: object = {}) =>
      run(
        plant({
          weather: DAY,
          bifacial: { ...BIFACIAL, height_m: 1.5 },
          array: { ...TRACKERS, wind_stow: false, collector_width_m: 4, rotation_series: new Array(24).fill(deg), ...array },
        }),
      ).answer.summary.findings?.some(({ code }) => code === 'rows_below_ground')
    expect([below(40), below(-80, { rotation_limit_deg: 10 })]).toEqual([false, true])
  })

  test('gaps, marks of gaps, other lengths and plants that do not turn so are refused, by the row', () => {
    const fields = (array: object, more: object = {}) =>
      fieldsOf(() => run(plant({ ...more, weather: MUNICH_YEAR, array: { ...TRACKERS, ...array } })))
    const series = (at: number, value: unknown) => Array.from({ length: HOURS }, (_, row) => (row === at ? value : 0))
    expect(fields({ rotation_series: series(5, null) })).toEqual(['array.rotation_series.5'])
    expect(fields({ rotation_series: series(17, -999) })).toEqual(['array.rotation_series.17'])
    expect(fields({ rotation_series: [1, 2, 3] })).toEqual(['array.rotation_series'])
    expect(fields({ rotation_series: series(0, 0), track_mode: 'fixed' })).toEqual(['array.rotation_series'])
    expect(fields({ rotation_series: series(0, 0), track_mode: 'two_axis' })).toEqual(['array.rotation_series'])
    expect(fields({ rotation_series: series(0, 0) })).toEqual([])
  })
})
