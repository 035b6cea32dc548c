import { type Command, JSON_OPTION, OWN_WEATHER_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'
import { DRAWING_OPTIONS } from '../drawing.ts'

export const RUN = {
  name: 'run',
  summary: 'Simulates a plant that a run request describes',
  usage: ['run FILE [--weather FILE] [--json [--series] | --csv]', 'run FILE [--report OUT.pdf] [--picture losses --output OUT.svg]'],
  positionals: [
    {
      name: 'FILE',
      min: 1,
      max: 1,
      isFile: true,
      help: 'a request as for POST /api/run or POST /api/run/simple, JSON; - for standard input',
    },
  ],
  options: {
    weather: OWN_WEATHER_OPTION,
    ...STATED_OPTIONS,
    json: JSON_OPTION,
    series: { type: 'boolean', help: 'with --json: include the hourly series' },
    csv: { type: 'boolean', help: 'write the hourly series to standard output as CSV' },
    ...DRAWING_OPTIONS,
    server: SERVER_OPTION,
  },
  notes: [
    'A full request without weather runs with the typical year of its site. Modules and inverters may be ids of the library.',
    'Ends with 1 for a request that is refused, and lists every field with its fix on standard error.',
  ],
} as const satisfies Command
