import { type Command, SERVER_OPTION } from '../command.ts'

export const DOCS = {
  name: 'docs',
  summary: 'Prints the documentation of a field, option, loss row, series, error or guide',
  usage: ['docs [KEY]'],
  positionals: [
    {
      name: 'KEY',
      min: 0,
      max: 1,
      isDocsKey: true,
      help: 'such as site.transposition, GlobEff, row.soiling, error.not_found; default: the pages',
    },
  ],
  options: { server: SERVER_OPTION },
} as const satisfies Command
