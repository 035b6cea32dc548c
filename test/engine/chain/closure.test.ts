import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, plant, runWithSeries } from './plant.ts'

const CLOSURE = 1e-9

const tracker = {
  track_mode: 'single_axis',
  tilt_deg: 0,
  azimuth_deg: 180,
  inter_row_shading: true,
  gcr: 0.4,
  modules_per_string: 18,
  strings_per_inverter: 200,
}
const rows = { ...tracker, track_mode: 'fixed', tilt_deg: 20, string_steps: 2 }
const BATTERY = { capacity_kwh: 600, soc_start: 0.5, load_kw: 180 }
const SCHEDULE = { charge_start_h: 8, charge_end_h: 14.5, discharge_start_h: 18, discharge_end_h: 2 }
const plants: Record<string, Resolved> = {
  'the plain plant': plant(),
  'every loss, fixed rows': everyLossPlant(),
  'every loss, trackers': everyLossPlant({ array: tracker }),
  'every loss, bifacial trackers': everyLossPlant({ array: tracker, bifacial: { bifaciality: 0.7, height_m: 1.5 } }),
  'every loss, bifacial fixed rows': everyLossPlant({ bifacial: { bifaciality: 0.7, height_m: 1 } }),
  'true tracking in shade': everyLossPlant({ array: { ...tracker, backtracking: false, gcr: 0.6, string_steps: 3 } }),
  'every loss, storage behind a grid limit': everyLossPlant({ storage: { ...BATTERY, strategy: 'grid_limit' } }),
  'every loss, storage for self-consumption': everyLossPlant({ storage: { ...BATTERY, strategy: 'self_consumption' } }),
  'every loss, storage by schedule': everyLossPlant({ storage: { ...BATTERY, strategy: 'schedule', schedule: SCHEDULE } }),
  'every loss, voltage that rises at the power limit': everyLossPlant({ array: { ...rows, operating_point: 'power_limits' } }),
  'every loss, east-west ridges': everyLossPlant({ array: { ...rows, track_mode: 'ewf', azimuth_deg: 200, gcr: 0.8 } }),
  'every loss, east-west ridges whose voltage rises at the power limit': everyLossPlant({
    array: { ...rows, track_mode: 'ewf', gcr: 0.8, operating_point: 'power_limits' },
  }),
  'every loss, snow of each month, clipping within the hour by the year': everyLossPlant({
    site: { snow_loss_monthly: [0.3, 0.2, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.2], soiling_monthly: new Array<number>(12).fill(0.03) },
    ac_losses: { subhourly_clipping: 'allen', ac_wiring_loss_at_stc: 0.01 },
  }),
  'every loss, bifacial trackers in falling snow, clipping within the hour by a distribution': everyLossPlant({
    site: { snow_model: 'marion' },
    weather: {
      ...MUNICH_YEAR,
      snow_depth_cm: MUNICH_YEAR.temp_air_c.map((airC, row) => Math.max(0, 8 * Math.sin(row / 30) - (airC ?? 0))),
    },
    array: tracker,
    bifacial: { bifaciality: 0.7, height_m: 1.5 },
    ac_losses: { subhourly_clipping: 'walker' },
  }),
  'every loss, east-west ridges clipped within the hour': everyLossPlant({
    array: { ...rows, track_mode: 'ewf', gcr: 0.8, operating_point: 'power_limits' },
    ac_losses: { subhourly_clipping: 'walker' },
  }),
  'a roof': everyLossPlant({
    array: { track_mode: 'rooftop', tilt_deg: 10, azimuth_deg: 90, modules_per_string: 18, strings_per_inverter: 200 },
  }),
}

