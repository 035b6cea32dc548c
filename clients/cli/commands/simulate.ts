import {
  type Command,
  JSON_OPTION,
  LAT_OPTION,
  LON_OPTION,
  POWER_NAMES,
  SERVER_OPTION,
  STATED_OPTIONS,
  TRACKER_OPTION,
  WEATHER_NAMES,
} from '../command.ts'

export const SIMULATE = {
  name: 'simulate',
  summary: 'Simulates a year of a plant from a location and a size',
  usage: [
    'simulate --lat 48.1 --lon 11.6 --kw 100 [--tilt 30] [--azimuth 180] [--tracker] [--weather FILE]',
    'simulate --place Zurich --kw 12 [--json [--series] | --csv]',
  ],
  positionals: [],
  options: {
    lat: { ...LAT_OPTION, isRequiredWithout: ['place'] },
    lon: { ...LON_OPTION, isRequiredWithout: ['place'] },
    place: {
      type: 'string',
      value: 'NAME',
      otherNames: ['city', 'location', 'site', 'name'],
      help: 'in place of --lat and --lon: the first result of `places NAME`',
    },
    kw: { type: 'string', value: 'KW', isNumber: true, isRequired: true, otherNames: POWER_NAMES, help: 'DC power at STC, kW' },
    tilt: {
      type: 'string',
      value: 'DEG',
      isNumber: true,
      otherNames: ['inclination', 'slope', 'angle'],
      help: 'tilt of the modules from horizontal, degrees; default: by the latitude',
    },
    azimuth: {
      type: 'string',
      value: 'DEG',
      isNumber: true,
      otherNames: ['orientation', 'aspect', 'bearing', 'direction'],
      help: 'where the modules face, degrees clockwise from north: 180 is south; default: to the equator',
    },
    tracker: TRACKER_OPTION,
    weather: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      otherNames: WEATHER_NAMES,
      help: 'weather file (EPW, TMY2, TMY3, NSRDB, SAM, SolarAnywhere, PVGIS, Meteonorm, PVsyst, or CSV with column names)',
    },
    ...STATED_OPTIONS,
    json: JSON_OPTION,
    series: { type: 'boolean', otherNames: ['hours', 'hourly'], help: 'with --json: include the hourly series' },
    csv: { type: 'boolean', help: 'write the hourly series to standard output as CSV' },
    server: SERVER_OPTION,
  },
  notes: [
    'Without --weather the embedded typical year runs, or with --server what the service finds. Hourly results of PVsyst are also compared with the run, step by step.',
  ],
} as const satisfies Command
