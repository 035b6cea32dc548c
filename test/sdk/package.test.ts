import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { startTestService } from '../server/service.ts'
import { fakeService, json } from './fake-service.ts'

const SDK = join(import.meta.dir, '..', '..', 'clients', 'typescript')
const EXAMPLES = join(SDK, 'examples')
const [npm, node, deno] = [Bun.which('npm'), Bun.which('node'), Bun.which('deno')]

/** A user's project that contains only the package. */
const project = mkdtempSync(join(tmpdir(), 'pvyield-package-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** What the build of the clone asked `npm` for. */
let asked = ''

beforeAll(async () => {
  const packed = join(project, 'packed')
  mkdirSync(packed)
  if (npm === null || node === null || process.platform === 'win32') {
    // Without a build before packing, the package would contain an old dist/ or none.
    rmSync(join(SDK, 'dist'), { recursive: true, force: true })
    await output(SDK, [process.execPath, 'pm', 'pack', '--destination', packed])
  } else asked = await packClone(npm, node, packed)
  const [tarball = ''] = readdirSync(packed)
  writeFileSync(join(project, 'package.json'), '{"name":"fresh","version":"1.0.0","private":true}')
  const install = npm === null ? [process.execPath, 'add'] : [npm, 'install', '--offline', '--no-audit', '--no-fund']
  await output(project, [...install, join(packed, tarball)])
}, HANG_LIMIT_MILLIS)

/**
 * Packs a clone where nothing is installed: Node builds it with an `npm` that stands for the one that fetches a package, of
 * which only the version that it is asked for is known here. Returns what it was asked for.
 */
async function packClone(npm: string, node: string, packed: string): Promise<string> {
  const clone = mkdtempSync(join(tmpdir(), 'pvyield-clone-'))
  try {
    const [root, sdk] = [join(SDK, '..', '..'), join(clone, 'clients', 'typescript')]
    cpSync(SDK, sdk, { recursive: true, filter: (path) => !/node_modules|\/dist(\/|$)/.test(path.slice(SDK.length)) })
    for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(root, name), join(clone, name))
    const words = join(clone, 'asked')
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    writeFileSync(
      join(clone, 'npm'),
      `#!/bin/sh\necho "$@" >> '${words}'\nwhile [ "$1" != tsc ]; do shift; done\nshift\nexec '${node}' '${tsc}' "$@"\n`,
      { mode: 0o755 },
    )
    await output(sdk, ['env', `PATH=${clone}:${dirname(node)}:/bin:/usr/bin`, npm, 'pack', '--pack-destination', packed])
    return readFileSync(words, 'utf8')
  } finally {
    rmSync(clone, { recursive: true })
  }
}

describe.skipIf(node === null)('in Node (skipped when Node is not installed)', () => {
  const main = `
    const pvyield = createPvyield({ baseUrl: process.argv[2] })
    pvyield.runSimple({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }).then(({ summary }) => {
      console.log(summary.e_grid_kwh, new ProblemError({ status: 404, code: 'none', field: null, errors: [], detail: '', request_id: null }, null).code)
    })`

  test.each([
    ['import', 'main.mjs', `import { createPvyield, ProblemError } from '@pvyield/sdk'`],
    ['require', 'main.cjs', `const { createPvyield, ProblemError } = require('@pvyield/sdk')`],
  ])('%s runs a plant', async (_, name, head) => {
    using service = fakeService(json({ summary: { e_grid_kwh: 7 } }))
    writeFileSync(join(project, name), head + main)
    expect(await output(project, [node as string, name, service.baseUrl])).toBe('7 none\n')
  })
})

describe('the example programs, with the service', () => {
  let service: Awaited<ReturnType<typeof startTestService>>
  let port: number
  beforeAll(async () => {
    service = await startTestService({ SYNC_WAIT_MS: '600000' })
    port = await service.listen()
    mkdirSync(join(project, 'first'))
    cpSync(join(SDK, '..', 'examples'), join(project, 'clients', 'examples'), { recursive: true })
    const columns = await service.request('/api/run/simple?columns=GlobHor,DiffHor,T_Amb,WindVel', {
      method: 'POST',
      headers: { accept: 'text/csv', 'content-type': 'application/json' },
      body: '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}',
    })
    writeFileSync(join(project, 'first', 'year.csv'), await columns.text())
    for (const name of readdirSync(EXAMPLES))
      writeFileSync(join(project, name), readFileSync(join(EXAMPLES, name), 'utf8').replace('127.0.0.1:8080', `127.0.0.1:${port}`))
  }, HANG_LIMIT_MILLIS)
  afterAll(() => service.stop())

  const programs = readdirSync(EXAMPLES)
  test('there are six', () => expect(programs).toHaveLength(6))

  test.skipIf(node === null).each(programs)(
    '%s runs in Node (skipped when Node is not installed)',
    async (name) => expect(await output(project, [node as string, name])).not.toBe(''),
    HANG_LIMIT_MILLIS,
  )

  test.skipIf(deno === null).each(programs)(
    '%s runs in Deno (skipped when Deno is not installed)',
    async (name) => expect(await output(project, [deno as string, 'run', '--no-lock', '--allow-all', name])).not.toBe(''),
    HANG_LIMIT_MILLIS,
  )
})

describe('in strict TypeScript that also checks declaration files', () => {
  const use = `import { createPvyield, ProblemError, type RunRequest } from '@pvyield/sdk'
    export async function energy(request: RunRequest): Promise<number> {
      const pvyield = createPvyield({ baseUrl: 'http://127.0.0.1:8080', maxRetries: 0 })
      await pvyield.scoreTree('thermal', request)
      await pvyield.scoreTree('sky', request)
      return (await pvyield.run(request)).summary.e_grid_kwh
    }
    export const isRefused = (error: unknown) => error instanceof ProblemError && error.status === 422`

  test.each([
    ['node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['bundler', ts.ModuleKind.ES2022, ts.ModuleResolutionKind.Bundler],
    ['node10, by main and types', ts.ModuleKind.CommonJS, ts.ModuleResolutionKind.Node10],
  ])(
    '%s finds every type, and reports only the mistake of the caller',
    (_, module, moduleResolution) => {
      const files = ['use.mts', 'use.cts'].map((name) => join(project, name))
      for (const file of files) writeFileSync(file, use)
      expect(mistakesIn(files, { module, moduleResolution })).toEqual(
        files.map(() => expect.stringContaining(`Argument of type '"sky"' is not assignable to parameter of type`)),
      )
    },
    HANG_LIMIT_MILLIS,
  )
})

test.skipIf(npm === null || node === null || process.platform === 'win32')(
  'in a clone where nothing is installed, Node and npm alone build and pack it, with the compiler of the repository',
  () => {
    const [version] = asked.split(' -- ')
    expect(version).toBe(`exec --yes --package=typescript@${ts.version}`)
    const dist = join(project, 'node_modules', '@pvyield', 'sdk', 'dist')
    for (const kind of ['esm', 'cjs']) expect(readdirSync(join(dist, kind, 'src'))).toContain('index.js')
  },
)

test('the package contains every file that package.json names, has a licence and no dependencies', () => {
  const folder = join(project, 'node_modules', '@pvyield', 'sdk')
  const { main, types, exports, license, ...rest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const named = [
    main,
    types,
    ...Object.values(exports['.']).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry as object))),
  ]
  for (const path of named) expect(readFileSync(join(folder, path), 'utf8')).not.toBe('')
  expect(license).toBe('Apache-2.0')
  expect([rest.private, rest.dependencies]).toEqual([undefined, undefined])
})

/** The declarations of the language, which are the same in every mode and take a second to read. */
const languageFiles = new Map<string, ts.SourceFile | undefined>()

function mistakesIn(files: string[], modes: ts.CompilerOptions): string[] {
  const options: ts.CompilerOptions = {
    ...modes,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true, // the declarations of the language itself are not ours
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const languageFolder = host.getDefaultLibLocation?.() ?? ''
  host.getSourceFile = (file, ...rest) => {
    if (dirname(file) !== languageFolder) return getSourceFile(file, ...rest)
    if (!languageFiles.has(file)) languageFiles.set(file, getSourceFile(file, ...rest))
    return languageFiles.get(file)
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram(files, options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** Returns the output of a command. Rejects with its messages when it fails. */
function output(cwd: string, [command = '', ...parameters]: readonly string[]): Promise<string> {
  const child = spawn(command, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (bytes) => {
    texts.out += bytes
  })
  child.stderr.on('data', (bytes) => {
    texts.err += bytes
  })
  return new Promise((resolve, reject) =>
    child.on('close', (status) =>
      status === 0 ? resolve(texts.out) : reject(new Error(`${command} ${parameters.join(' ')}\n${texts.err}${texts.out}`)),
    ),
  )
}
