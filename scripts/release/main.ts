/**
 * `bun run release`: writes everything of a release into `dist/pvyield-VERSION`, and publishes nothing. The same commit
 * gives the same bytes. Programs are those of the platform that it runs on.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LICENCE_FILES } from '../third-party.ts'
import { refusals } from './commit.ts'
import { writeNpmPackages } from './npm-packages.ts'
import { writePythonPackages } from './python-packages.ts'
import { sbomText } from './sbom.ts'
import { VERSION } from './version.ts'

const ROOT = join(import.meta.dir, '..', '..')
const NAME = `pvyield-${VERSION}`
const EXECUTABLE = process.platform === 'win32' ? '.exe' : ''

const refused = refusals(ROOT)
if (refused.length > 0) {
  console.error(refused.join('\n'))
  process.exit(1)
}
// Builders that write a date read it from there.
const commitSeconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }).trim()
process.env.SOURCE_DATE_EPOCH = commitSeconds

const out = join(ROOT, 'dist', NAME)
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const program = join(out, `${NAME}-${process.platform}-${process.arch}${EXECUTABLE}`)
execFileSync(process.execPath, ['run', join(ROOT, 'scripts', 'build-cli.ts'), program], { cwd: ROOT, stdio: 'inherit' })
await writeNpmPackages(out)
const skipped = writePythonPackages(ROOT, out)
if (skipped !== null) console.log(`skipped: wheel and sdist, ${skipped}`)
writeFileSync(join(out, `${NAME}.cdx.json`), sbomText(new Date(Number(commitSeconds) * 1000)))
for (const name of [...LICENCE_FILES, 'CHANGELOG.md', 'openapi.json']) cpSync(join(ROOT, name), join(out, name))
writeFileSync(join(out, 'SHA256SUMS'), sums())
console.log(`${out}\n${readFileSync(join(out, 'SHA256SUMS'), 'utf8')}`)

/** In the form that `sha256sum --check` reads. */
function sums(): string {
  const digest = (name: string) => new Bun.CryptoHasher('sha256').update(readFileSync(join(out, name))).digest('hex')
  return readdirSync(out)
    .sort()
    .map((name) => `${digest(name)}  ${name}\n`)
    .join('')
}
