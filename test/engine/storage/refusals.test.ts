import { expect, test } from 'bun:test'
import { battery, plantWith, storageFailures } from './bus.ts'

const WINDOWS = { charge_start_h: 9, charge_end_h: 15, discharge_start_h: 18, discharge_end_h: 22, charge_from_grid: false }

test('a field that the strategy needs is reported when missing', () => {
  expect(storageFailures(plantWith(battery({ strategy: 'grid_limit' })))).toEqual([
    {
      code: 'validation_error',
      field: 'storage.strategy',
      message:
        'The grid_limit strategy stores what a grid limit curtails, but no grid limit is set: send ac_losses.grid_poi_limit_kw or grid_limit_series, or choose another strategy',
    },
  ])
  expect(storageFailures(plantWith(battery({ strategy: 'self_consumption' })))).toEqual([
    {
      code: 'validation_error',
      field: 'storage.load_kw',
      message: 'The self_consumption strategy needs a load: send one number of kW, or one for each row of the weather',
    },
  ])
  expect(storageFailures(plantWith(battery({ strategy: 'schedule' })))).toEqual([
    {
      code: 'validation_error',
      field: 'storage.schedule',
      message: 'The schedule strategy needs two daily windows: send storage.schedule, or choose another strategy',
    },
  ])
})

test('a load column of another length than the weather is refused', () => {
  const section = battery({ strategy: 'self_consumption', load_kw: [1, 2, 3] })
  expect(storageFailures(plantWith(section, {}, 4))).toEqual([
    {
      code: 'validation_error',
      field: 'storage.load_kw',
      message: 'The load needs one value for each row of the weather, but it has 3 values and the weather has 4 rows',
    },
  ])
  expect(storageFailures(plantWith(section, {}, 3))).toEqual([])
})

test('an initial state of charge below the minimum is refused', () => {
  const section = battery({ strategy: 'self_consumption', load_kw: 1, soc_min: 0.2, soc_start: 0.1 })
  expect(storageFailures(plantWith(section))).toEqual([
    {
      code: 'validation_error',
      field: 'storage.soc_start',
      message: 'The state of charge starts at 0.1, below soc_min 0.2: raise soc_start or lower soc_min',
    },
  ])
})

test('windows that overlap are refused; windows that touch or are empty are accepted', () => {
  const failures = (changes: Partial<typeof WINDOWS>) =>
    storageFailures(plantWith(battery({ strategy: 'schedule', schedule: { ...WINDOWS, ...changes } }))).map(({ field }) => field)
  const overlap = ['storage.schedule.discharge_start_h']
  expect(failures({})).toEqual([])
  expect(failures({ discharge_start_h: 15, discharge_end_h: 9 })).toEqual([])
  expect(failures({ discharge_start_h: 14.5 })).toEqual(overlap)
  expect(failures({ discharge_start_h: 20, discharge_end_h: 9.5 })).toEqual(overlap)
  expect(failures({ charge_start_h: 0, charge_end_h: 24 })).toEqual(overlap)
  expect(failures({ charge_start_h: 20, charge_end_h: 19 })).toEqual(overlap)
  expect(failures({ charge_start_h: 19, charge_end_h: 19 })).toEqual([])
})

test('all failures are reported at once, and none without a storage', () => {
  const section = battery({ strategy: 'self_consumption', soc_start: 0 })
  expect(storageFailures(plantWith(section)).map(({ field }) => field)).toEqual(['storage.soc_start', 'storage.load_kw'])
  expect(storageFailures(plantWith(null))).toEqual([])
})
