import {
  type Command,
  ELEVATION_OPTION,
  JSON_OPTION,
  LAT_OPTION,
  LON_OPTION,
  PLACE_OPTION,
  SERVER_OPTION,
  STATED_OPTIONS,
  WEATHER_NAMES,
} from '../command.ts'
import { OUT_OPTION } from '../made-weather.ts'

const FILES = 'a weather file of any format that --weather of `simulate` reads, or a section as --out writes it'

const ELEVATION = { ...ELEVATION_OPTION, range: [-450, 9000], help: 'elevation above sea level, m; default: of the weather' } as const
/** Place of weather that states none, or another one. */
export const SITE_OPTIONS = {
  lat: { ...LAT_OPTION, range: [-90, 90], help: `${LAT_OPTION.help}; default: of the file` },
  lon: { ...LON_OPTION, range: [-180, 180], help: `${LON_OPTION.help}; default: of the file` },
  elevation: ELEVATION,
} as const
/** Place of weather that has no file. */
export const PLACED_OPTIONS = {
  lat: { ...LAT_OPTION, range: [-90, 90], isRequiredWithout: ['place'] },
  lon: { ...LON_OPTION, range: [-180, 180], isRequiredWithout: ['place'] },
  place: PLACE_OPTION,
  elevation: ELEVATION,
} as const

const REQUEST_OPTIONS = { out: OUT_OPTION, json: JSON_OPTION, server: SERVER_OPTION } as const
const MANY_FILES = { name: 'FILE', min: 1, max: 100, isFile: true, help: `${FILES}; several files are years of one series` } as const

export const WEATHER_QUALITY = {
  name: 'weather quality',
  summary: 'Tests every row of weather, and writes it without what is impossible and with short gaps filled',
  usage: [
    'weather quality FILE [--out CLEANED.csv] [--fill all] [--json]',
    'weather quality FILE [--report OUT.html] [--changes CHANGES.csv]',
  ],
  positionals: [MANY_FILES],
  options: {
    ...SITE_OPTIONS,
    ...STATED_OPTIONS,
    remove: {
      type: 'string',
      value: 'TESTS',
      field: 'remove',
      otherNames: ['tests', 'drop'],
      help: 'tests whose values the cleaned weather lacks, apart by commas, or none; default: those of what is impossible',
    },
    fill: {
      type: 'string',
      value: 'WHICH',
      field: 'fill',
      choices: ['none', 'short', 'all'],
      otherNames: ['gaps'],
      help: 'gaps of the irradiance that are filled; default short',
    },
    report: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      otherNames: ['html', 'document'],
      help: 'write the report with pictures to a file: .html',
    },
    changes: { type: 'string', value: 'FILE', isFile: true, otherNames: ['csv', 'log'], help: 'write every changed value to a table' },
    ...REQUEST_OPTIONS,
  },
  notes: ['The tests are those of BSRN and others, `pvyield docs weather_quality` lists them. Rows are counted from 0.'],
} as const satisfies Command

/** Monthly values of another source. */
const MONTHLY_OPTIONS = {
  'monthly-ghi': {
    type: 'string',
    value: 'JAN,...,DEC',
    field: 'ghi_kwhm2',
    otherNames: ['ghi', 'global'],
    help: 'sums of the global horizontal irradiation of the months, kWh/m2; - leaves a month as it is',
  },
  'monthly-dhi': {
    type: 'string',
    value: 'JAN,...,DEC',
    field: 'dhi_kwhm2',
    otherNames: ['dhi', 'diffuse'],
    help: 'the same of the diffuse irradiation',
  },
  'monthly-temp': {
    type: 'string',
    value: 'JAN,...,DEC',
    field: 'monthly.temp_air_c',
    otherNames: ['monthly-temperature', 'temp', 'monthly-temp-air'],
    help: 'means of the air temperature of the months, degC',
  },
} as const
const MONTHLY_FILE = {
  type: 'string',
  value: 'FILE',
  isFile: true,
  otherNames: ['months', 'sums'],
} as const

export const WEATHER_SCALE = {
  name: 'weather scale',
  summary: 'Scales weather to the monthly sums of another source',
  usage: [
    'weather scale FILE --monthly-ghi 31.2,52.4,...,25 [--out SCALED.csv]',
    'weather scale FILE --monthly MONTHS.csv [--out SCALED.csv]',
  ],
  positionals: [MANY_FILES],
  options: {
    ...SITE_OPTIONS,
    ...STATED_OPTIONS,
    'monthly-ghi': { ...MONTHLY_OPTIONS['monthly-ghi'], isRequiredWithout: ['monthly'] },
    'monthly-dhi': { ...MONTHLY_OPTIONS['monthly-dhi'], help: 'the same of the diffuse irradiation, or --monthly-dni' },
    'monthly-dni': {
      type: 'string',
      value: 'JAN,...,DEC',
      field: 'dni_kwhm2',
      otherNames: ['dni', 'beam', 'direct'],
      help: 'the same of the direct normal irradiation',
    },
    'monthly-temp': MONTHLY_OPTIONS['monthly-temp'],
    monthly: { ...MONTHLY_FILE, help: 'table of the same: a line of names (ghi, dhi or dni, temp) and twelve lines' },
    ...REQUEST_OPTIONS,
  },
  notes: [
    'No row rises above the light of very clean air. Where sums of diffuse or direct light are not given, that light follows the global.',
  ],
} as const satisfies Command

