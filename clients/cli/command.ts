/** An option of a command. */
export interface Option {
  readonly type: 'string' | 'boolean'
  /** What its value is, for the help: `FILE`, `URL`. */
  readonly value?: string
  readonly help: string
  /** The only values that it takes. */
  readonly choices?: readonly string[]
  readonly isNumber?: boolean
  /** Least and most that a number may be, where nothing else checks it. */
  readonly range?: readonly [number, number]
  /** Whether its value is a file, which shells complete. */
  readonly isFile?: boolean
  readonly isRequired?: boolean
  /** It is required without these options: `lat` without `place`. */
  readonly isRequiredWithout?: readonly string[]
  /** A file that may state it: with this option it is not required. */
  readonly isStatedIn?: string
  /** File that it says more of: without that one it would be ignored, where the command has both. */
  readonly ofFile?: string
  /** Field of the request that it sets, which texts of the engine name. */
  readonly field?: string
  /** What people call it elsewhere. Not accepted: the message about an unknown option names this one. */
  readonly otherNames?: readonly string[]
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
  /** Whether it is a key of the documentation, which shells complete. */
  readonly isDocsKey?: boolean
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
  readonly command: Pick<Command, 'options'>
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
  otherNames: ['url', 'host', 'service', 'base-url'],
  help: 'ask this service instead of the engine in this program; its API key is read from PVYIELD_API_KEY',
}

/** What other programs call the options that several commands have. */
export const WEATHER_NAMES = ['epw', 'tmy', 'meteo', 'file', 'input']
/** A weather file next to a run request. */
export const OWN_WEATHER_OPTION = {
  type: 'string',
  value: 'FILE',
  isFile: true,
  otherNames: WEATHER_NAMES,
  field: 'weather',
  help: 'weather file in place of the weather of the request',
} as const

/** What a weather file may not state; for commands that read one. */
export const STATED_OPTIONS = {
  timezone: {
    type: 'string',
    value: 'HOURS',
    isNumber: true,
    range: [-14, 14],
    ofFile: 'weather',
    otherNames: ['tz', 'utc-offset'],
    help: 'hours from UTC of a weather file that states no time zone; default: standard time of the place',
  },
  interval: {
    type: 'string',
    value: 'WHERE',
    choices: ['start', 'middle', 'end'],
    ofFile: 'weather',
    otherNames: ['stamp', 'stamps'],
    help: 'what the time stamps of a table mark in their interval; default: by the stamps',
  },
  'monthly-temperatures': {
    type: 'string',
    value: 'JAN,...,DEC',
    ofFile: 'weather',
    otherNames: ['t-mean-monthly-c', 'temperatures'],
    help: 'twelve monthly means, degC, for a weather file without an air temperature',
  },
} as const satisfies Options
/** What the tables of a layout leave out. */
export const FIGURES_OPTION = {
  type: 'string',
  value: 'FIGURES',
  field: 'figures',
  help: 'figures that the tables of a layout do not state: tilt:25,height:1.5',
} as const satisfies Option
export const POWER_NAMES = ['power', 'capacity', 'size', 'kwp', 'kwdc', 'mw']

export const LAT_OPTION = {
  type: 'string',
  value: 'DEG',
  isNumber: true,
  field: 'latitude',
  help: 'latitude, degrees, north positive',
} as const
export const LON_OPTION = {
  type: 'string',
  value: 'DEG',
  isNumber: true,
  field: 'longitude',
  otherNames: ['lng'],
  help: 'longitude, degrees, east positive',
} as const
export const ELEVATION_OPTION = {
  type: 'string',
  value: 'M',
  isNumber: true,
  field: 'elevation',
  otherNames: ['altitude', 'alt', 'height'],
  help: 'elevation above sea level, m; default: of the weather, or 0 where its file states none',
} as const
/** A name in place of coordinates. */
export const PLACE_OPTION = {
  type: 'string',
  value: 'NAME',
  otherNames: ['city', 'location', 'site', 'name'],
  help: 'in place of --lat and --lon: the first result of `places NAME`',
} as const
/** The values of `racking` in a simple run and in sizing. */
export const RACKINGS = ['fixed', 'rooftop', 'single_axis'] as const
export const RACKING_OPTIONS = {
  racking: {
    type: 'string',
    value: 'KIND',
    choices: RACKINGS,
    field: 'racking',
    otherNames: ['mounting', 'roof', 'rooftop', 'fixed'],
    help: 'fixed racks (the default), rooftop, or single_axis trackers',
  },
  tracker: { type: 'boolean', otherNames: ['sat', 'single-axis', 'tracking'], help: 'the same as --racking single_axis' },
} as const satisfies Options
