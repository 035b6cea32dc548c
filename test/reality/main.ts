/**
 * `bun run reality`: measured plants, stage by stage, against this engine and pvlib. README.md explains
 * the output.
 */
import { parseArgs } from 'node:util'
import { printTable } from '../bench/print.ts'
import { fetchPackages } from './fetched.ts'
import { pvlibColumns, pvlibShapes, type ReadSet } from './peer.ts'
import { linesOf, overAll, shapeLinesOf, shapeTableOf, tableOf } from './report.ts'
import { SETS } from './sets/index.ts'
import { shapePlants } from './shape-plants.ts'

const USAGE = `bun run reality [--fetch] [--set eugene_hit] [--no-pvlib] [--record]

  --fetch     downloads the sets that come with packages of Python, once
  --set       this set alone
  --no-pvlib  without pvlib, which is installed into .bench/venv on first use
  --record    prints pvlib's figures as test/fixtures/reality/pvlib.json keeps them`

const { values } = parseArgs({
  options: {
    fetch: { type: 'boolean', default: false },
    set: { type: 'string' },
    'no-pvlib': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(USAGE)
else await report()

async function report(): Promise<void> {
  if (values.fetch) {
    const failure = fetchPackages()
    if (failure !== null) console.log(`Not fetched: ${failure}`)
  }
  const read = SETS.flatMap((set): ReadSet[] => {
    if (values.set !== undefined && values.set !== set.name) return []
    const rows = set.read()
    if (!('missing' in rows)) return [{ set, rows }]
    console.log(`${set.name}: skipped, ${rows.missing}`)
    return []
  })
  const peer = values['no-pvlib'] ? { missing: '--no-pvlib' } : await pvlibColumns(read)
  if ('missing' in peer) console.log(`pvlib: skipped, ${peer.missing}`)
  const lines = read.flatMap(({ set, rows }) => linesOf(set, rows, 'missing' in peer ? undefined : peer[set.name]))
  const plants = values.set === undefined ? (shapePlants() ?? []) : []
  const shapes = 'missing' in peer ? {} : await pvlibShapes(plants)
  const shapeLines = shapeLinesOf(plants, 'missing' in shapes ? {} : shapes)
  if (values.record) {
    const stages = lines.map(({ set, stage, pvlib }) => ({ set, stage, ...pvlib }))
    const days = shapeLines.map(({ plant, pvlib }) => ({ plant: plant.name, day: pvlib?.day.bias, shaded: pvlib?.shaded.bias }))
    console.log(JSON.stringify({ stages, days }, null, 2))
    return
  }
  for (const { set } of read) console.log(`${set.name}: ${set.title} (${set.kind}). ${set.source}, ${set.licence}`)
  const columns = ['rows', 'bias', 'hourly RMSE', 'pvlib: bias', 'hourly RMSE']
  printTable('Computed against measured', ['set', 'stage', ...columns], tableOf(lines))
  printTable('Over all sets', ['stage', 'sets', 'mean bias', 'mean size', 'pvlib: mean bias', 'mean size'], overAll(lines))
  if (plants.length === 0) return
  const figures = ['day: bias', 'hourly RMSE', 'shaded rows: bias']
  printTable(
    'Shape of clear winter days, the level taken out at midday',
    ['plant', 'kind', ...figures, ...figures.map((name) => `pvlib, ${name}`)],
    shapeTableOf(shapeLines),
  )
}
