import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dir, '..', '..', '..', '.bench')
const REQUIREMENTS = join(import.meta.dir, 'requirements.txt')

/** Folder, ignored by git, for what the bench installs and writes. */
export function benchFolder(): string {
  mkdirSync(FOLDER, { recursive: true })
  return FOLDER
}

/**
 * Path of a Python with the peers, which are installed on first use; or the reason why there is
 * none.
 */
export function peerPython(): { python: string } | { missing: string } {
  const system = Bun.which('python3')
  if (system === null) return { missing: 'python3 is not on this machine' }
  const venv = join(benchFolder(), 'venv')
  const python = join(venv, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  if (!existsSync(python)) {
    const made = spawn([system, '-m', 'venv', venv])
    if (made !== null) return { missing: `python3 -m venv failed: ${made}` }
  }
  console.error('Installing pvlib and NREL-PySAM into .bench/venv if they are missing ...')
  const installed = spawn([python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS])
  return installed === null ? { python } : { missing: `pip install failed: ${installed}` }
}

/** Runs a command. Returns null on success, else the end of its output. */
function spawn(command: string[]): string | null {
  const { exitCode, stderr } = Bun.spawnSync(command, { stderr: 'pipe', stdout: 'ignore' })
  return exitCode === 0 ? null : stderr.toString().trim().slice(-500)
}
