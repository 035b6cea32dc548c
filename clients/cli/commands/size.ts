import { type Command, JSON_OPTION, SERVER_OPTION } from '../command.ts'

const number = (value: string, help: string) => ({ type: 'string', value, isNumber: true, help }) as const

export const SIZE = {
  name: 'size',
  summary: 'Finds strings and inverters of a plant, with the margin of every limit',
  usage: ['size --lat 48.1 --lon 11.6 --module "jinko 720" --inverter "sungrow sg125hv" --dc-kw 1000 [--ratio 1.2]'],
  positionals: [],
  options: {
    lat: { ...number('DEG', 'latitude, degrees, north positive'), isRequired: true },
    lon: { ...number('DEG', 'longitude, degrees, east positive'), isRequired: true },
    module: {
      type: 'string',
      value: 'NAME',
      isFile: true,
      isRequired: true,
      help: 'PAN file, library id, or words of which the first result is taken',
    },
    inverter: { type: 'string', value: 'NAME', isFile: true, isRequired: true, help: 'OND file, library id, or words' },
    weather: { type: 'string', value: 'FILE', isFile: true, help: 'weather file; default: the embedded typical year' },
    'dc-kw': number('KW', 'target power at STC, kW; or --ac-kw or --strings'),
    'ac-kw': number('KW', 'target power of all inverters, kW'),
    strings: number('N', 'number of strings, kept exactly'),
    ratio: number('R', 'DC power divided by AC power; default 1.2'),
    'modules-per-string': number('N', 'kept; default: chosen'),
    class: number('V', 'voltage class: 600, 1000 or 1500 V'),
    'min-air': number('DEGC', 'lowest air temperature for the open-circuit voltage, degC; default: of the weather'),
    tracker: { type: 'boolean', help: 'single-axis trackers instead of fixed racks' },
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: ['! marks a limit that is not kept. Ends with 1 for a plant that cannot be sized, and lists every failure.'],
} as const satisfies Command
