import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '..', '..', '..')
/** Folder, ignored by git, for what this test installs. */
const VENV = join(ROOT, '.python')
const OLDEST = '3.11'

/**
 * Path of a Python in a virtual environment with what the tests of the SDK need; or the reason why
 * there is none. Packages are installed on first use: httpx and hatchling, which are small, and with
 * the variable `CI` also mypy, pyarrow and pandas (120 MB), without which their tests are skipped.
 */
export async function testPython(): Promise<{ python: string } | { missing: string }> {
  // Modules are compiled once, whatever the environment says: pandas takes a second, in each program.
  process.env.PYTHONPYCACHEPREFIX = join(VENV, 'compiled')
  delete process.env.PYTHONDONTWRITEBYTECODE
  const system = Bun.which('python3')
  if (system === null) return { missing: 'python3 is not on this machine' }
  const python = join(VENV, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  if (!existsSync(python)) {
    const isOld = await failureOf([system, '-c', `import sys; sys.exit(sys.version_info < (${OLDEST.replace('.', ', ')}))`])
    if (isOld !== null) return { missing: `python3 is older than ${OLDEST}` }
    const made = await failureOf([system, '-m', 'venv', VENV])
    if (made !== null) return { missing: `python3 -m venv failed: ${made}` }
  }
  const install = (requirements: string) =>
    failureOf([...pipInstall(python), '--only-binary', ':all:', '-r', join(import.meta.dir, requirements)])
  const installed = await install('requirements.txt')
  if (installed !== null) return { missing: `pip install failed: ${installed}` }
  if (process.env.CI) await install('optional.txt')
  return { python }
}

/** Builds a wheel of the SDK and installs it. Returns null on success, else the end of the output. */
export function installSdk(python: string): Promise<string | null> {
  const offline = ['--no-index', '--no-deps', '--no-build-isolation', '--force-reinstall']
  return failureOf([...pipInstall(python), ...offline, join(ROOT, 'clients', 'python')])
}

function pipInstall(python: string): string[] {
  return [python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-compile', '--retries', '1']
}

async function failureOf(command: string[]): Promise<string | null> {
  const child = Bun.spawn(command, { stdout: 'ignore', stderr: 'pipe' })
  const output = await new Response(child.stderr).text()
  return (await child.exited) === 0 ? null : output.trim().slice(-500)
}
