import {
  type Command,
  ELEVATION_OPTION,
  JSON_OPTION,
  LAT_OPTION,
  LON_OPTION,
  PLACE_OPTION,
  POWER_NAMES,
  RACKING_OPTIONS,
  SERVER_OPTION,
  STATED_OPTIONS,
  WEATHER_NAMES,
} from '../command.ts'
import { ROOFS_OPTION } from '../roofs-file.ts'

const number = (field: string, value: string, help: string) => ({ type: 'string', field, value, isNumber: true, help }) as const

export const SIZE = {
  name: 'size',
  summary: 'Finds strings and inverters of a plant, with the margin of every limit',
  usage: ['size --lat 48.1 --lon 11.6 --module "jinko 720" --inverter "sungrow sg125hv" --dc-kw 1000 [--ratio 1.2]'],
  positionals: [],
  options: {
    lat: { ...LAT_OPTION, isRequiredWithout: ['place'] },
    lon: { ...LON_OPTION, isRequiredWithout: ['place'] },
    place: PLACE_OPTION,
    elevation: ELEVATION_OPTION,
    module: {
      type: 'string',
      value: 'NAME',
      field: 'module',
      isFile: true,
      isRequired: true,
      help: 'PAN file, library id, or words of which the first result is taken',
    },
    inverter: { type: 'string', value: 'NAME', field: 'inverter', isFile: true, isRequired: true, help: 'OND file, library id, or words' },
    weather: {
      type: 'string',
      value: 'FILE',
      field: 'weather',
      isFile: true,
      otherNames: WEATHER_NAMES,
      help: 'weather file; default: the embedded typical year',
    },
    ...STATED_OPTIONS,
    'dc-kw': {
      ...number('dc_kw', 'KW', 'target power at STC, kW; or --ac-kw or --strings'),
      isRequiredWithout: ['ac-kw', 'strings', 'roofs'],
      otherNames: ['kw', ...POWER_NAMES],
    },
    roofs: ROOFS_OPTION,
    'ac-kw': number('ac_kw', 'KW', 'target power of all inverters, kW'),
    strings: number('strings', 'N', 'number of strings, kept exactly'),
    ratio: { ...number('dc_ac_ratio', 'R', 'DC power divided by AC power; default 1.2'), otherNames: ['dc-ac-ratio', 'ilr'] },
    'modules-per-string': number('modules_per_string', 'N', 'kept; default: chosen'),
    class: number('voltage_class_v', 'V', 'voltage class: 600, 1000 or 1500 V'),
    'min-air': number('temp_air_min_c', 'DEGC', 'lowest air temperature for the open-circuit voltage, degC; default: of the weather'),
    ...RACKING_OPTIONS,
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: ['! marks a limit that is not kept. Ends with 1 for a plant that cannot be sized, and lists every failure.'],
} as const satisfies Command
