import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder, peerPython } from '../bench/peers/venv.ts'

/** Files of public packages that carry measured data; the data stay in the packages' own licences. */
const PACKAGES = [
  { name: 'pvanalytics', version: '0.2.2', members: ['serf_west_15min.csv', 'rmis_weather_data.csv'] },
  { name: 'captest', version: '0.17.0', members: ['tests/data/nrel_data.csv'] },
] as const

export const NOT_FETCHED = { missing: 'not on this machine: bun run reality --fetch takes it from the package index of Python' } as const

/** Lines of a file that `--fetch` has brought, or the user; null before. */
export function fetchedLines(name: string): string[] | null {
  const path = join(folder(), name)
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r', '').trimEnd().split('\n') : null
}

/**
 * Downloads the source archives with pip and keeps the files of the sets in `.bench/reality`.
 * @returns what went wrong, or null
 */
export function fetchPackages(): string | null {
  const found = peerPython()
  if ('missing' in found) return found.missing
  for (const { name, version, members } of PACKAGES) {
    const download = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--no-binary', ':all:']
    const failure = command([found.python, ...download, '--dest', folder(), `${name}==${version}`])
    if (failure !== null) return `pip download ${name}: ${failure}`
    const archive = readdirSync(folder()).find((file) => file.startsWith(`${name}-${version}`) && file.endsWith('.tar.gz'))
    if (archive === undefined) return `pip downloaded no archive of ${name} ${version}`
    for (const member of members) {
      const text = Bun.spawnSync(['tar', '-xzOf', join(folder(), archive), '--wildcards', `*/${member}`], {
        stdout: 'pipe',
        stderr: 'pipe',
      })
      if (text.exitCode !== 0) return `${archive} has no ${member}`
      Bun.write(join(folder(), member.slice(member.lastIndexOf('/') + 1)), text.stdout)
    }
  }
  return null
}

function folder(): string {
  const path = join(benchFolder(), 'reality')
  mkdirSync(path, { recursive: true })
  return path
}

/** Runs a command. Returns null on success, else the end of its output. */
function command(words: string[]): string | null {
  const { exitCode, stderr } = Bun.spawnSync(words, { stderr: 'pipe', stdout: 'ignore' })
  return exitCode === 0 ? null : stderr.toString().trim().slice(-300)
}
