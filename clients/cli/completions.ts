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
    `  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${firstWords(commands).join(' ')} --help --version --licences" -- "$word")); return; fi`,
    ...groupsOf(commands).flatMap(([group, seconds]) => [
      `  if [ "$command" = ${group} ]; then`,
      `    if [ "$COMP_CWORD" -eq 2 ]; then COMPREPLY=($(compgen -W "${seconds.join(' ')} --help" -- "$word")); return; fi`,
      `    command="${group} \${COMP_WORDS[2]}"`,
      '  fi',
    ]),
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
      return `    "${name}") COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")) ;;`
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
    ...firstWords(commands).map((first) => {
      const command = commands.find(({ name }) => name === first)
      return `    '${first}:${command === undefined ? `commands of ${first}` : text(command.summary)}'`
    }),
    '  )',
    "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
    '  local command="$words[2]"',
    '  shift words; (( CURRENT-- ))',
    ...groupsOf(commands).flatMap(([group, seconds]) => [
      `  if [[ "$command" == ${group} ]]; then`,
      `    if (( CURRENT == 2 )); then compadd -- ${seconds.join(' ')}; return; fi`,
      '    command="$command $words[2]"',
      '    shift words; (( CURRENT-- ))',
      '  fi',
    ]),
    '  case "$command" in',
    ...commands.flatMap(({ name, options, positionals }) => [
      `    "${name}") _arguments \\`,
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
  const seen = (words: string) => `__fish_seen_subcommand_from ${words}`
  const groupsWith = (word: string) => groupsOf(commands).flatMap(([group, seconds]) => (seconds.includes(word) ? [group] : []))
  const within = (name: string) => {
    const others = groupsWith(name).map((group) => `not ${seen(group)}`)
    return `complete -c pvyield -n '${[...name.split(' ').map(seen), ...others].join('; and ')}'`
  }
  const named = ({ name, summary }: Command) => {
    const [first = '', second] = name.split(' ')
    if (second === undefined) return `complete -c pvyield -f -n __fish_use_subcommand -a ${first} -d ${text(summary)}`
    const others = groupsOf(commands).flatMap(([group, seconds]) => (group === first ? seconds : []))
    return `complete -c pvyield -f -n '${seen(first)}; and not ${seen(others.join(' '))}' -a ${second} -d ${text(summary)}`
  }
  const groups = groupsOf(commands).map(
    ([group]) => `complete -c pvyield -f -n __fish_use_subcommand -a ${group} -d ${text(`commands of ${group}`)}`,
  )
  const ofCommands = commands.flatMap((command) => {
    const { name, options, positionals } = command
    return [
      named(command),
      ...Object.entries(options).map(([option, { type, help, choices, isFile }]) => {
        const values = choices === undefined ? '' : ` -f -a '${choices.join(' ')}'`
        return `${within(name)} -l ${option}${type === 'boolean' ? '' : ' -r'}${isFile === true ? ' -F' : ''}${values} -d ${text(help)}`
      }),
      ...positionals.flatMap(({ choices, help }) =>
        choices === undefined ? [] : [`${within(name)} -f -a '${choices.join(' ')}' -d ${text(help)}`],
      ),
    ]
  })
  return [...groups, ...ofCommands].join('\n')
}

/** The first words of the commands. */
function firstWords(commands: readonly Command[]): string[] {
  return [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))]
}

/** First words of commands that have a second one, each with its second words. */
function groupsOf(commands: readonly Command[]): [first: string, seconds: string[]][] {
  const seconds = (first: string) => commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : []))
  return firstWords(commands).flatMap((first): [string, string[]][] => (seconds(first).length > 0 ? [[first, seconds(first)]] : []))
}

function valuesOf({ choices, isFile }: Pick<Option, 'choices' | 'isFile'>): string {
  return choices !== undefined ? `(${choices.join(' ')})` : isFile === true ? '_files' : ' '
}
