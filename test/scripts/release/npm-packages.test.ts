import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportOf } from '@pvyield/report/document'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { openFonts, pdfOf } from '@pvyield/report/pdf'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { writeNpmPackages } from '../../../scripts/release/npm-packages.ts'
import { VERSION } from '../../../scripts/release/version.ts'
import { exampleRun } from '../../report/example-run.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const [npm, node] = [Bun.which('npm'), Bun.which('node')]

/** A project in which npm has installed the archives of a release, without a network. */
let project: string
const output = (command: readonly string[], stdin = '') => {
  const { success, stdout, stderr } = Bun.spawnSync([...command], { cwd: project, stdin: Buffer.from(stdin), stderr: 'pipe' })
  if (!success) throw new Error(`${stdout.toString()}${stderr.toString()}`)
  return stdout
}

describe.skipIf(npm === null || node === null)('the npm packages of a release (skipped without Node and npm)', () => {
  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), 'pvyield-npm-'))
    const packed = join(project, 'packed')
    mkdirSync(packed)
    await writeNpmPackages(packed)
    writeFileSync(join(project, 'package.json'), '{"name":"fresh","version":"1.0.0","private":true,"type":"module"}')
    const archives = readdirSync(packed).map((name) => join(packed, name))
    output([npm as string, 'install', '--offline', '--no-audit', '--no-fund', ...archives])
  }, HANG_LIMIT_MILLIS)
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  test('are four, of one version, with the licences, and depend on each other alone', () => {
    const folder = join(project, 'node_modules', '@pvyield')
    expect(readdirSync(folder).sort()).toEqual(['engine', 'mcp', 'report', 'sdk'])
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@pvyield'])
    for (const name of readdirSync(folder)) {
      const { version, license, private: isPrivate } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
      expect([name, version, license, isPrivate]).toEqual([name, VERSION, 'Apache-2.0', undefined])
      expect(readdirSync(join(folder, name))).toContain('LICENSE')
    }
  })

  test('@pvyield/engine runs in Node without another package, as in Bun, and a host in TypeScript finds its types', () => {
    const example = join(project, 'node_modules', '@pvyield', 'engine', 'example', 'node.js')
    const inNode = output([node as string, example]).toString()
    expect(inNode).toBe(output([process.execPath, join(ROOT, 'engine', 'example', 'node.js')]).toString())
    expect(inNode).toMatch(/^\d+ kWh a year, \d+ kWh\/kWp\nauto: 0 kWh\n/)

    writeFileSync(join(project, 'host.ts'), HOST)
    const compilerOptions = { noEmit: true, strict: true, skipDefaultLibCheck: true, module: 'nodenext', lib: ['es2023', 'dom'], types: [] }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['host.ts'] }))
    output([process.execPath, join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', project])
  })

  test('@pvyield/report draws in Node the PDF that it draws in Bun', async () => {
    const { report } = await exampleRun()
    const document = reportOf(report)
    writeFileSync(join(project, 'document.json'), JSON.stringify(document))
    writeFileSync(join(project, 'pdf.mjs'), PDF)
    const bytes = (name: keyof typeof FONT_FILES) => readFileSync(fontFile(FONT_FILES[name]))
    const here = Buffer.from(await pdfOf(document, openFonts({ regular: bytes('regular'), strong: bytes('strong') })))
    const there = output([node as string, 'pdf.mjs'])
    // Their streams are compressed by each host's own zlib.
    const objects = (pdf: Buffer) => pdf.toString('latin1').match(/^<<\n\/Type \/\w+/gm)
    expect(objects(there)?.length).toBeGreaterThan(20)
    expect(objects(there)).toEqual(objects(here))
  })

  test('@pvyield/mcp lists itself to a client, and says how it is called', () => {
    const program = join(project, 'node_modules', '.bin', 'pvyield-mcp')
    const clientInfo = { name: 'test', version: '1' }
    const hello = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } }
    const answer = JSON.parse(output([program, '--server', 'http://127.0.0.1:1'], `${JSON.stringify(hello)}\n`).toString())
    expect(answer.result.serverInfo).toEqual({ name: 'pvyield', version: VERSION })
    expect(() => output([program])).toThrow('Name the service by its address')
  })
})

/** A host in TypeScript. */
const HOST = `import { completeRunRequest, embeddedYears, type Resolved, run } from '@pvyield/engine/work'
import { parseWeather } from '@pvyield/engine/files'
import { openLibrary } from '@pvyield/engine/library'
import { isStage } from '@pvyield/engine/quick'
import { closedUncertainty } from '@pvyield/engine/studies'
import { scoreTree } from '@pvyield/engine'
export const years = embeddedYears(() => new Uint8Array())
export const energyKwh: number = run(completeRunRequest<Resolved>({})).answer.summary.e_grid_kwh
// @ts-expect-error: a number
export const text: string = energyKwh
export const others = [parseWeather, openLibrary, closedUncertainty, isStage, scoreTree]
`

const PDF = `
import { readFileSync } from 'node:fs'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { openFonts, pdfOf } from '@pvyield/report/pdf'
const bytes = (name) => readFileSync(fontFile(FONT_FILES[name]))
const fonts = openFonts({ regular: bytes('regular'), strong: bytes('strong') })
process.stdout.write(await pdfOf(JSON.parse(readFileSync('document.json', 'utf8')), fonts))
`
