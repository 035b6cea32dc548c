import { type Command, SERVER_OPTION } from '../command.ts'

export const PLACES = {
  name: 'places',
  summary: 'Finds coordinates, height and time zone of a place',
  usage: ['places NAME... [--json]'],
  positionals: [{ name: 'NAME', min: 1, max: 20, help: 'name of a place in any language, or its beginning' }],
  options: { json: { type: 'boolean', help: 'write the places to standard output as JSON' }, server: SERVER_OPTION },
  notes: ['Without --server it searches the embedded places of 5,000 and more people, and corrects no typing errors.'],
} as const satisfies Command
