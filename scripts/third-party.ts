/**
 * `bun run scripts/third-party.ts`: writes THIRD-PARTY, the licences of the packages that the service and
 * its single binary contain. `bun run fix` runs it; `bun run check` fails when the file is old.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dir, '..')
/** Packages of this repository whose dependencies are shipped. */
const SHIPPED = ['engine', 'server', 'clients/mcp', 'clients/typescript', 'clients/console', 'clients/report']
/** What has to go with every copy. */
export const LICENCE_FILES = ['LICENSE', 'NOTICE', 'THIRD-PARTY']
/** Packages without code that runs. */
const OF_TYPES = /^(@types\/|typescript$|bun-types$|openapi-types$|undici-types$)/
/** Of a package. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type: string }
  readonly author?: string | { readonly name: string }
  readonly homepage?: string
  readonly repository?: string | { readonly url: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  /** Of a package for some platforms only. */
  readonly os?: readonly string[]
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export interface Package {
  readonly folder: string
  readonly manifest: Manifest
}

/** Of licences that a package may state without their text. */
const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  'Apache-2.0': 'The text of the Apache License 2.0 is in the file LICENSE of this service.',
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
}

const HEAD = `Licences of the packages that this service and its single binary contain

bun run fix writes this file from the installed packages; do not edit it. Data and code of other origin
are named in NOTICE. The compiled driver of the store (@libsql/PLATFORM) is built from libsql and has
its licence. The single binary also contains Bun (MIT) with JavaScriptCore (LGPL 2.1) and what these
contain: https://bun.com/docs/project/licensing
`

/** The text of THIRD-PARTY. */
export function thirdParty(): string {
  const packages = [...shippedPackages().values()].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))
  const byText = new Map<string, Package[]>()
  for (const one of packages) byText.set(textOf(one), [...(byText.get(textOf(one)) ?? []), one])
  const list = packages.map((one) => `${titleOf(one)}: ${licenceOf(one.manifest)}`)
  const texts = [...byText].map(([text, ofText]) => `${ofText.map(titleOf).join('\n')}\n\n${text}`)
  return `${HEAD}\n${packages.length} packages:\n\n${list.join('\n')}\n\n${texts.map((text) => `${'-'.repeat(80)}\n${text}\n`).join('\n')}`
}

/** Every package that is needed at run time, by name and version. Those for one platform are optional, and left out. */
export function shippedPackages(): ReadonlyMap<string, Package> {
  const found = new Map<string, Package>()
  const visit = (name: string, from: string) => {
    const folder = installed(name, from)
    if (folder === null) throw new Error(`The package ${name} is not installed: run bun install`)
    const manifest = manifestIn(folder)
    const title = `${manifest.name} ${manifest.version}`
    if (found.has(title)) return
    if (folder.includes('node_modules')) found.set(title, { folder, manifest })
    for (const dependency of needed(manifest, folder)) visit(dependency, folder)
  }
  for (const folder of SHIPPED)
    for (const dependency of needed(manifestIn(join(ROOT, folder)), join(ROOT, folder))) visit(dependency, join(ROOT, folder))
  return found
}

/** Packages that one needs. */
export function dependenciesOf({ folder, manifest }: Package): Manifest[] {
  return needed(manifest, folder).map((name) => manifestIn(installed(name, folder) ?? ''))
}

/** Optional dependencies and peers that are installed are bundled too; types, and what one platform needs, are not. */
function needed(
  { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest,
  folder: string,
): string[] {
  const isForAll = (name: string) => {
    const found = installed(name, folder)
    return found !== null && manifestIn(found).os === undefined
  }
  const peers = [...Object.keys(peerDependencies), ...Object.keys(peerDependenciesMeta)]
  const isNeeded = (name: string) => peerDependenciesMeta[name]?.optional !== true || installed(name, folder) !== null
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies).filter(isForAll), ...peers.filter(isNeeded)].filter(
    (name) => !OF_TYPES.test(name),
  )
}

function installed(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return realpathSync(path)
    if (folder === dirname(folder)) return null
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function titleOf({ manifest: { name, version } }: Package): string {
  return `${name} ${version}`
}

export function licenceOf({ license }: Manifest): string {
  return typeof license === 'object' ? license.type : (license ?? 'see its text')
}

/** The licence files of a package; for one without, what its package.json states. */
function textOf({ folder, manifest }: Package): string {
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name))
  if (files.length > 0)
    return files
      .sort()
      .map((name) =>
        readFileSync(join(folder, name), 'utf8')
          .replaceAll('\r\n', '\n')
          .replaceAll(/[ \t]+$/gm, '')
          .trim(),
      )
      .join('\n\n')
  const { author, repository, homepage } = manifest
  const by = typeof author === 'object' ? author.name : (author ?? `the authors of ${manifest.name}`)
  const at = homepage ?? (typeof repository === 'object' ? repository.url : repository)
  const licence = licenceOf(manifest)
  const standard = STANDARD_TEXTS[licence]
  if (standard === undefined)
    throw new Error(`${manifest.name} has no licence text, and scripts/third-party.ts has none of ${licence}: add it`)
  return `The package contains no text of its licence. Its package.json states ${licence}, and ${at}.\n\nCopyright (c) ${by}\n\n${standard}`
}

if (import.meta.main) writeFileSync(join(ROOT, 'THIRD-PARTY'), thirdParty())
