import type { Command } from './command.ts'

const HELP_COLUMN_MAX = 26
const NOTE_COLUMNS_MAX = 120
/** An explanation of an option stands next to the column of its name. */
const RIGHT_COLUMNS_MAX = 150 - HELP_COLUMN_MAX - 4

/** How a command is called, for a call that was wrong: its message would scroll off above the whole help. */
export function usageOf({ name, usage }: Command, program: string): string {
  return [...usage.map((line) => `${program} ${line}`), `${program} ${name} --help lists the options`].join('\n')
}

/** The help of a command. @param program  how it was called: `pvyield`, or `bun run` */
export function helpOf({ usage, summary, positionals, options, notes = [] }: Command, program: string): string {
  const rows = [
    ...positionals.map(({ name, help, choices }) => [name, withChoices(help, choices)] as const),
    ...Object.entries(options).map(
      ([name, { value, help, choices }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, withChoices(help, choices)] as const,
    ),
    ['--help, -h', 'this text'] as const,
  ]
  const width = Math.min(HELP_COLUMN_MAX, Math.max(...rows.map(([left]) => left.length)))
  return [
    ...usage.map((line) => `${program} ${line}`),
    '',
    `  ${summary}.`,
    '',
    ...rows.flatMap(([left, right]) => {
      const [first = '', ...more] = wrapped(right, RIGHT_COLUMNS_MAX).map((line) => line.trimStart())
      const begin = left.length > width ? [`  ${left}`, `  ${' '.repeat(width)}  ${first}`] : [`  ${left.padEnd(width)}  ${first}`]
      return [...begin, ...more.map((line) => `  ${' '.repeat(width)}  ${line}`)]
    }),
    ...notes.flatMap((note) => ['', ...wrapped(note, NOTE_COLUMNS_MAX)]),
  ].join('\n')
}

/** Lines of a paragraph. */
function wrapped(text: string, columnsMax: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columnsMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines
}

function withChoices(help: string, choices: readonly string[] | undefined): string {
  return choices === undefined ? help : `${help}: ${choices.join(', ')}`
}
