import { beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, ENTRIES, engineModules, loadedBy } from '../../scripts/engine-package.ts'

const WHOLE_MAX_BYTES = 420_000
const PAGE_MAX_BYTES = 220_000

test('the engine uses no module and no global of a host', async () => {
  expect(await bundle()).not.toMatch(/[\s}*]from\s*["']|require\(|\bprocess\.|\bBun\.|\bdocument\.|\bwindow\./)
})

describe('the entry points', () => {
  let modules: Map<string, string>
  beforeAll(async () => {
    modules = await engineModules()
  })

  test('load what README.md says, and a page that runs plants at most 220 kB gzip', () => {
    const text = readFileSync(join(ENGINE, 'README.md'), 'utf8')
    for (const entry of ENTRIES) {
      const bytes = loadedBy(entry, modules).reduce((sum, name) => sum + gzipped(modules.get(name) ?? ''), 0)
      const name = entry === 'index' ? '@pvyield/engine' : `@pvyield/engine/${entry}`
      const [, stated = '0'] = text.match(new RegExp(`^\\| \`${name}\` \\|.* (\\d+) kB \\|$`, 'm')) ?? []
      expect([name, Math.abs(bytes / 1000 / Number(stated) - 1) < 0.03 || bytes]).toEqual([name, true])
      expect(bytes).toBeLessThan(entry === 'work' ? PAGE_MAX_BYTES : WHOLE_MAX_BYTES)
    }
  })

  test('of a page load no time zones and no climate before the first typical year', () => {
    const loaded = loadedBy('work', modules).map((name) => modules.get(name) ?? '')
    const later = [...modules].filter(([name]) => !loadedBy('work', modules).includes(name)).map(([, text]) => text)
    for (const part of ['Pacific/Pago_Pago', 'PVCT']) {
      expect(loaded.some((text) => text.includes(part))).toBe(false)
      expect(later.some((text) => text.includes(part))).toBe(true)
    }
  })
})

async function bundle(): Promise<string> {
  const { outputs } = await Bun.build({ entrypoints: [join(ENGINE, 'index.ts')], target: 'browser', format: 'esm', minify: true })
  return (await outputs[0]?.text()) ?? ''
}

function gzipped(text: string): number {
  return Bun.gzipSync(Buffer.from(text), { level: 9 }).length
}
