import { type Command, JSON_OPTION, SERVER_OPTION } from '../command.ts'

export const COMPARE = {
  name: 'compare',
  summary: 'Puts runs side by side: the difference in energy by loss, and the fields that differ',
  usage: [
    'compare A.json B.json [C.json ...] [--per kwp] [--json]',
    'compare A.json B.json [--report OUT.pdf] [--picture difference --output OUT.svg]',
    'compare A.json run_... --server URL',
  ],
  positionals: [
    {
      name: 'FILE',
      min: 1,
      max: 10,
      isFile: true,
      help: 'a request as for POST /api/run or POST /api/run/simple, JSON, or with --server the id of a stored run; 2 to 10, the first is the base',
    },
  ],
  options: {
    names: {
      type: 'string',
      value: 'A,B,...',
      otherNames: ['labels', 'titles'],
      help: 'names of the runs, apart by commas; default: the names of the files',
    },
    per: {
      type: 'string',
      value: 'WHAT',
      choices: ['plant', 'kwp'],
      otherNames: ['normalise', 'normalize', 'specific'],
      help: 'differences of the energy of the plants (default), or of the energy for each kWp',
    },
    json: JSON_OPTION,
    report: { type: 'string', value: 'FILE', otherNames: ['pdf', 'html', 'document'], help: 'write a report to a file: .pdf, or .html' },
    picture: {
      type: 'string',
      value: 'NAME',
      choices: ['difference', 'months'],
      otherNames: ['svg', 'chart', 'plot', 'figure'],
      help: 'draw as SVG the way from the first energy to the last, or the months',
    },
    output: { type: 'string', value: 'FILE', otherNames: ['out', 'o'], help: 'write the picture to this file' },
    server: SERVER_OPTION,
  },
  notes: ['The rows add up to the difference. Plants that differ in one loss only have the whole difference in its row (LMDI-I).'],
} as const satisfies Command
