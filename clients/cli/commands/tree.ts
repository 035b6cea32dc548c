import { type Command, JSON_OPTION, OWN_WEATHER_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'

/**
 * The stages in the order of the chain. The engine has them too, but loading it would slow down help
 * and completions; `test/cli/stages.test.ts` compares the two.
 */
const STAGES = 'sun irradiance orientation horizon shading optics rear thermal module dc inverter ac'.split(' ')

export const TREE = {
  name: 'tree',
  summary: 'Runs a plant with every option of a stage, and prints what each changes',
  usage: ['tree STAGE FILE [--json]'],
  positionals: [
    { name: 'STAGE', min: 1, max: 1, choices: STAGES, help: 'a stage of the chain' },
    { name: 'FILE', min: 1, max: 1, isFile: true, help: 'a run request, JSON; - for standard input' },
  ],
  options: {
    weather: OWN_WEATHER_OPTION,
    ...STATED_OPTIONS,
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: ['* marks the option that the request has. An option that does not suit the plant says why.'],
} as const satisfies Command
