import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '..')
/** Left out of the copy: the steps make them, or they are large and not read. */
const NOT_COPIED = new Set(['.git', '.venv', 'first', 'data', 'clients'])
/** A step builds the package there, and tests put files of their own there: neither may change under other tests. */
const COPIED = ['typescript', 'examples']

/** The guide that takes the steps in several languages; README.md takes them with one program each. */
const GUIDE = join('docs', 'pages', 'guides', 'simple_run.md')

/** A first step of a user, with the commands of every way in their order. */
export interface Step {
  readonly title: string
  readonly commands: readonly string[]
}

/** Commands that prepare the ways in Node and in Python, as the READMEs of the clients state them. */
export function preparation(): readonly string[] {
  return ['typescript', 'python'].flatMap((client) =>
    commandsIn(join('clients', client, 'README.md')).filter((command) => /^(npm run|python3 -m venv|\.venv\/bin\/pip) /.test(command)),
  )
}

/** The three steps: with curl and on the command line of the guide, the programs of README.md and of the SDK for Python. */
export function firstSteps(): readonly Step[] {
  const steps = [...read(GUIDE).matchAll(/^## \d\. ([^\n]*)\n(.*?)(?=^## )/gms)]
  const programs = [...commandsIn('README.md'), ...commandsIn(join('clients', 'python', 'README.md'))]
  return steps.map(([, title = '', text = ''], k) => {
    const blocks = [...text.matchAll(/^```(?:curl|cli)\n(.*?)^```$/gms)].map(([, block = '']) => block.replaceAll(/\\\n\s*/g, ''))
    const program = new RegExp(`/${['first.number', 'own.location', 'own.files'][k]}\\.(mjs|py)$`)
    return { title, commands: [...blocks.join('').trim().split('\n'), ...programs.filter((command) => program.test(command))] }
  })
}

/** Lines of the blocks of a document. */
function commandsIn(document: string): readonly string[] {
  return [...read(document).matchAll(/^```sh\n(.*?)^```$|^ {4}([^\n]*)$/gms)].flatMap(([, block = '', line = '']) =>
    (block || line).trim().split('\n'),
  )
}

function read(document: string): string {
  return readFileSync(join(ROOT, document), 'utf8')
}

/** A folder that looks like a clone, in which commands of documents run. */
export class Clone {
  private readonly folder = mkdtempSync(join(tmpdir(), 'pvyield-first-'))

  /** @param python  program in place of `.venv/bin/python` */
  constructor(
    private readonly port: number,
    private readonly python = '',
  ) {
    for (const name of readdirSync(ROOT)) if (!NOT_COPIED.has(name)) symlinkSync(join(ROOT, name), join(this.folder, name))
    mkdirSync(join(this.folder, 'clients'))
    for (const name of readdirSync(join(ROOT, 'clients')))
      if (!COPIED.includes(name)) symlinkSync(join(ROOT, 'clients', name), join(this.folder, 'clients', name))
    const isSource = (path: string) => !/[/\\](dist|node_modules)$/.test(path)
    for (const name of COPIED)
      cpSync(join(ROOT, 'clients', name), join(this.folder, 'clients', name), { recursive: true, filter: isSource })
    // The files of a user, as the pages call them.
    cpSync(join(ROOT, 'clients', 'examples'), this.folder, { recursive: true })
  }

  /** Puts a file into the folder. */
  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.folder, name), typeof content === 'string' ? this.own(content) : content)
  }

  /** What a command prints. Fails: Error with all of its output when it does not end with 0. */
  async run(command: string): Promise<string> {
    const { exitCode, out, error } = await this.attempt(command)
    if (exitCode !== 0) throw new Error(`${command}\n${out}${error}`)
    return out
  }

  /** How a command ends, and what it prints. */
  async attempt(command: string): Promise<{ exitCode: number; out: string; error: string }> {
    const own = this.own(command)
      .replace(/^npx --yes bun@[\d.]+ /, `'${process.execPath}' `)
      .replace(/^\.venv\/bin\/python /, `'${this.python}' `)
    const environment = { ...process.env, PYTHONPATH: '', PVYIELD_URL: `http://127.0.0.1:${this.port}` }
    const child = Bun.spawn(['sh', '-c', own], { cwd: this.folder, env: environment, stdout: 'pipe', stderr: 'pipe' })
    const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    return { exitCode: await child.exited, out, error }
  }

  private own(text: string): string {
    return text.replaceAll('127.0.0.1:8080', `127.0.0.1:${this.port}`)
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** The block of a page whose first line matches. */
export function pageCode(page: string, first: RegExp): string {
  const text = read(join('docs', 'pages', page))
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$|((?:^ {4}[^\n]*\n)+)/gms)].map(
    ([, fenced, indented = '']) => fenced ?? indented.replaceAll(/^ {4}/gm, ''),
  )
  const block = blocks.find((code) => first.test(code))
  if (block === undefined) throw new Error(`${page} has no block that begins with ${first}`)
  return block
}

/** Commands of the command line in documents, in blocks and in the text, each once. */
export function cliCommands(): readonly string[] {
  const documents = ['README.md', join('docs', '**', '*.md'), join('{clients,engine}', '**', '*.md')].flatMap((pattern) => [
    ...new Glob(pattern).scanSync({ cwd: ROOT, followSymlinks: false }),
  ])
  const texts = documents.filter((path) => !path.includes('node_modules')).map((path) => readFileSync(join(ROOT, path), 'utf8'))
  const command = /npx --yes bun@[\d.]+ run (?:simulate|size|parse|import|scene|pvyield run) [^`#]*?(?=`|#|\n *\n|\n {4}|\n<)/g
  return [...new Set(texts.flatMap((text) => text.match(command) ?? []).map((found) => found.replaceAll(/\s+/g, ' ').trim()))].sort()
}

/** The year of the examples as a table that states neither its place nor its time zone. */
export function yearWithoutPlace(): string {
  return exampleYear().replaceAll(/^(?:Latitude|Longitude|Time zone): .*\n/gm, '')
}

export function exampleYear(): string {
  return readFileSync(join(ROOT, 'clients', 'examples', 'year.csv'), 'utf8')
}

/** Energy in kWh that a way prints, rounded: as JSON of the service, or in a line such as `7 kWh a year`. */
export function energyIn(output: string): number | null {
  if (output.startsWith('{')) return Math.round(JSON.parse(output).summary.e_grid_kwh)
  const printed = /([\d,]+) kWh a year/.exec(output)?.[1]
  return printed === undefined ? null : Number(printed.replaceAll(',', ''))
}
