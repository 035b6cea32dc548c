import { EngineError } from '@pvyield/engine'

/** What a user wrote for the parts of a request of a study, by their paths: `axes.0` is `tilt_deg=20,30`. */
export type Written = Readonly<Record<string, string>>

interface Item {
  readonly field: string | null
  readonly message: string
}

/** A path of a list item or of given sums in a message, as `(axes.0.path)` and `monthly.ghi_kwhm2`. */
const IN_TEXT = /\b(?:(?:axes|fields|parts|constraints|sources)\.\d+(\.[a-z_0-9]+)*|(?:monthly|daily)\.[a-z_0-9]+)/g

/** Does the work of a study, whose failures then name what the user wrote in place of the paths of its request. */
export async function inArguments<Result>(written: Written, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineError) throw new EngineError(error.failures.map((failure) => ({ ...failure, ...worded(failure, written) })))
    if (error instanceof Error && error.name === 'ProblemError') {
      const { errors } = error as Error & { readonly errors: readonly Item[] }
      for (const item of errors) Object.assign(item, worded(item, written))
    }
    throw error
  }
}

function worded({ field, message }: Item, written: Written): Item {
  return {
    field: field === null ? null : argumentOf(field, written),
    message: message.replaceAll(IN_TEXT, (path) => argumentOf(path, written)),
  }
}

/** The longest beginning of a path that was written; a section of the file keeps its own path behind the name of the file. */
function argumentOf(path: string, written: Written): string {
  const keys = path.split('.')
  for (let count = keys.length; count > 0; count--) {
    const argument = written[keys.slice(0, count).join('.')]
    const rest = keys.slice(count).join('.')
    if (argument !== undefined) return rest !== '' && isFile(keys.slice(0, count)) ? `${argument}: ${rest}` : argument
  }
  return path
}

/** What is sent in a file, as a plant of a study: the fields behind are its own. */
const IN_FILES = ['base', 'request', 'run', 'measured', 'weather', 'station', 'daily']

/** Each plant of a comparison is in a file too. */
function isFile(keys: readonly string[]): boolean {
  return keys[0] === 'requests' || IN_FILES.includes(keys.join())
}

/** The arguments of a list, by their paths. */
export function writtenList(name: string, texts: readonly string[]): Written {
  return Object.fromEntries(texts.map((text, k) => [`${name}.${k}`, text]))
}

/** The file of a plant, as an error names it. */
export function fileName(file: string): string {
  return file === '-' ? 'standard input' : file
}
