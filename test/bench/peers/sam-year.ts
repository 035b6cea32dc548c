import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from '../timing.ts'
import { peerPlants } from './peer-plants.ts'

const PYTHON = join(import.meta.dir, '..', '..', '..', '.bench', 'venv', 'bin', 'python')
const PLANTS = 3

/** Median time of a detailed year of SAM on this machine, ms; null until `bun run bench --peers` has installed PySAM. */
export async function samYearMillis(): Promise<number | null> {
  if (!existsSync(PYTHON)) return null
  const plants = (await Promise.all(Array.from({ length: PLANTS }, (_, k) => peerPlants(k + 1))))
    .flat()
    .filter(({ kind }) => kind === 'detailed')
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-sam-'))
  try {
    const job = join(folder, 'job.json')
    await Bun.write(job, JSON.stringify(plants.map((plant) => plant.job)))
    const { exitCode, stdout, stderr } = Bun.spawnSync([PYTHON, join(import.meta.dir, 'peers.py'), job], { stdout: 'pipe', stderr: 'pipe' })
    if (exitCode !== 0) throw new Error(`The peers failed: ${stderr.toString().slice(-500)}`)
    const { answers } = JSON.parse(stdout.toString()) as { answers: { peer: string; millis: number }[] }
    return quantile(
      answers.filter(({ peer }) => peer.includes('Pvsamv1')).map(({ millis }) => millis),
      0.5,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
