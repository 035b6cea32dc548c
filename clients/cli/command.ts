/** An option of a command. */
export interface Option {
  readonly type: 'string' | 'boolean'
  /** What its value is, for the help: `FILE`, `URL`. */
  readonly value?: string
  readonly help: string
  /** The only values that it takes. */
  readonly choices?: readonly string[]
  readonly isNumber?: boolean
  /** Whether its value is a file, which shells complete. */
  readonly isFile?: boolean
  readonly isRequired?: boolean
}

export type Options = Readonly<Record<string, Option>>

/** What is given without an option's name. */
export interface Positional {
  readonly name: string
  readonly help: string
  /** 0 for one that may be left out. */
  readonly min: 0 | 1
  /** How many there may be. */
  readonly max: number
  readonly choices?: readonly string[]
  readonly isFile?: boolean
}

/** What a command takes: its help, its arguments and the completions of shells derive from it. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** Calls of it, without the name of the program. */
  readonly usage: readonly string[]
  readonly positionals: readonly Positional[]
  readonly options: Options
  /** Further paragraphs of the help. */
  readonly notes?: readonly string[]
}

/** Arguments that were checked. */
export interface Call {
  /** Folder of the repository, or of the files in the binary. */
  readonly root: string
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | undefined>>
  readonly flags: ReadonlySet<string>
}

/** Does what a command is for. What it throws is printed by `failures.ts`. */
export type Action = (call: Call) => void | Promise<void>

export const JSON_OPTION: Option = { type: 'boolean', help: 'write the answer of the service to standard output as JSON' }
export const SERVER_OPTION: Option = {
  type: 'string',
  value: 'URL',
  help: 'ask this service instead of the engine in this program; its API key is read from PVYIELD_API_KEY',
}
