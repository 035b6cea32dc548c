import { join } from 'node:path'
import { run } from '../../../engine/index.ts'
import { nativeSha256 } from '../native-digest.ts'
import { millis, printTable } from '../print.ts'
import { quantile } from '../timing.ts'
import { type PeerPlant, peerPlants } from './peer-plants.ts'
import { benchFolder, peerPython } from './venv.ts'

/**
 * Number of other plants that the engine runs first: its code is compiled at run time, while that
 * of the peers is compiled already.
 */
const WARM_PLANTS = 12
const WARM_SEED = 1000
/** The bar of docs/physics.md for the year against SAM. */
const WITHIN_PERCENT = 0.5

interface PeerAnswers {
  versions: Record<string, string>
  answers: { plant: string; peer: string; millis: number; kwh: number }[]
}

/**
 * Runs the same plants and weather through the engine, pvlib and SAM. Prints times, ratios and
 * differences of the energies.
 * @param count  number of plants of each kind; every tool runs each plant once
 */
export async function comparePeers(count: number): Promise<void> {
  const found = peerPython()
  if ('missing' in found) {
    console.log(`\nPeers: skipped, ${found.missing}`)
    return
  }
  const plants = await makePlants(1, count)
  const job = join(benchFolder(), 'job.json')
  await Bun.write(job, JSON.stringify(plants.map((plant) => plant.job)))
  const { exitCode, stdout, stderr } = Bun.spawnSync([found.python, join(import.meta.dir, 'peers.py'), job], {
    stdout: 'pipe',
    stderr: 'pipe',
  })
  if (exitCode !== 0) {
    console.log(`\nPeers: they failed\n${stderr.toString().slice(-2000)}`)
    return
  }
  const peers = JSON.parse(stdout.toString()) as PeerAnswers
  const versions = Object.entries(peers.versions).map(([name, version]) => `${name} ${version}`)
  for (const { requests } of await makePlants(WARM_SEED, WARM_PLANTS)) for (const { request } of requests) timed(request)
  printTable(
    `The same plants and weather, a year of hours, ${count} plants each; ${versions.join(', ')} (times: median; energies: ours against theirs)`,
    ['plant', 'peer', 'peer', 'engine', 'ratio', 'energy, mean', 'SD', 'worst', `within ${WITHIN_PERCENT} %`],
    rowsOf(plants, peers),
  )
}

async function makePlants(firstSeed: number, count: number): Promise<PeerPlant[]> {
  return (await Promise.all(Array.from({ length: count }, (_, k) => peerPlants(firstSeed + k)))).flat()
}

function rowsOf(plants: PeerPlant[], peers: PeerAnswers): string[][] {
  const ours = plants.flatMap(({ name, requests }) => requests.map(({ peer, request }) => ({ plant: name, peer, ...timed(request) })))
  const groups = [...new Set(ours.map(({ plant, peer }) => `${plant}\n${peer}`))].map((key) => key.split('\n') as [string, string])
  return groups.map(([plant, peer]) => {
    const same = (one: { plant: string; peer: string }) => one.plant === plant && one.peer === peer
    const own = ours.filter(same)
    const theirs = peers.answers.filter(same)
    const peerMs = quantile(
      theirs.map((answer) => answer.millis),
      0.5,
    )
    const engineMs = quantile(
      own.map((answer) => answer.millis),
      0.5,
    )
    const apart = own.map(({ kwh }, k) => 100 * (kwh / theirs[k].kwh - 1))
    const mean = apart.reduce((sum, percent) => sum + percent, 0) / apart.length
    const deviation = Math.sqrt(apart.reduce((sum, percent) => sum + (percent - mean) ** 2, 0) / apart.length)
    const worst = apart.reduce((most, percent) => (Math.abs(percent) > Math.abs(most) ? percent : most), 0)
    return [
      plant,
      peer,
      millis(peerMs),
      millis(engineMs),
      `${(peerMs / engineMs).toFixed(0)} x`,
      signed(mean),
      `${deviation.toFixed(2)} %`,
      signed(worst),
      String(apart.filter((percent) => Math.abs(percent) < WITHIN_PERCENT).length),
    ]
  })
}

function signed(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`
}

function timed(request: Parameters<typeof run>[0]): { millis: number; kwh: number } {
  const begun = performance.now()
  const { answer } = run(request, { sha256: nativeSha256 })
  return { millis: performance.now() - begun, kwh: answer.summary.e_grid_kwh }
}
