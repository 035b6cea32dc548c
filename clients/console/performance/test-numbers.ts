import type { PerformanceAnswer } from './test-plant.ts'

/** A number of the test that may be decided. */
export interface TestNumber {
  readonly group: 'plant' | 'filters'
  readonly key: string
  readonly label: string
  readonly unit: string
  /** What is sent, for one of what is shown. */
  readonly size: number
  /** What the test takes without it, as it is sent; null where its answer does not say. */
  readonly own: (answer: PerformanceAnswer) => number | null
}

export const TEST_NUMBERS: readonly TestNumber[] = [
  { group: 'plant', key: 'dc_kwp', label: 'DC power', unit: 'kWp', size: 1, own: ({ plant }) => plant.dc_kwp },
  { group: 'plant', key: 'ac_limit_kw', label: 'Limit of the AC power', unit: 'kW', size: 1, own: ({ plant }) => plant.ac_limit_kw },
  {
    group: 'plant',
    key: 'temp_coefficient_per_c',
    label: 'Temperature coefficient',
    unit: '%/K',
    size: 0.01,
    own: ({ plant }) => plant.temp_coefficient_per_c,
  },
  { group: 'filters', key: 'record_minutes', label: 'Records of', unit: 'min', size: 1, own: ({ period }) => period.record_minutes },
  { group: 'filters', key: 'irradiance_min_wm2', label: 'Least irradiance', unit: 'W/m2', size: 1, own: () => null },
  { group: 'filters', key: 'window', label: 'Window of irradiance, ±', unit: '%', size: 0.01, own: () => null },
  {
    group: 'filters',
    key: 'season_days',
    label: 'Season of the run: days before and after those measured',
    unit: 'd',
    size: 1,
    own: () => null,
  },
]
