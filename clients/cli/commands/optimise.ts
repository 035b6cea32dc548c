import { type Command, JSON_OPTION, OWN_WEATHER_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'

export const OPTIMISE = {
  name: 'optimise',
  summary: 'Finds the best values of some fields of a plant',
  usage: ['optimise FILE FIELD [FIELD ...] [--objective EXPRESSION] [--costs NAME=NUMBER,...] [--least] [--json | --csv]'],
  positionals: [
    {
      name: 'FILE',
      min: 1,
      max: 1,
      isFile: true,
      help: 'the base: a request as for POST /api/run or POST /api/run/simple, JSON; - for standard input',
    },
    { name: 'FIELD', min: 1, max: 5, help: 'a field with its bounds, and the step of its values: tilt_deg=0:60, or gcr=0.2:0.8:0.01' },
  ],
  options: {
    weather: OWN_WEATHER_OPTION,
    ...STATED_OPTIONS,
    objective: {
      type: 'string',
      value: 'EXPRESSION',
      otherNames: ['by', 'target', 'expression', 'maximise', 'maximize'],
      help: 'what becomes largest, such as e_grid_kwh / land_area_m2; default: e_grid_kwh',
    },
    costs: {
      type: 'string',
      value: 'LIST',
      otherNames: ['cost', 'variables'],
      help: 'numbers that expressions can name, with commas between them: usd_per_kwh=0.06,usd_per_m2=0.5',
    },
    constraints: {
      type: 'string',
      value: 'EXPRESSIONS',
      otherNames: ['constraint', 'where'],
      help: 'what has to be zero or more, with semicolons between them: 1.3 - dc_ac_ratio',
    },
    least: { type: 'boolean', help: 'the smallest value is the best' },
    'max-evaluations': {
      type: 'string',
      value: 'NUMBER',
      isNumber: true,
      range: [10, 2000],
      help: 'most plants that the search runs; default: 80 for each field',
    },
    json: JSON_OPTION,
    csv: { type: 'boolean', help: 'write a row for each plant to standard output as CSV' },
    server: SERVER_OPTION,
  },
  notes: [
    'Prints the way to the optimum, the optimum, and what a little more or less of each field costs.',
    'Expressions have numbers, + - * / ^, parentheses and the functions abs, exp, log, max, min and sqrt.',
    'They read figures of the summary, module_area_m2, land_area_m2, fields and costs.',
  ],
} as const satisfies Command
