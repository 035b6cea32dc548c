/** `bun run load`: sends load to servers on this machine and shows what it did to them. README.md explains it. */
import { parseArgs } from 'node:util'
import { type FleetPlan, startFleet, stopFleets } from './fleet.ts'
import { KINDS } from './kinds.ts'
import { type LoadPlan, loadRun, type MixName } from './load-run.ts'
import { loopbackUrl } from './loopback.ts'
import { measure } from './measure.ts'
import { printLoad } from './print-load.ts'
import { writeScaleDocuments } from './scale-pages.ts'

const MIXES: readonly string[] = [...Object.keys(KINDS), 'mixed']
const USAGE = `bun run load [MIX] [--rate 300 | --clients 8] [--seconds 10] [--warm 5] [--requests N] [--json FILE]
             [--url http://127.0.0.1:8080]... | [--store file|sqld|redis] [--api 2,2] [--workers 1,1]
bun run load measure [PART...] [--share 0.3] && bun run load pages

  MIX        ${MIXES.join(', ')}
  --rate     requests a second at random times (open loop); without it --clients, which send when they have their answer
  --url      servers on this machine that run already; without one, servers are started: --api and --workers say with
             how many threads each, --store where they meet
  measure    measures what docs/scale.md and docs/operations.md state, or a part of it, into test/bench/load/measured.json;
             --share shortens everything
  pages      writes their tables from that file`

/** Requests before those that count have other numbers. */
const WARM_FIRST = 1_000_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', multiple: true, default: [] },
    rate: { type: 'string' },
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '10' },
    warm: { type: 'string', default: '5' },
    requests: { type: 'string' },
    json: { type: 'string' },
    share: { type: 'string', default: '1' },
    store: { type: 'string', default: 'file' },
    api: { type: 'string', default: '2' },
    workers: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopFleets().finally(() => process.exit(1)))

const [command = 'mixed', ...parts] = positionals
if (values.help) console.log(USAGE)
else if (command === 'measure') await measure(parts, Number(values.share))
else if (command === 'pages') writeScaleDocuments()
else if (!MIXES.includes(command)) {
  console.error(`There is no mix ${command}\n\n${USAGE}`)
  process.exit(1)
} else await load(command as MixName)

async function load(mix: MixName): Promise<void> {
  const given = values.url.map(loopbackUrl)
  const fleet = given.length > 0 ? null : await startFleet(planned())
  try {
    const urls = fleet?.urls ?? given
    const servers = fleet?.servers ?? given.map((url) => ({ url, pids: [] }))
    const perSecond = values.rate === undefined ? null : Number(values.rate)
    const atOnce = perSecond === null ? Number(values.clients) : 512
    const plan: Omit<LoadPlan, 'loop'> = { mix, urls, servers }
    if (Number(values.warm) > 0)
      await loadRun({ ...plan, first: WARM_FIRST, loop: { atOnce: 8, perSecond: null, seconds: Number(values.warm) } })
    const requests = values.requests === undefined ? undefined : Number(values.requests)
    const run = await loadRun({ ...plan, loop: { atOnce, perSecond, seconds: Number(values.seconds), requests } })
    printLoad(run)
    if (values.json !== undefined) await Bun.write(values.json, `${JSON.stringify(run, null, 2)}\n`)
  } finally {
    await fleet?.stop()
  }
}

function planned(): FleetPlan {
  const threads = (list: string) => list.split(',').filter(Boolean).map(Number)
  if (values.store !== 'file' && values.store !== 'sqld' && values.store !== 'redis') throw new Error('--store is file, sqld or redis')
  return { api: threads(values.api), workers: threads(values.workers), store: values.store }
}
