import { type Command, JSON_OPTION, PLACE_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'
import { OUT_OPTION } from '../made-weather.ts'
import { PLACED_OPTIONS, SITE_OPTIONS } from './weather.ts'

/** Sources of years and typical years. */
export const YEAR_SOURCES = ['open_meteo', 'era5', 'nasa_power', 'cams', 'pvgis', 'nsrdb', 'solcast', 'solargis', 'embedded'] as const

const YEARS = {
  type: 'string',
  value: 'FIRST:LAST',
  field: 'start',
  otherNames: ['year', 'start', 'end', 'period'],
  help: 'real years, such as 2015:2024 or 2023; default: a typical year, which pvgis, nsrdb, solcast and embedded have',
} as const

const KEYS =
  'Keys are read from PVYIELD_SOLCAST_KEY, PVYIELD_SOLARGIS_KEY and PVYIELD_CAMS_KEY (the address of an account at SoDa). Without --server the program asks the sources itself, nsrdb with NSRDB_API_KEY and NSRDB_EMAIL and era5 with ERA5_URL.'

export const WEATHER_FETCH = {
  name: 'weather fetch',
  summary: 'Fetches real years or a typical year of a place from a source',
  usage: ['weather fetch --source open_meteo --lat 48.1 --lon 11.6 --years 2015:2024 --out YEARS.csv'],
  positionals: [],
  options: {
    source: {
      type: 'string',
      value: 'NAME',
      field: 'source',
      isRequired: true,
      choices: YEAR_SOURCES,
      otherNames: ['from', 'provider'],
      help: 'source',
    },
    ...PLACED_OPTIONS,
    years: YEARS,
    out: OUT_OPTION,
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: [KEYS],
} as const satisfies Command

export const WEATHER_COMPARE = {
  name: 'weather compare',
  summary: 'Puts weather files and sources of one place side by side, with their spread',
  usage: ['weather compare FILE [FILE ...] [--source pvgis,open_meteo --years 2019:2023] [--lat 48.1 --lon 11.6] [--json]'],
  positionals: [{ name: 'FILE', min: 0, max: 8, isFile: true, help: 'a weather file; files and sources together are two to eight' }],
  options: {
    source: {
      type: 'string',
      value: 'A,B,...',
      field: 'source',
      otherNames: ['sources', 'with'],
      help: `sources to fetch, apart by commas: ${YEAR_SOURCES.join(', ')}`,
    },
    years: YEARS,
    ...SITE_OPTIONS,
    place: PLACE_OPTION,
    ...STATED_OPTIONS,
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: [KEYS],
} as const satisfies Command
