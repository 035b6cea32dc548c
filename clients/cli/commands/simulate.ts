import { type Command, JSON_OPTION, SERVER_OPTION } from '../command.ts'

export const SIMULATE = {
  name: 'simulate',
  summary: 'Simulates a year of a plant from a location and a size',
  usage: ['simulate --lat 48.1 --lon 11.6 --kw 100 [--tracker] [--weather FILE] [--json [--series] | --csv]'],
  positionals: [],
  options: {
    lat: { type: 'string', value: 'DEG', isNumber: true, isRequired: true, help: 'latitude, degrees, north positive' },
    lon: { type: 'string', value: 'DEG', isNumber: true, isRequired: true, help: 'longitude, degrees, east positive' },
    kw: { type: 'string', value: 'KW', isNumber: true, isRequired: true, help: 'DC power at STC, kW' },
    tracker: { type: 'boolean', help: 'single-axis trackers instead of fixed racks' },
    weather: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      help: 'weather file (EPW, TMY2, TMY3, NSRDB, SAM, SolarAnywhere, PVGIS, Meteonorm, PVsyst, or CSV with column names);',
    },
    json: JSON_OPTION,
    series: { type: 'boolean', help: 'with --json: include the hourly series' },
    csv: { type: 'boolean', help: 'write the hourly series to standard output as CSV' },
    server: SERVER_OPTION,
  },
  notes: [
    'Without --weather the embedded typical year runs, or with --server what the service finds. Hourly results of',
    'PVsyst are also compared with the run, step by step.',
  ],
} as const satisfies Command
