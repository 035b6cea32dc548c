import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'

/**
 * Packages of the Python package index that contain real weather files: 110 MB to download, of
 * which 40 MB are kept.
 */
const PACKAGES = ['sinergym==3.12.2', 'bifacialvf==0.2.0', 'accim-samples==0.8.2', 'besos-examples==0.1.0', 'ochre-nrel==0.9.2']
/** In the folder for downloads of the bench, which git ignores. */
const FOLDER = join(import.meta.dir, '..', '..', '.bench', 'weather')

/**
 * Folder with the files from the packages, which are downloaded on first use; or the reason why
 * there is none.
 * @param paths  paths of the files within their packages; other files are not kept
 */
export function packagedFiles(paths: readonly string[]): { folder: string } | { missing: string } {
  if (paths.some((path) => existsSync(join(FOLDER, path)))) return { folder: FOLDER }
  const python = Bun.which('python3')
  if (python === null) return { missing: 'python3 is not on this machine' }
  console.error(`Downloading ${PACKAGES.join(', ')} for their weather files (first run only) ...`)
  const wheels = mkdtempSync(join(tmpdir(), 'pvyield-wheels-'))
  try {
    const fetched = Bun.spawnSync(
      [
        python,
        '-m',
        'pip',
        'download',
        '--quiet',
        '--disable-pip-version-check',
        '--no-deps',
        '--ignore-requires-python',
        '--dest',
        wheels,
        ...PACKAGES,
      ],
      { stdout: 'ignore', stderr: 'pipe' },
    )
    if (fetched.exitCode !== 0) return { missing: `pip download failed: ${fetched.stderr.toString().trim().slice(-500)}` }
    for (const wheel of readdirSync(wheels)) unpack(join(wheels, wheel), paths)
    return { folder: FOLDER }
  } finally {
    rmSync(wheels, { recursive: true })
  }
}

function unpack(wheel: string, paths: readonly string[]): void {
  const files = unzipSync(readFileSync(wheel), { filter: ({ name }) => paths.includes(name) })
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), bytes)
  }
}
