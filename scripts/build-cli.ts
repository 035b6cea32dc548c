/**
 * `bun run build:cli [OUT]`: writes the program `pvyield` as one file that needs nothing else, neither
 * Bun nor this repository. Default: `dist/pvyield`.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packService } from './service-pack.ts'
import { LICENCE_FILES } from './third-party.ts'

const ROOT = join(import.meta.dir, '..')
/** What the commands read below the root. */
const FILES = ['engine/climate/table.bin', 'engine/library/modules.bin', 'engine/library/inverters.bin', 'server/geo/places.tsv.zst']
const PAGES = [...new Bun.Glob('docs/pages/**/*.md').scanSync(ROOT)].sort()

const out = resolve(process.argv[2] ?? join(ROOT, 'dist', 'pvyield'))
mkdirSync(dirname(out), { recursive: true })
// Files that exist for the build alone: their names are the same each time, and so are the bytes of the program.
const entry = join(ROOT, 'pvyield.ts')
const { success, logs } = await Bun.build({
  entrypoints: [entry],
  files: { [entry]: entryText(), [join(ROOT, 'service.bin')]: await packService(ROOT) },
  root: ROOT,
  naming: { asset: '[dir]/[name].[ext]' },
  compile: { outfile: out, autoloadDotenv: false, autoloadBunfig: false },
  target: 'bun',
  bytecode: true,
  minify: { whitespace: true, syntax: true },
})
for (const log of logs) console.error(String(log))
if (!success) process.exit(1)
console.log(out)

/** The pages are one text: embedded files have no folder that can be listed. */
function entryText(): string {
  return [
    ...FILES.map((file, k) => `import file${k} from ${JSON.stringify(join(ROOT, file))} with { type: 'file' }`),
    ...PAGES.map((file, k) => `import page${k} from ${JSON.stringify(join(ROOT, file))} with { type: 'text' }`),
    `import { pvyield } from ${JSON.stringify(join(ROOT, 'clients', 'cli', 'pvyield.ts'))}`,
    `import service from './service.bin' with { type: 'file' }`,
    `import { embedService } from ${JSON.stringify(join(ROOT, 'clients', 'cli', 'embedded-service.ts'))}`,
    'embedService(service)',
    `import { embedPages } from ${JSON.stringify(join(ROOT, 'clients', 'cli', 'docs-pages.ts'))}`,
    `embedPages({ ${PAGES.map((file, k) => `${JSON.stringify(file.slice('docs/pages/'.length))}: page${k}`).join(', ')} })`,
    `import { embedLicences } from ${JSON.stringify(join(ROOT, 'clients', 'cli', 'licences.ts'))}`,
    ...LICENCE_FILES.map((file, k) => `import licence${k} from ${JSON.stringify(join(ROOT, file))} with { type: 'text' }`),
    `embedLicences([${LICENCE_FILES.map((_, k) => `licence${k}`).join(', ')}])`,
    // The files keep their paths below the root of the binary.
    `const root = file0.slice(0, -${JSON.stringify(`/${FILES[0]}`)}.length)`,
    `void [${FILES.map((_, k) => `file${k}`).join(', ')}]`,
    `void pvyield({ name: 'pvyield', root }, process.argv.slice(2))`, // byte code has no await here
  ].join('\n')
}
