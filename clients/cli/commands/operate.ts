import type { Command } from '../command.ts'

const SETTINGS = 'The store is that of DATA_DIR or DATABASE_URL, as for the service: docs/operations.md. It may run while the service does.'

export const BACKUP = {
  name: 'backup',
  summary: 'Copies the store of a service on this machine into one new file',
  usage: ['backup FILE'],
  positionals: [{ name: 'FILE', help: 'the copy; it must not exist', min: 1, max: 1, isFile: true }],
  options: {},
  notes: [SETTINGS],
} as const satisfies Command

export const AUDIT = {
  name: 'audit',
  summary: 'Adds up the money of a service and names every row that does not follow',
  usage: ['audit'],
  positionals: [],
  options: {},
  notes: [SETTINGS, 'Ends with 1 when a row does not follow.'],
} as const satisfies Command