/** Series of a level, with the losses and gains between it and the level before. */
const LEVELS: [level: string, before: string, losses: string[], gained?: string[]][] = [
  ['EArrMPP', 'EArrNom', ['ModDegr', 'GIncLss', 'TempLss', 'SpctCor', 'ShdElec', 'ModQual', 'LIDLoss', 'MisLoss', 'RearMis', 'OhmLoss']],
  ['EOutInv', 'EArrMPP', ['IL_Oper', 'IL_Pmax', 'ILPmxSH', 'IL_Imax', 'IL_Vmax', 'IL_Vmin', 'IL_Pmin', 'IL_Night']],
  ['EArray', 'EArrMPP', ['IL_Pmax', 'ILPmxSH', 'IL_Imax', 'IL_Vmax', 'IL_Vmin', 'IL_Pmin']],
  [
    'E_Grid',
    'EOutInv',
    ['EBatCh', 'EGrdLim', 'EAuxil', 'EACOhmL', 'EMVTrfL', 'EMVLine', 'EHVTrfL', 'EHVLine', 'ETransm', 'EOthAC', 'EUnavail', 'ELoad'],
    ['EBatDis', 'EFromGrid'],
  ],
]

for (const [name, request] of Object.entries(plants)) {
  describe(`closure of ${name}`, () => {
    test('every level of the diagram is the level before minus the losses between them', () => {
      const { answer } = run(request)
      const level = new Map(answer.loss_diagram.filter(({ loss }) => !loss).map((row) => [row.key, row.value]))
      for (const row of answer.loss_diagram) {
        if (row.loss || row.basis === null) continue
        const before = level.get(row.basis) ?? Number.NaN
        const lost = answer.loss_diagram.filter(({ loss, basis }) => loss && basis === row.basis).reduce((sum, { value }) => sum + value, 0)
        expect(Math.abs(before - lost - row.value) / Math.max(Math.abs(before), 1e-300), `${row.basis} to ${row.key}`).toBeLessThan(CLOSURE)
      }
    })

    test('every row of the series balances', () => {
      const { column, series } = runWithSeries(request)
      for (const [level, before, losses, gained = []] of LEVELS) {
        const columns = losses.filter((loss) => series?.names.includes(loss)).map(column)
        const [reached, from] = [column(level), column(before)]
        const scale = Math.max(...from)
        expect(reached.length, level).toBe(8760)
        const gains = gained.filter((gain) => series?.names.includes(gain)).map(column)
        for (let i = 0; i < reached.length; i++) {
          let left = from[i]
          for (const lost of columns) left -= lost[i]
          for (const gain of gains) left += gain[i]
          // this comparison also fails for NaN, in any of millions of rows
          if (!(Math.abs(left - reached[i]) <= CLOSURE * scale))
            throw new Error(`${before} to ${level}, row ${i}: ${left} is left, ${reached[i]} is reached`)
        }
      }
      const [afterIam, effective] = [column('GlobIAM'), column('GlobEff')]
      for (let i = 0; i < effective.length; i++)
        if (!(Math.abs(afterIam[i] - effective[i]) <= 1000 * CLOSURE)) throw new Error(`GlobIAM to GlobEff, row ${i}`)
    })

    test('nothing is NaN and no irradiance is negative', () => {
      const { series } = runWithSeries(request)
      for (const [k, column] of (series?.columns ?? []).entries()) {
        const bad = column.findIndex((value) => !Number.isFinite(value))
        expect(bad, `${series?.names[k]}, row ${bad}`).toBe(-1)
        const isIrradiance = series?.units[k] === 'W/m2'
        if (isIrradiance) expect(Math.min(...column), series?.names[k]).toBeGreaterThanOrEqual(-1e-9)
      }
    })

    test('the sums of the series equal the diagram', () => {
      const { column, answer } = runWithSeries(request)
      const value = new Map(answer.loss_diagram.map((row) => [row.key, row.value]))
      const sums: [key: string, series: string, factor: number][] = [
        ['glob_inc', 'GlobInc', 1 / 1000],
        ['glob_eff', 'GlobEff', 1 / 1000],
        ['e_array_nominal', 'EArrNom', 1],
        ['e_array_mpp', 'EArrMPP', 1],
        ['e_inverter_output', 'EOutInv', 1],
        ['e_grid', 'E_Grid', 1],
      ]
      for (const [key, name, factor] of sums)
        expect((column(name).reduce((sum, x) => sum + x, 0) * factor) / (value.get(key) ?? 0)).toBeCloseTo(1, 9)
    })
  })
}
