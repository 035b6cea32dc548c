import { type Command, JSON_OPTION, OWN_WEATHER_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'

export const SWEEP = {
  name: 'sweep',
  summary: 'Runs a plant with other values of some fields, and finds the best',
  usage: ['sweep FILE AXIS [AXIS ...] [--by COLUMN] [--least] [--json | --csv]'],
  positionals: [
    {
      name: 'FILE',
      min: 1,
      max: 1,
      isFile: true,
      help: 'the base: a request as for POST /api/run or POST /api/run/simple, JSON; - for standard input',
    },
    { name: 'AXIS', min: 1, max: 5, help: 'a field with its values: gcr=0.3,0.4,0.5, or tilt_deg=10:40:7 for seven values from 10 to 40' },
  ],
  options: {
    weather: OWN_WEATHER_OPTION,
    ...STATED_OPTIONS,
    results: {
      type: 'string',
      value: 'NAMES',
      otherNames: ['columns', 'want', 'outputs'],
      help: 'figures of the summary, with commas between them; default: e_grid_kwh,specific_yield_kwh_per_kwp,performance_ratio',
    },
    by: {
      type: 'string',
      value: 'COLUMN',
      otherNames: ['objective', 'target'],
      help: 'column that decides which variant is the best; default: the first',
    },
    least: { type: 'boolean', help: 'the smallest value is the best' },
    json: JSON_OPTION,
    csv: { type: 'boolean', help: 'write a row for each variant to standard output as CSV' },
    server: SERVER_OPTION,
  },
  notes: [
    'All values are combined, at most 20,000 variants. A variant that is refused is counted, and the others run.',
    'One axis is drawn as bars, two as a table with shades.',
  ],
} as const satisfies Command
