import { describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGINE, ENTRIES, engineModules, loadedBy, writeEnginePackage } from '../../scripts/engine-package.ts'

const WHOLE_MAX_BYTES = 400_000
const PAGE_MAX_BYTES = 220_000
const node = Bun.which('node')
const npm = Bun.which('npm')

test('the engine uses no module and no global of a host', async () => {
  expect(await bundle()).not.toMatch(/[\s}*]from\s*["']|require\(|\bprocess\.|\bBun\.|\bdocument\.|\bwindow\./)
})

describe('the entry points', () => {
  test('load what README.md says, and a page that runs plants at most 220 kB gzip', async () => {
    const modules = await engineModules()
    const text = readFileSync(join(ENGINE, 'README.md'), 'utf8')
    for (const entry of ENTRIES) {
      const bytes = loadedBy(entry, modules).reduce((sum, name) => sum + gzipped(modules.get(name) ?? ''), 0)
      const name = entry === 'index' ? '@pvyield/engine' : `@pvyield/engine/${entry}`
      const [, stated = '0'] = text.match(new RegExp(`^\\| \`${name}\` \\|.* (\\d+) kB \\|$`, 'm')) ?? []
      expect([name, Math.abs(bytes / 1000 / Number(stated) - 1) < 0.03 || bytes]).toEqual([name, true])
      expect(bytes).toBeLessThan(entry === 'work' ? PAGE_MAX_BYTES : WHOLE_MAX_BYTES)
    }
  })

  test('of a page load no time zones and no climate before the first typical year', async () => {
    const modules = await engineModules()
    const loaded = loadedBy('work', modules).map((name) => modules.get(name) ?? '')
    const later = [...modules].filter(([name]) => !loadedBy('work', modules).includes(name)).map(([, text]) => text)
    for (const part of ['Pacific/Pago_Pago', 'PVCT']) {
      expect(loaded.some((text) => text.includes(part))).toBe(false)
      expect(later.some((text) => text.includes(part))).toBe(true)
    }
  })
})

test.skipIf(node === null || npm === null)('packed, it runs in Node without another package (skipped without Node and npm)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-engine-'))
  try {
    const dist = join(folder, 'dist')
    await writeEnginePackage(dist)
    const [packed] = JSON.parse(output(npm as string, 'pack', dist, '--json', '--pack-destination', folder)) as { filename: string }[]
    const installed = join(folder, 'node_modules', '@pvyield')
    mkdirSync(installed, { recursive: true })
    output('tar', 'xzf', join(folder, packed?.filename ?? ''), '-C', installed)
    renameSync(join(installed, 'package'), join(installed, 'engine'))
    const inNode = output(node as string, join(installed, 'engine', 'example', 'node.js'))
    expect(inNode).toBe(output(process.execPath, join(ENGINE, 'example', 'node.js')))
    expect(inNode).toMatch(/^\d+ kWh a year, \d+ kWh\/kWp\nauto: 0 kWh\n/)

    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'host.ts'), HOST)
    const compilerOptions = { noEmit: true, strict: true, skipDefaultLibCheck: true, module: 'nodenext', lib: ['es2023', 'dom'], types: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['host.ts'] }))
    output(process.execPath, join(ENGINE, '..', 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A host in TypeScript. */
const HOST = `import { completeRunRequest, embeddedYears, type Resolved, run } from '@pvyield/engine/work'
import { parseWeather } from '@pvyield/engine/files'
import { openLibrary } from '@pvyield/engine/library'
import { isStage } from '@pvyield/engine/quick'
import { scoreTree } from '@pvyield/engine'
export const years = embeddedYears(() => new Uint8Array())
export const energyKwh: number = run(completeRunRequest<Resolved>({})).answer.summary.e_grid_kwh
// @ts-expect-error: a number
export const text: string = energyKwh
export const others = [parseWeather, openLibrary, isStage, scoreTree]
`

async function bundle(): Promise<string> {
  const { outputs } = await Bun.build({ entrypoints: [join(ENGINE, 'index.ts')], target: 'browser', format: 'esm', minify: true })
  return (await outputs[0]?.text()) ?? ''
}

function gzipped(text: string): number {
  return Bun.gzipSync(Buffer.from(text), { level: 9 }).length
}

function output(command: string, ...args: readonly string[]): string {
  const { stdout, stderr, exitCode } = Bun.spawnSync([command, ...args])
  if (exitCode !== 0) throw new Error(`${stdout.toString()}${stderr.toString()}`)
  return stdout.toString()
}
