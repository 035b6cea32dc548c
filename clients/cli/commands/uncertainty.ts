import { type Command, JSON_OPTION, OWN_WEATHER_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'

export const UNCERTAINTY = {
  name: 'uncertainty',
  summary: 'Energy by probability (P50 to P99) of a plant or of a budget, and where the uncertainty comes from',
  usage: [
    'uncertainty PLANT.json FIELD [FIELD ...] [--parts NAME=SIGMA,...] [--yearly NAME=SIGMA,...] [--json]',
    'uncertainty BUDGET.json [--json]',
  ],
  positionals: [
    {
      name: 'FILE',
      min: 1,
      max: 1,
      isFile: true,
      help: 'a plant, as for POST /api/run or POST /api/run/simple, or a body of POST /api/uncertainty, JSON; - for standard input',
    },
    {
      name: 'FIELD',
      min: 0,
      max: 10,
      help: 'a field of the plant and how its value is distributed: tilt_deg=normal:1, losses_percent=triangular:8:11:18 (least, most likely, largest), albedo=uniform:0.15:0.25, site.soiling_monthly=truncated:0.01:0:0.1 (one standard deviation, limits)',
    },
  ],
  options: {
    weather: OWN_WEATHER_OPTION,
    ...STATED_OPTIONS,
    parts: {
      type: 'string',
      value: 'NAME=SIGMA,...',
      otherNames: ['part', 'sigma', 'uncertainty', 'uncertainties'],
      help: 'further causes, each with one standard deviation of the energy as a fraction: Irradiation=0.04,Simulation=0.025',
    },
    yearly: {
      type: 'string',
      value: 'NAME=SIGMA,...',
      otherNames: ['interannual', 'variability'],
      help: 'causes that average out with the years: Weather=0.03',
    },
    runs: {
      type: 'string',
      value: 'NUMBER',
      otherNames: ['samples', 'n'],
      help: 'runs with drawn values, 100 to 2,000; default: 200',
    },
    seed: { type: 'string', value: 'NUMBER', help: 'the same seed gives the same numbers; default: 1' },
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: [
    'A percent sign after the distribution is of the change: thermal.u_c=normal:8% is 8 % of the value of the plant.',
    'What a field does to the energy is found by runs of the plant; a value that the field does not take ends the study.',
  ],
} as const satisfies Command
