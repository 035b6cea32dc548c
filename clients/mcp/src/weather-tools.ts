import type {
  Pvyield,
  ScaleWeatherAnswer,
  SyntheticWeatherAnswer,
  TypicalYearAnswer,
  WeatherAnswerMeta,
  WeatherQualityAnswer,
} from '@pvyield/sdk'
import { argumentsOf, reference, requireNoOthers, type Tool } from './tool.ts'

/** Rows and months stay with the service: answers have the id of the weather. */
const META = { fields: 'meta' } as const
/** A model reads no more months. */
const MONTHS_MAX = 60
/** Of the notes, the first ones are those of the operation. */
const NOTES_MAX = 8

const WEATHER = reference('Weather by the id that read_file, find_weather or POST /api/parse-weather has.')
const SITE = {
  latitude: { type: 'number', description: 'Latitude, where the weather states no place.' },
  longitude: { type: 'number', description: 'Longitude, where the weather states no place.' },
}
const TWELVE = (what: string) => ({ type: 'array', description: `${what}, January first.`, items: { type: ['number', 'null'] } })
const SUMS = {
  ghi_kwhm2: TWELVE('Twelve sums of the global irradiation'),
  dhi_kwhm2: TWELVE('Twelve sums of the diffuse irradiation'),
  temp_air_c: TWELVE('Twelve means of the air temperature'),
}

type Given = Record<string, unknown>

/** Tools that test weather and make weather. */
export const WEATHER_TOOLS: readonly Tool[] = [
  {
    name: 'check_weather',
    title: 'Test the rows of weather',
    description:
      'Applies the tests of the field to every row (limits of BSRN, closure, standing values, clear sky by month), and stores the weather without what is impossible under the `weather.id` of the answer.',
    arguments: () =>
      argumentsOf(
        {
          weather: WEATHER,
          ...SITE,
          fill: { type: 'string', enum: ['none', 'short', 'all'], description: 'Gaps of the irradiance that are filled; short without.' },
        },
        ['weather'],
      ),
    call: async ({ weather, latitude, longitude, fill, ...others }, { pvyield }) => {
      requireNoOthers(others, ['weather', 'latitude', 'longitude', 'fill'])
      const body = { weather, ...siteOf({ latitude, longitude }), ...(fill !== undefined && { fill }) }
      return shortQuality(await pvyield.checkWeather(body as Parameters<Pvyield['checkWeather']>[0], META))
    },
  },
  {
    name: 'scale_weather',
    title: 'Scale weather to monthly sums',
    description:
      'Scales weather to the monthly sums of a better source, kWh/m2; null leaves a month as it is. What the sun cannot send is `unmet`. Stored under the `weather.id` of the answer.',
    arguments: () => argumentsOf({ weather: WEATHER, ...SITE, ...SUMS }, ['weather', 'ghi_kwhm2']),
    call: async ({ weather, latitude, longitude, ...monthly }, { pvyield }) => {
      requireNoOthers(without(monthly, Object.keys(SUMS)), ['weather', 'latitude', 'longitude', ...Object.keys(SUMS)])
      const body = { weather, ...siteOf({ latitude, longitude }), monthly }
      return shortScaled(await pvyield.scaleWeather(body as unknown as Parameters<Pvyield['scaleWeather']>[0], META))
    },
  },
  {
    name: 'typical_year',
    title: 'Choose a typical or a P90 year',
    description:
      'Chooses the months of a typical year, or of one that is exceeded with a probability, out of several years of weather, and says how years vary: `uncertainty_parts` for a run. Stored under the `weather.id` of the answer.',
    arguments: () =>
      argumentsOf(
        {
          weather: WEATHER,
          ...SITE,
          method: { type: 'string', enum: ['iso_15927_4', 'tmy3', 'sandia'], description: 'How months are chosen; iso_15927_4 without.' },
          exceedance_percent: { type: 'integer', enum: [75, 90, 95, 99], description: 'For a year of this probability.' },
        },
        ['weather'],
      ),
    call: async ({ weather, latitude, longitude, method, exceedance_percent, ...others }, { pvyield }) => {
      requireNoOthers(others, ['weather', 'latitude', 'longitude', 'method', 'exceedance_percent'])
      const wish = { ...(method !== undefined && { method }), ...(exceedance_percent !== undefined && { exceedance_percent }) }
      const body = { weather, ...siteOf({ latitude, longitude }), ...wish }
      return shortTypical(await pvyield.selectTypicalYear(body as Parameters<Pvyield['selectTypicalYear']>[0], META))
    },
  },
  {
    name: 'synthetic_weather',
    title: 'Make a year of monthly values, or minutes of hours',
    description:
      'Makes hours, or steps down to a minute, of a year with given monthly sums and temperatures (and a place), or steps within the hours of `weather`, each of which keeps its light. Stored under the `weather.id` of the answer; `uncertainty` is what making rows adds to that of a yield.',
    arguments: () =>
      argumentsOf({
        ...SITE,
        ...SUMS,
        weather: reference('Hours, instead of sums.'),
        step_minutes: { type: 'integer', enum: [60, 30, 15, 10, 5, 1], description: 'Length of a row; 60 without.' },
        seed: { type: 'integer', description: 'Another year with the same sums.' },
      }),
    call: async ({ latitude, longitude, weather, step_minutes, seed, ...monthly }, { pvyield }) => {
      const names = ['latitude', 'longitude', 'weather', ...Object.keys(SUMS), 'step_minutes', 'seed']
      requireNoOthers(without(monthly, Object.keys(SUMS)), names)
      const body = {
        ...siteOf({ latitude, longitude }),
        ...(Object.keys(monthly).length > 0 && { monthly }),
        ...(weather !== undefined && { weather }),
        ...(step_minutes !== undefined && { step_minutes }),
        ...(seed !== undefined && { seed }),
      }
      return shortMade(await pvyield.makeSyntheticWeather(body as Parameters<Pvyield['makeSyntheticWeather']>[0], META))
    },
  },
]

