import { expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ENGINE = join(import.meta.dir, '..', '..', 'engine')
/**
 * Modules that contain only figures or names: the table of columns, borders of time zones and
 * their offsets, terms of the sun's series, coefficients of DIRINT, the matrix of Allen's clipping,
 * headings of files.
 */
const TABLES = /\/columns\.ts|tz-lookup|standard-offsets\.gen|open-sea\.gen|spa-terms|dirint-factors|allen-matrix|also-called\.gen/
const SIZE_MAX_BYTES = 310_000
const node = Bun.which('node')

test('the engine is under 310 kB gzip without tables', async () => {
  expect(Bun.gzipSync(await bundle(TABLES)).length).toBeLessThan(SIZE_MAX_BYTES)
})

test('the engine uses no module and no global of a host', async () => {
  expect(await bundle(null)).not.toMatch(/from\s*["']|require\(|\bprocess\.|\bBun\.|\bdocument\.|\bwindow\./)
})

test.skipIf(node === null)('the example prints the same in Node and Bun (skipped when Node is not installed)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-engine-'))
  try {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist', 'index.js'), await bundle(null))
    for (const part of ['package.json', 'example', 'climate/table.bin']) cpSync(join(ENGINE, part), join(folder, part), { recursive: true })
    const inNode = output(node as string, join(folder, 'example', 'node.js'))
    expect(inNode).toBe(output(process.execPath, join(ENGINE, 'example', 'node.js')))
    expect(inNode).toMatch(/^\d+ kWh a year, \d+ kWh\/kWp\nauto: 0 kWh\n/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** @param left  modules that are not bundled */
async function bundle(left: RegExp | null): Promise<string> {
  const outside: Bun.BunPlugin = {
    name: 'outside',
    setup(build) {
      if (left !== null) build.onResolve({ filter: left }, ({ path }) => ({ path, external: true }))
    },
  }
  const { outputs } = await Bun.build({
    entrypoints: [join(ENGINE, 'index.ts')],
    target: 'browser',
    format: 'esm',
    minify: true,
    plugins: [outside],
  })
  return (await outputs[0]?.text()) ?? ''
}

function output(command: string, script: string): string {
  const { stdout, stderr, exitCode } = Bun.spawnSync([command, script])
  if (exitCode !== 0) throw new Error(stderr.toString())
  return stdout.toString()
}
