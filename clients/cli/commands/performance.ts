import { type Command, JSON_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'

const { timezone, interval } = STATED_OPTIONS

export const PERFORMANCE = {
  name: 'performance',
  summary: 'Tests measured rows of a plant against a run: performance ratio, regression, capacity, energy, availability',
  usage: [
    'performance PLANT.json MEASURED.csv [--measured-weather] [--settings FILE] [--report OUT.pdf] [--json]',
    'performance run_... MEASURED.csv --server URL',
  ],
  positionals: [
    {
      name: 'PLANT',
      min: 1,
      max: 1,
      isFile: true,
      help: 'a request as for POST /api/run or POST /api/run/simple, JSON, or with --server the id of a run that is stored with its series',
    },
    {
      name: 'MEASURED',
      min: 1,
      max: 1,
      isFile: true,
      help: 'table of rows of 1 to 60 minutes with a line of names: time, POA (W/m2), AC power (kW); and DC power, air and module temperature, wind, availability, curtailed where they are there',
    },
  ],
  options: {
    'measured-weather': {
      type: 'boolean',
      otherNames: ['measured', 'weather', 'same-rows'],
      help: 'run the plant with the measured irradiance in its plane, air temperature and wind: rows are compared one by one',
    },
    timezone: { ...timezone, help: 'hours from UTC of a table that states no time zone; default: standard time of the plant' },
    interval,
    settings: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      otherNames: ['filters', 'conditions', 'options'],
      help: 'other fields of POST /api/performance, JSON: plant, filters, conditions, uncertainty, exclude',
    },
    report: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      otherNames: ['pdf', 'html', 'document'],
      help: 'write a report with pictures to a file: .pdf, or .html',
    },
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: ['`pvyield docs field_performance` says how each figure is made.'],
} as const satisfies Command
