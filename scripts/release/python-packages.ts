import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** As the tests of the Python SDK install it. */
const BUILDER = 'hatchling==1.33.0'

/**
 * Writes wheel and sdist of the Python SDK.
 * @param root  folder of the repository
 * @param out   folder of the release
 * @returns why it was not possible; null when they are written
 */
export function writePythonPackages(root: string, out: string): string | null {
  const python = Bun.which('python3') ?? Bun.which('python')
  if (python === null) return 'there is no python3 on the PATH'
  const venv = join(root, '.python', 'release')
  const program = join(venv, ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']))
  try {
    execFileSync(python, ['-m', 'venv', venv], { stdio: 'pipe' })
    execFileSync(program, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', BUILDER], { stdio: 'pipe' })
  } catch (cause) {
    return `its builder cannot be installed: ${String((cause as { stderr?: Buffer }).stderr ?? cause).trim()}`
  }
  execFileSync(program, ['-m', 'hatchling', 'build', '--directory', out], { cwd: join(root, 'clients', 'python'), stdio: 'pipe' })
  return null
}