/** The place of a weather that states none. Half of one is sent, so that the service names the other half. */
function siteOf({ latitude, longitude }: Given): { site?: Given } {
  if (latitude === undefined && longitude === undefined) return {}
  return { site: { ...(latitude !== undefined && { latitude }), ...(longitude !== undefined && { longitude }) } }
}

function without(given: Given, names: readonly string[]): Given {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
}

/** The weather that was made, by its id, and what its notes say. */
function madeOf({ id, annual, notes = [] }: WeatherAnswerMeta) {
  return { ...(id !== undefined && { weather: { id } }), ...(annual !== undefined && { annual }), notes: notes.slice(0, NOTES_MAX) }
}

/** What fails, what was changed, and the months: those that fail something where there are many. */
function shortQuality({ meta, rows, flagged_rows, tests, months, gaps, series, changes }: WeatherQualityAnswer) {
  const failed = tests.filter(({ flagged }) => flagged > 0)
  const isLong = months.length > MONTHS_MAX
  const listed = isLong ? months.filter(({ flagged }) => Object.keys(flagged).length > 0) : months
  return {
    ...madeOf(meta),
    rows,
    flagged_rows,
    failed: failed.map(({ test, title, flagged, removed, ranges }) => ({ test, title, flagged, removed, first_rows: ranges.slice(0, 3) })),
    not_made: tests.filter((each) => each.rows === 0).map(({ test }) => test),
    gaps: gaps.columns.map(({ column, rows: count, longest_h, filled_by }) => ({ column, rows: count, longest_h, filled_by })),
    ...(gaps.absent_rows > 0 && { absent_rows: gaps.absent_rows }),
    changes: changes.by_reason,
    ...(isLong && { months_listed: 'those with failing rows' }),
    months: listed.slice(0, MONTHS_MAX).map(({ year, month, ghi_kwhm2, flagged, clear_sky_ratio, clearest_ratio }) => ({
      month: `${year}-${String(month).padStart(2, '0')}`,
      ghi_kwhm2: rounded(ghi_kwhm2),
      ...(Object.keys(flagged).length > 0 && { flagged }),
      clear_sky_ratio: rounded(clear_sky_ratio),
      clearest_ratio: rounded(clearest_ratio),
    })),
    series: series.notes.slice(0, NOTES_MAX),
  }
}

function shortScaled({ meta, months, year }: ScaleWeatherAnswer) {
  return {
    ...madeOf(meta),
    year,
    months: months.map(({ month, factor, ghi_kwhm2: { before, after, unmet } }) => ({
      month,
      factor: rounded(factor),
      before: rounded(before),
      after: rounded(after),
      ...(unmet > 0 && { unmet: rounded(unmet) }),
    })),
  }
}

function shortTypical({ meta, method, months, ghi_kwhm2, difference_frac, wanted_kwhm2, statistics }: TypicalYearAnswer) {
  const { years, mean_kwhm2, interannual_frac, trend_per_decade_frac, uncertainty_parts } = statistics
  return {
    ...madeOf(meta),
    method: method.title,
    months_years: months.map(({ year }) => year),
    ghi_kwhm2: rounded(ghi_kwhm2),
    difference_frac,
    ...(wanted_kwhm2 !== null && { wanted_kwhm2: rounded(wanted_kwhm2) }),
    years: years.length,
    mean_kwhm2: rounded(mean_kwhm2),
    interannual_frac: rounded(interannual_frac),
    trend_per_decade_frac: rounded(trend_per_decade_frac),
    uncertainty_parts,
  }
}

function shortMade({ meta, monthly, uncertainty }: SyntheticWeatherAnswer) {
  const { ghi_kwhm2, dhi_kwhm2, dni_kwhm2 } = monthly
  const listed = { ghi_kwhm2, dhi_kwhm2, dni_kwhm2 }
  return {
    ...madeOf(meta),
    uncertainty,
    monthly: Object.fromEntries(Object.entries(listed).map(([name, values]) => [name, values.map(rounded)])),
  }
}

/** Five digits: a model reads no more. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(5))
}
