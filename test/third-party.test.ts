import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packService } from '../scripts/service-pack.ts'
import { shippedPackages, thirdParty } from '../scripts/third-party.ts'

const ROOT = join(import.meta.dir, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('THIRD-PARTY is that of the installed packages: bun run fix writes it', () => {
  expect(read('THIRD-PARTY') === thirdParty()).toBe(true)
})

test('NOTICE names every direct dependency with its licence, and none that is not there', () => {
  const [section = ''] = /^7\. Dependencies.*?(?=^8\. )/ms.exec(read('NOTICE')) ?? []
  for (const folder of ['engine', 'server', 'clients/mcp']) {
    const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as { dependencies: Record<string, string> }
    const direct = Object.keys(dependencies).filter((name) => !name.startsWith('@pvyield/'))
    const [line = ''] = new RegExp(`^ *${folder}: .*?\\.$`, 'ms').exec(section) ?? []
    const named = [...line.matchAll(/([@\w/-]+) \(([\w. -]+)\)/g)].map(([, name, licence]) => [name, licence?.replaceAll(/[ -]/g, ' ')])
    expect(named.map(([name]) => name).sort()).toEqual(direct.sort())
    for (const [name, licence] of named) {
      const [found] = [...shippedPackages().values()].filter(({ manifest }) => manifest.name === name)
      expect([name, String(found?.manifest.license).replaceAll('-', ' ')]).toEqual([name, licence])
    }
  }
})

test('every package of the bundles of the service has its licence text', async () => {
  const built = await Bun.build({
    entrypoints: [join(ROOT, 'server/main.ts'), join(ROOT, 'server/worker.ts')],
    target: 'bun',
    sourcemap: 'external',
  })
  const maps = await Promise.all(built.outputs.filter(({ kind }) => kind === 'sourcemap').map((map) => map.json()))
  const sources = maps.flatMap(({ sources: of }: { sources: string[] }) => of)
  const bundled = new Set(sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))
  expect(bundled.size).toBeGreaterThan(20)
  const listed = new Set([...shippedPackages().values()].map(({ manifest }) => manifest.name))
  expect([...bundled].filter((name) => !listed.has(name) && !name.startsWith('@pvyield/'))).toEqual([])
})

test('the service of the single binary has licence, notice and the texts of its packages', async () => {
  const packed = Buffer.from(Bun.zstdDecompressSync(await packService(ROOT)))
  const files = (JSON.parse(packed.subarray(0, packed.indexOf('\n')).toString()) as [string, number][]).map(([path]) => path)
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'THIRD-PARTY']))
})