export const WEATHER_CORRELATE = {
  name: 'weather correlate',
  summary: 'Corrects a long series of weather by a station, and says how sure its long term is',
  usage: ['weather correlate LONG STATION [--method linear] [--by year] [--out CORRECTED.csv]'],
  positionals: [
    { name: 'LONG', min: 1, max: 1, isFile: true, help: `long series of a satellite or a reanalysis: ${FILES}` },
    {
      name: 'STATION',
      min: 1,
      max: 1,
      isFile: true,
      help: 'short series that was measured at the place; they overlap by 30 days at least',
    },
  ],
  options: {
    ...SITE_OPTIONS,
    ...STATED_OPTIONS,
    method: {
      type: 'string',
      value: 'NAME',
      field: 'method',
      choices: ['linear', 'quantile', 'ratio'],
      help: 'how values of the long series become those of the station; default quantile',
    },
    by: {
      type: 'string',
      value: 'WHAT',
      field: 'by',
      choices: ['auto', 'month', 'year'],
      help: 'one fit for each month, or for the year; default auto',
    },
    'station-uncertainty': {
      type: 'string',
      value: 'FRACTION',
      isNumber: true,
      range: [0, 0.5],
      field: 'station_uncertainty',
      otherNames: ['uncertainty', 'sigma'],
      help: 'one standard deviation of the sums of the station; default 0.02',
    },
    ...REQUEST_OPTIONS,
  },
  notes: ['The place of files that state none is --lat and --lon.'],
} as const satisfies Command

export const WEATHER_TYPICAL_YEAR = {
  name: 'weather typical-year',
  summary: 'Chooses a typical year, or a P90 year, out of several years of weather',
  usage: ['weather typical-year FILE FILE FILE [...] [--method tmy3] [--exceedance-percent 90] [--out YEAR.csv]'],
  positionals: [MANY_FILES],
  options: {
    ...SITE_OPTIONS,
    ...STATED_OPTIONS,
    method: {
      type: 'string',
      value: 'NAME',
      field: 'method',
      choices: ['iso_15927_4', 'tmy3', 'sandia'],
      otherNames: ['weights'],
      help: 'how months are chosen; default iso_15927_4',
    },
    'exceedance-percent': {
      type: 'string',
      value: 'PERCENT',
      field: 'exceedance_percent',
      choices: ['75', '90', '95', '99'],
      otherNames: ['p90', 'pxx', 'exceedance', 'percentile'],
      help: 'a year whose irradiation is exceeded with this probability; default: a typical year',
    },
    ...REQUEST_OPTIONS,
  },
  notes: ['Each month needs three years at least, better ten; --exceedance-percent needs five whole years.'],
} as const satisfies Command

export const WEATHER_SYNTHETIC = {
  name: 'weather synthetic',
  summary: 'Makes hours or minutes of a year with given monthly or daily values, or minutes within hours',
  usage: [
    'weather synthetic --lat 48.1 --lon 11.6 --monthly-ghi 31.2,...,25 --monthly-temp -1,...,0 [--minutes 1] --out YEAR.csv',
    'weather synthetic --place Zurich --monthly MONTHS.csv | --daily DAYS.csv [--seed 2] --out YEAR.csv',
    'weather synthetic --weather HOURS.csv --minutes 5 --out MINUTES.csv',
  ],
  positionals: [],
  options: {
    lat: { ...PLACED_OPTIONS.lat, isRequiredWithout: ['place', 'weather'] },
    lon: { ...PLACED_OPTIONS.lon, isRequiredWithout: ['place', 'weather'] },
    place: PLACE_OPTION,
    elevation: { ...ELEVATION, help: 'elevation above sea level, m; default: of the embedded climate, or of the weather' },
    weather: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      field: 'weather',
      otherNames: WEATHER_NAMES,
      help: 'hours of which each keeps its light, in place of sums: a weather file',
    },
    timezone: {
      type: 'string',
      value: 'HOURS',
      isNumber: true,
      range: [-14, 14],
      otherNames: STATED_OPTIONS.timezone.otherNames,
      help: 'hours from UTC of the rows, or of a weather file that states no time zone; default: standard time of the place',
    },
    interval: STATED_OPTIONS.interval,
    'monthly-ghi': {
      ...MONTHLY_OPTIONS['monthly-ghi'],
      isRequiredWithout: ['monthly', 'daily', 'weather'],
      help: 'sums of the global horizontal irradiation of the months, kWh/m2',
    },
    'monthly-dhi': MONTHLY_OPTIONS['monthly-dhi'],
    'monthly-temp': MONTHLY_OPTIONS['monthly-temp'],
    'monthly-wind': {
      type: 'string',
      value: 'JAN,...,DEC',
      field: 'monthly.wind_speed_ms',
      otherNames: ['wind'],
      help: 'means of the wind speed, m/s',
    },
    'monthly-humidity': {
      type: 'string',
      value: 'JAN,...,DEC',
      field: 'monthly.relative_humidity',
      otherNames: ['humidity'],
      help: 'means of the relative humidity, fractions',
    },
    monthly: { ...MONTHLY_FILE, help: 'table of the same: a line of names (ghi, dhi, temp, wind, humidity) and twelve lines' },
    daily: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      otherNames: ['days-file'],
      help: 'table of daily values: a line of names (ghi in kWh/m2, temp in degC) and 365 or 366 lines',
    },
    minutes: {
      type: 'string',
      value: 'MINUTES',
      field: 'step_minutes',
      choices: ['60', '30', '15', '10', '5', '1'],
      otherNames: ['step', 'step-minutes', 'resolution'],
      help: 'length of a row; default 60; with --weather shorter',
    },
    days: {
      type: 'string',
      value: 'HOW',
      field: 'days',
      choices: ['markov', 'bendt'],
      help: 'where the days of a month come from; default markov',
    },
    seed: { type: 'string', value: 'NUMBER', field: 'seed', help: 'a whole number: another year with the same sums; default 1' },
    ...REQUEST_OPTIONS,
  },
  notes: ['The same call makes the same rows. Options take precedence over columns of --monthly.'],
} as const satisfies Command
