import { type Command, JSON_OPTION, LAT_OPTION, SERVER_OPTION } from '../command.ts'

const DAY_OPTIONS = {
  date: { type: 'string', value: 'MM-DD', field: 'date', help: 'a day of the weather' },
  json: JSON_OPTION,
  svg: { type: 'string', value: 'OUT', isFile: true, help: 'write a picture of one row of the day to a file' },
  time: { type: 'string', value: 'HH:MM', field: 'time', help: 'row of the picture; default 12:00' },
  view: { type: 'string', value: 'VIEW', choices: ['plan', 'sun'], help: 'the picture from above, or as the sun sees it' },
  unit: { type: 'string', value: 'M', field: 'unit_m', help: 'metres of a unit of length of the scene; default 1' },
  server: SERVER_OPTION,
} as const

const NOTES = ['Ends with 1 for a scene or a request with failures, and lists all of them on standard error.'] as const
const FILE = 'JSON; - for standard input'

export const SCENE = {
  name: 'scene',
  summary: 'Checks a scene, writes it as a file of another program, or solves a day of a plant with one',
  usage: [
    'scene validate FILE [--json]',
    'scene export FILE --out plant.glb|plant.pvc|plant.shd [--losses accept]',
    'scene day FILE --date MM-DD [--json] [--svg OUT [--time HH:MM] [--view plan|sun] [--unit M]]',
  ],
  positionals: [
    { name: 'ACTION', min: 1, max: 1, choices: ['validate', 'export', 'day'], help: 'what to do' },
    {
      name: 'FILE',
      min: 1,
      max: 1,
      isFile: true,
      help: `validate, export: a scene section; day: a run request with a scene and its weather inline. ${FILE}`,
    },
  ],
  options: {
    ...DAY_OPTIONS,
    losses: {
      type: 'string',
      value: 'WHAT',
      field: 'losses',
      choices: ['refuse', 'accept'],
      help: 'what becomes of a scene that SHD cannot hold; default refuse',
    },
    out: { type: 'string', value: 'OUT', isFile: true, help: 'write the scene to a file: .glb, .pvc or .shd' },
    lat: { ...LAT_OPTION, range: [-90, 90], help: `${LAT_OPTION.help}; of a scene without origin, for .shd` },
  },
  notes: NOTES,
} as const satisfies Command

export const DAY = {
  name: 'day',
  summary: 'Solves a day of a plant with a scene, row by row, with the shade of its tables',
  usage: ['day FILE --date MM-DD [--json] [--svg OUT [--time HH:MM] [--view plan|sun] [--unit M]]'],
  positionals: [{ name: 'FILE', min: 1, max: 1, isFile: true, help: `a run request with a scene and its weather inline. ${FILE}` }],
  options: DAY_OPTIONS,
  notes: NOTES,
} as const satisfies Command
