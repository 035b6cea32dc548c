import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeEnginePackage } from '../engine-package.ts'
import { writeBundledPackage } from './bundled-package.ts'

const ROOT = join(import.meta.dir, '..', '..')

/** Writes the packages of hosts without Bun, as npm installs them. Fails: with Error where npm is not. @param out  folder of the release */
export async function writeNpmPackages(out: string): Promise<void> {
  const npm = Bun.which('npm')
  if (npm === null) throw new Error('There is no npm on the PATH: install Node with npm, which packs the packages')
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-packages-'))
  try {
    const [engine, report, mcp] = ['engine', 'report', 'mcp'].map((name) => join(folder, name)) as [string, string, string]
    await writeEnginePackage(engine)
    await writeBundledPackage(join(ROOT, 'clients', 'report'), report)
    await writeBundledPackage(join(ROOT, 'clients', 'mcp'), mcp)
    // npm gives every file of an archive the same date.
    const folders = [engine, report, mcp, copiedSdk(folder)]
    execFileSync(npm, ['pack', '--silent', '--pack-destination', out, ...folders], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The SDK builds itself before it is packed: in a copy, so that the checkout stays as it is. */
function copiedSdk(folder: string): string {
  const sdk = join('clients', 'typescript')
  cpSync(join(ROOT, sdk), join(folder, sdk), { recursive: true, filter: (path) => !/[/\\](dist|node_modules)$/.test(path) })
  cpSync(join(ROOT, 'LICENSE'), join(folder, sdk, 'LICENSE'))
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, name), join(folder, name))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return join(folder, sdk)
}
