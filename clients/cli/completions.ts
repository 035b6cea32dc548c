import type { Command, Option } from './command.ts'

export type Shell = 'bash' | 'zsh' | 'fish'

/**
 * A script that completes commands, options, and their values.
 * @param docsKeys  what completes an argument that is a key of the documentation
 */
export function completionsOf(shell: Shell, commands: readonly Command[], docsKeys: readonly string[]): string {
  const withKeys = commands.map((command) => ({
    ...command,
    positionals: command.positionals.map((one) => (one.isDocsKey === true ? { ...one, choices: docsKeys } : one)),
  }))
  return { bash, zsh, fish }[shell](withKeys)
}

function bash(commands: readonly Command[]): string {
  return [
    '_pvyield() {',
    `  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"`,
    `  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${namesOf(commands)} --help --version --licences" -- "$word")); return; fi`,
    '  case "$command $before" in',
    ...commands.flatMap(({ name, options }) =>
      Object.entries(options).flatMap(([option, { choices }]) =>
        choices === undefined ? [] : [`    "${name} --${option}") COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$word")); return ;;`],
      ),
    ),
    '  esac',
    '  case "$command" in',
    ...commands.map(({ name, options, positionals }) => {
      const words = [
        ...Object.keys(options).map((option) => `--${option}`),
        '--help',
        ...positionals.flatMap(({ choices = [] }) => choices),
      ]
      return `    ${name}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")) ;;`
    }),
    '  esac',
    '  [[ "$word" == -* ]] || COMPREPLY+=($(compgen -f -- "$word"))',
    '}',
    'complete -o filenames -F _pvyield pvyield',
  ].join('\n')
}

function zsh(commands: readonly Command[]): string {
  const text = (help: string) => help.replaceAll(/['[\]:\\]/g, ' ')
  return [
    '#compdef pvyield',
    '_pvyield() {',
    '  local -a commands',
    '  commands=(',
    ...commands.map(({ name, summary }) => `    '${name}:${text(summary)}'`),
    '  )',
    "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
    '  local command="$words[2]"',
    '  shift words; (( CURRENT-- ))',
    '  case "$command" in',
    ...commands.flatMap(({ name, options, positionals }) => [
      `    ${name}) _arguments \\`,
      ...Object.entries(options).map(([option, { type, help, ...rest }]) => {
        const value = type === 'boolean' ? '' : `:${option}:${valuesOf(rest)}`
        return `      '--${option}[${text(help)}]${value}' \\`
      }),
      ...positionals.map(
        ({ name: shown, min, max, ...rest }) => `      '${max > 1 ? '*' : ''}:${min === 0 ? ':' : ''}${shown}:${valuesOf(rest)}' \\`,
      ),
      "      '--help[this text]' ;;",
    ]),
    '  esac',
    '}',
    'compdef _pvyield pvyield',
  ].join('\n')
}

function fish(commands: readonly Command[]): string {
  const text = (help: string) => `'${help.replaceAll(/['\\]/g, ' ')}'`
  const within = (name: string) => `complete -c pvyield -n '__fish_seen_subcommand_from ${name}'`
  return commands
    .flatMap(({ name, summary, options, positionals }) => [
      `complete -c pvyield -f -n __fish_use_subcommand -a ${name} -d ${text(summary)}`,
      ...Object.entries(options).map(([option, { type, help, choices, isFile }]) => {
        const values = choices === undefined ? '' : ` -f -a '${choices.join(' ')}'`
        return `${within(name)} -l ${option}${type === 'boolean' ? '' : ' -r'}${isFile === true ? ' -F' : ''}${values} -d ${text(help)}`
      }),
      ...positionals.flatMap(({ choices, help }) =>
        choices === undefined ? [] : [`${within(name)} -f -a '${choices.join(' ')}' -d ${text(help)}`],
      ),
    ])
    .join('\n')
}

function namesOf(commands: readonly Command[]): string {
  return commands.map(({ name }) => name).join(' ')
}

function valuesOf({ choices, isFile }: Pick<Option, 'choices' | 'isFile'>): string {
  return choices !== undefined ? `(${choices.join(' ')})` : isFile === true ? '_files' : ' '
}
