/**
 * `bun run reality`: measured plants, stage by stage, against this engine and pvlib. README.md explains
 * the output.
 */
import { parseArgs } from 'node:util'
import { printTable } from '../bench/print.ts'
import { fetchPackages } from './fetched.ts'
import { pvlibColumns, type ReadSet } from './peer.ts'
import { linesOf, overAll, tableOf } from './report.ts'
import { SETS } from './sets/index.ts'

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
  if (values.record) {
    console.log(
      JSON.stringify(
        lines.map(({ set, stage, pvlib }) => ({ set, stage, ...pvlib })),
        null,
        2,
      ),
    )
    return
  }
  for (const { set } of read) console.log(`${set.name}: ${set.title} (${set.kind}). ${set.source}, ${set.licence}`)
  const columns = ['rows', 'bias', 'hourly RMSE', 'pvlib: bias', 'hourly RMSE']
  printTable('Computed against measured', ['set', 'stage', ...columns], tableOf(lines))
  printTable('Over all sets', ['stage', 'sets', 'mean bias', 'mean size', 'pvlib: mean bias', 'mean size'], overAll(lines))
}
