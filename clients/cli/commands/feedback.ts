import type { Command } from '../command.ts'

export const FEEDBACK = {
  name: 'feedback',
  summary: 'Lists what people wrote to the operator of a service (POST /api/feedback)',
  usage: ['feedback [--store FILE] [--json]'],
  positionals: [],
  options: {
    store: { type: 'string', value: 'FILE', isFile: true, help: 'store of the service; default: pvyield.db in DATA_DIR or ./data' },
    json: { type: 'boolean', help: 'write a list to standard output as JSON' },
  },
  notes: ['Oldest first. It only reads, so it may run while the service does.'],
} as const satisfies Command
