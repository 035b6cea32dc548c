import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dependenciesOf, licenceOf, type Manifest, type Package, shippedPackages } from '../third-party.ts'
import { VERSION } from './version.ts'

const ROOT = join(import.meta.dir, '..', '..')
/** The single binary contains it. */
const BUN = {
  type: 'platform',
  'bom-ref': `pkg:generic/bun@${Bun.version}`,
  name: 'bun',
  version: Bun.version,
  licenses: [{ license: { id: 'MIT' } }],
  purl: `pkg:generic/bun@${Bun.version}`,
}

/**
 * What a release contains, as CycloneDX 1.6: every package that THIRD-PARTY has the licence of, with what it depends on
 * and the digest by which `bun.lock` knows its archive.
 * @param date  of the commit
 */
export function sbomText(date: Date): string {
  const packages = [...shippedPackages().values()].sort((a, b) => (purlOf(a.manifest) < purlOf(b.manifest) ? -1 : 1))
  const self = `pkg:generic/pvyield@${VERSION}`
  const digests = lockedDigests()
  const content = {
    metadata: {
      timestamp: date.toISOString(),
      component: { type: 'application', 'bom-ref': self, name: 'pvyield', version: VERSION, licenses: [{ license: { id: 'Apache-2.0' } }] },
    },
    components: [BUN, ...packages.map((one) => componentOf(one, digests))],
    dependencies: [
      { ref: self, dependsOn: [BUN.purl, ...packages.map(({ manifest }) => purlOf(manifest))] },
      ...packages.map((one) => ({ ref: purlOf(one.manifest), dependsOn: [...new Set(dependenciesOf(one).map(purlOf))].sort() })),
    ],
  }
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`, version: 1 }
  return `${JSON.stringify({ ...head, ...content }, null, 2)}\n`
}

function componentOf({ manifest }: Package, digests: ReadonlyMap<string, string>) {
  const { name, version, license } = manifest
  const licence = licenceOf(manifest)
  const digest = digests.get(`${name}@${version}`)
  return {
    type: 'library',
    'bom-ref': purlOf(manifest),
    name,
    version,
    licenses: [license === undefined ? { license: { name: licence } } : { expression: licence }],
    purl: purlOf(manifest),
    ...(digest !== undefined && { hashes: [{ alg: 'SHA-512', content: digest }] }),
  }
}

function purlOf({ name, version }: Manifest): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** SHA-512 of the archives, hexadecimal, by name and version. */
function lockedDigests(): ReadonlyMap<string, string> {
  const entries = readFileSync(join(ROOT, 'bun.lock'), 'utf8').matchAll(/^ {4}"[^"]+": \["([^"]+)".*"sha512-([^"]+)"\]/gm)
  return new Map([...entries].map(([, title = '', digest = '']) => [title, Buffer.from(digest, 'base64').toString('hex')]))
}

/** A UUID (version 8, RFC 9562) that is the same for the same content. */
function uuidOf(content: string): string {
  const hex = new Bun.CryptoHasher('sha256').update(content).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
