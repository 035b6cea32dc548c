import { type Command, SERVER_OPTION } from '../command.ts'

export const BATCH = {
  name: 'batch',
  summary: 'Runs a portfolio: a table or a list of plants, with one file of results',
  usage: ['batch FILE [--output OUT.csv] [--json] [--server URL]', 'batch --id STUDY --server URL [--output OUT.csv]'],
  positionals: [
    {
      name: 'FILE',
      min: 0,
      max: 1,
      isFile: true,
      help: 'a table (.csv) whose first line names fields, JSON with a request in each line (.ndjson, .jsonl), or a JSON list; - for standard input',
    },
  ],
  options: {
    output: {
      type: 'string',
      value: 'FILE',
      isFile: true,
      otherNames: ['out', 'o', 'results', 'csv'],
      help: 'write a line for each request to this file: .csv, .ndjson with the whole summaries, or .arrow (of a service)',
    },
    id: {
      type: 'string',
      value: 'STUDY',
      otherNames: ['study', 'resume', 'batch'],
      help: 'wait for a batch that a service has accepted, in place of sending a file',
    },
    json: { type: 'boolean', help: 'write the sums and the requests that failed to standard output as JSON' },
    server: SERVER_OPTION,
  },
  notes: [
    'All requests are checked first, and one that is refused refuses the batch. One that fails when it runs is a row with its problem, and the others run.',
    'A batch that a service has accepted goes on when this command is interrupted: --id reads its results later.',
    'Ends with 0 when any request has a result, and with 1 when none has.',
  ],
} as const satisfies Command
