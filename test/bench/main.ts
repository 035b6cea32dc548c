/**
 * `bun run bench`: measures the engine, sweeps and the server on this machine. README.md explains the
 * output.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchCurve, benchMinuteYear, benchTrees, benchYears } from './engine-bench.ts'
import { comparePeers } from './peers/compare.ts'
import { benchScenes } from './scene-bench.ts'
import { benchServer } from './server-bench.ts'
import { benchSweeps } from './sweep-bench.ts'

const USAGE = `bun run bench [--engine] [--scenes] [--sweeps] [--server] [--peers] [--rounds 60] [--plants 7]

  without a choice the engine, scenes, sweeps and the server; --peers installs pvlib and NREL-PySAM into .bench/ and compares with them
  --rounds  counted rounds of the year's cases
  --plants  plants of each kind to compare with the peers`

const SWEEP_ROUNDS = 5

const { values } = parseArgs({
  options: {
    engine: { type: 'boolean', default: false },
    scenes: { type: 'boolean', default: false },
    sweeps: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '60' },
    plants: { type: 'string', default: '7' },
    help: { type: 'boolean', default: false },
  },
})

function printLoad(moment: string): void {
  const load = loadavg().map((value) => value.toFixed(2))
  console.log(`Load average ${moment}: ${load.join(' ')} on ${cpus().length} cores`)
}

if (values.help) {
  console.log(USAGE)
} else {
  const isAll = !values.engine && !values.scenes && !values.sweeps && !values.server
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Bun ${Bun.version}, ${process.platform} ${process.arch}`)
  printLoad('at the start')
  if (isAll || values.engine) {
    benchYears(Number(values.rounds))
    benchMinuteYear()
    benchTrees()
    benchCurve()
  }
  if (isAll || values.scenes) benchScenes()
  if (isAll || values.sweeps) await benchSweeps(SWEEP_ROUNDS)
  if (isAll || values.server) await benchServer()
  if (values.peers) await comparePeers(Number(values.plants))
  printLoad('at the end')
}
