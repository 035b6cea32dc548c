import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, read } from './deploy-files.ts'

/** The files by the programs that read them, where these are. */

const SYSTEMD = Bun.which('systemd-analyze')
const KUBECTL = Bun.which('kubectl')
const docker = Bun.which('docker')
const COMPOSE = docker !== null && Bun.spawnSync([docker, 'compose', 'version']).success ? docker : null

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-validators-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const output = (command: readonly string[]) => {
  const { stdout, stderr, exitCode } = Bun.spawnSync([...command], { cwd: ROOT, stderr: 'pipe' })
  return { out: stdout.toString(), err: stderr.toString(), exitCode }
}

/** A unit as it is installed, with a program that is on this machine. */
function verified(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text.replaceAll('/usr/local/bin/pvyield', process.execPath))
  const { err } = output([SYSTEMD as string, 'verify', '--man=no', file])
  return err
    .split('\n')
    .filter((line) => line.includes(name))
    .join('\n')
}

test.skipIf(SYSTEMD === null).each(['pvyield.service', 'pvyield@.service'])(
  '%s is what systemd knows (skipped without systemd-analyze)',
  (name) => {
    const text = read(`deploy/systemd/${name}`)
    expect(verified(name, text)).toBe('')
    // It only warns of a word that it does not know.
    expect(verified(name, text.replace('MemoryMax=', 'MemoryMost='))).toContain('MemoryMost')
  },
)

test.skipIf(COMPOSE === null).each(['one', 'many'])('%s.yaml is a compose file (skipped without docker compose)', (name) => {
  const { err, exitCode } = output([COMPOSE as string, 'compose', '--file', `deploy/compose/${name}.yaml`, 'config', '--quiet'])
  expect([exitCode, err]).toEqual([0, ''])
})

test.skipIf(KUBECTL === null)('kustomize gives the manifests with the image of an operator (skipped without kubectl)', () => {
  const { out, err, exitCode } = output([KUBECTL as string, 'kustomize', 'deploy/kubernetes'])
  expect([exitCode, err]).toEqual([0, ''])
  const names = (text: string) =>
    (Bun.YAML.parse(text) as { kind: string; metadata: { name: string } }[]).map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  const files = ['pvyield.yaml'].map((name) => readFileSync(join(ROOT, 'deploy/kubernetes', name), 'utf8'))
  expect(names(out).sort()).toEqual(files.flatMap(names).sort())
})
