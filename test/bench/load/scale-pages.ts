import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MixName } from './load-run.ts'
import { MEASURED, type Measured } from './measured.ts'
import { ASSUMED, acceptedNeed, awaitedNeed, limitsOfOne, mixOf, monthlyUsd, perDay, simulateAccepted, simulateAwaited } from './scale.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const DOCUMENTS = ['docs/scale.md', 'docs/operations.md']
const SIZES = [2, 4, 8, 16]

/** The documents with the tables that are made of the measurement, by path. */
export function scaleDocuments(): ReadonlyMap<string, string> {
  const measured = JSON.parse(readFileSync(MEASURED, 'utf8')) as Measured
  return new Map(DOCUMENTS.map((path) => [path, withTables(readFileSync(join(ROOT, path), 'utf8'), measured)]))
}

export function writeScaleDocuments(): void {
  for (const [path, text] of scaleDocuments()) writeFileSync(join(ROOT, path), text)
}

/** Each table of the documents, by the name that stands before it in a comment. */
const TABLES: Readonly<Record<string, (measured: Measured) => string>> = {
  'measured on': measuredOn,
  mixes: mixTable,
  open: ({ open, samYearMs }) =>
    table(
      ['Offered a second', 'Answered', 'p50', 'p99', 'Failed', 'SAM at 500 ms: offered', 'Load average before'],
      open.map((one) => [
        number(one.offeredPerSecond),
        number(one.answeredPerSecond),
        ms(one.p50Ms),
        ms(one.p99Ms),
        number(one.errors),
        samYearMs === null ? '' : number((one.offeredPerSecond * samYearMs) / 500),
        one.loadBefore.toFixed(1),
      ]),
    ),
  ratios: ({ ratios, latency }) =>
    `${table(
      ['Several servers', 'Load', 'One process', 'Several', 'Median ratio of a pair', 'Pairs', 'Load average'],
      ratios.map((one) => [
        one.what,
        one.mix,
        `${number(one.onePerSecond)}/s`,
        `${number(one.severalPerSecond)}/s`,
        one.ratio.toFixed(2),
        number(one.pairs),
        one.load.toFixed(1),
      ]),
    )}\n\n${table(
      ['An accepted run alone, from request to answer', 'p25', 'p50', 'p95'],
      [
        { what: 'one process, a file', seen: latency.file },
        { what: 'one process, a database server', seen: latency.sqld },
        { what: 'an API process, a worker, a database server, Redis', seen: latency.redis },
      ].map(({ what, seen }) => [what, ms(seen.p25Ms), ms(seen.p50Ms), ms(seen.p95Ms)]),
    )}`,
  memory: ({ memory }) =>
    table(
      ['Runs', ...memory.simple.map(({ runs }) => number(runs))],
      [
        ['awaited simple runs: resident memory, MiB', ...memory.simple.map(({ mib }) => number(mib))],
        [`accepted simple runs, after each ${number(memory.accepted[0].runs)}`, ...memory.accepted.map(({ mib }) => number(mib))],
      ],
    ),
  sizing: sizingTable,
  costs: costTable,
  bottleneck: (measured) =>
    table(
      ['One of', 'is full at'],
      [...limitsOfOne(measured)]
        .sort((a, b) => a.perSecond - b.perSecond)
        .map(({ part, perSecond }) => [part, `${number(perSecond)} accepted runs/s`]),
    ),
  needs: needTable,
  simulated: simulatedTable,
}

function measuredOn({ machine: { date, bun, cores, processor, load }, samYearMs }: Measured): string {
  const sam = samYearMs === null ? '' : `\na detailed year of SAM took ${number(samYearMs)} ms there.`
  const other =
    load[0] <= cores
      ? ''
      : ' **Other programs used the machine:**\nlatencies, throughputs and ratios are to be measured again without them.'
  return `Measured on ${date} with Bun ${bun} on ${cores} cores (${processor}), with the client; load average before it ${load[0].toFixed(1)}${sam === '' ? '.' : `;${sam}`}${other}`
}

/** What the figures of a mix show to be full. */
const LIMITS: Readonly<Partial<Record<MixName, string>>> = {
  simple: 'processors: reading, running and writing in the threads',
  full: 'processors: the engine',
  series: 'processors: writing and packing the series',
  scene: 'processors: the tables of shade',
  day: 'processors: the tables of shade',
  accepted: 'the callers, who ask every 100 ms',
  'accepted-full': 'the callers, who ask every 100 ms',
  search: 'processors: the search in the threads',
  mixed: 'processors',
}

function mixTable({ mixes, machine }: Measured): string {
  const rows = (Object.keys(mixes) as MixName[]).map((name) => {
    const { perSecond, p50Ms, p95Ms, p99Ms, cpuMs, mainCpuMs, memoryMib, loopDelayP99Ms } = mixOf(mixes, name)
    const busy = (share: number) => `${Math.round((100 * share * perSecond) / 1000)} %`
    return [
      name,
      `${number(perSecond)}/s`,
      ms(p50Ms),
      ms(p95Ms),
      ms(p99Ms),
      ms(cpuMs),
      busy(cpuMs / machine.cores),
      busy(mainCpuMs),
      ms(loopDelayP99Ms),
      `${number(memoryMib)} MiB`,
      LIMITS[name] ?? '',
    ]
  })
  const head = [
    'Load',
    'Throughput',
    'p50',
    'p95',
    'p99',
    'Processor time each',
    'Processors busy',
    'Main thread busy',
    'Event loop late, 99 %',
    'Memory',
    'Limited by',
  ]
  return table(head, rows)
}

function sizingTable({ mixes }: Measured): string {
  const rate = (name: MixName, cores: number) => `${number((1000 * cores * ASSUMED.busy) / mixOf(mixes, name).cpuMs)}/s`
  const head = ['Cores', 'Simple runs', 'Full runs', 'Full runs with series', 'Small scenes', 'Mixed load']
  const names: readonly MixName[] = ['simple', 'full', 'series', 'scene', 'mixed']
  return table(
    head,
    SIZES.map((cores) => [String(cores), ...names.map((name) => rate(name, cores))]),
  )
}

function costTable({ mixes, costs }: Measured): string {
  const perCore = (name: MixName) => `${number(1000 / mixOf(mixes, name).cpuMs)} a core-second`
  const { api, worker, sqld, redis } = costs.acceptedCpuMs
  return table(
    ['What', 'Measured'],
    [
      ['simple runs, awaited', perCore('simple')],
      ['full runs of trackers with bifacial modules, awaited', perCore('full')],
      ['full runs of fixed racks, with six series', perCore('series')],
      ['processor time of an accepted simple run: API, worker, database server, Redis', [api, worker, sqld, redis].map(ms).join(', ')],
      ['writing transactions of an accepted run', costs.storeWrites.toFixed(1)],
      ['transactions of a database server', `${number(costs.storeWritesPerSecond)} a second`],
      ['commands of Redis for an accepted run, polling included', number(costs.redisCommands)],
      ['stored bytes of an accepted simple run', number(costs.storedBytes)],
      ['simple run on the wire: request, answer', `${number(costs.requestBytes)} and ${number(costs.answerBytes)} bytes`],
    ],
  )
}

function needTable(measured: Measured): string {
  const million = perDay(1e6)
  const demands = [
    { name: 'a million a day, awaited', need: awaitedNeed(measured, million.peak), mean: million.mean },
    { name: 'a million a day, accepted', need: acceptedNeed(measured, million.peak, million.mean), mean: million.mean },
    { name: '10,000 a second all day, awaited', need: awaitedNeed(measured, 10_000), mean: 10_000 },
    { name: '10,000 a second all day, accepted', need: acceptedNeed(measured, 10_000, 10_000), mean: 10_000 },
  ]
  const row = (name: string, of: (demand: (typeof demands)[number]) => string) => [name, ...demands.map(of)]
  return table(
    ['', ...demands.map(({ name }) => name)],
    [
      row('runs a second at the peak', ({ need }) => number(need.perSecond)),
      row('cores of API and workers', ({ need }) => number(need.cores)),
      row('writing transactions a second', ({ need }) => number(need.storeWritesPerSecond)),
      row('database servers, by their transactions', ({ need }) => number(need.databaseServers)),
      row('cores of database servers', ({ need }) => number(need.sqldCores)),
      row('Redis servers', ({ need }) => number(need.redisServers)),
      row(`stored for ${ASSUMED.keptHours} h, GB`, ({ need }) => number(need.storedGb)),
      row('answers at the peak, MB a second', ({ need }) => number(need.outMbPerSecond)),
      row('USD a month: cores', ({ need, mean }) => number(monthlyUsd(need, mean).cores)),
      row('USD a month: stored', ({ need, mean }) => number(monthlyUsd(need, mean).stored)),
      row('USD a month: answers sent out', ({ need, mean }) => number(monthlyUsd(need, mean).out)),
      row('USD for a thousand runs', ({ need, mean }) => {
        const { cores, stored, out } = monthlyUsd(need, mean)
        return (((cores + stored + out) / (mean * 3600 * 730)) * 1000).toPrecision(2)
      }),
    ],
  )
}

function simulatedTable(measured: Measured): string {
  const { open, machine, mixes } = measured
  const own = mixOf(mixes, 'simple').ownCpuMs
  const capacity = (1000 * machine.cores) / (mixOf(mixes, 'simple').cpuMs + own)
  const known = open
    .filter(({ offeredPerSecond }) => offeredPerSecond < 0.95 * capacity)
    .map((one) => ({
      what: 'measured machine, awaited',
      cores: machine.cores,
      perSecond: one.offeredPerSecond,
      times: simulateAwaited(measured, machine.cores, one.offeredPerSecond, own),
      seen: one,
    }))
  const million = perDay(1e6).peak
  const workers = workersFor(measured, million)
  const { sqldCores } = acceptedNeed(measured, million, perDay(1e6).mean)
  const planned = [
    { what: 'a million a day, awaited', perSecond: million, cores: awaitedNeed(measured, million).cores, simulate: simulateAwaited },
    {
      what: 'a million a day, accepted: workers and a database server',
      perSecond: million,
      cores: workers + sqldCores,
      simulate: () => simulateAccepted(measured, workers, sqldCores, million),
    },
    { what: '10,000 a second, awaited', perSecond: 10_000, cores: awaitedNeed(measured, 10_000).cores, simulate: simulateAwaited },
  ].map(({ simulate, ...one }) => ({ ...one, times: simulate(measured, one.cores, one.perSecond), seen: null }))
  return table(
    ['What', 'Cores', 'Runs a second', 'Busiest part', 'p50', 'p99', 'Measured p50', 'Measured p99'],
    [...known, ...planned].map(({ what, cores, perSecond, times, seen }) => [
      what,
      number(cores),
      number(perSecond),
      `${Math.round(100 * times.busy)} %`,
      ms(times.p50Ms),
      ms(times.p99Ms),
      seen === null ? '' : ms(seen.p50Ms),
      seen === null ? '' : ms(seen.p99Ms),
    ]),
  )
}

function workersFor({ costs }: Measured, perSecond: number): number {
  return Math.ceil((perSecond * costs.acceptedCpuMs.worker) / 1000 / ASSUMED.busy)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map((_, k) => (k === 0 ? '---|' : '--:|')).join('')}`, ...rows.map(line)].join('\n')
}

function number(value: number): string {
  if (value !== 0 && Math.abs(value) < 10) return String(Number(value.toPrecision(2)))
  return Number(value.toPrecision(3)).toLocaleString('en-US')
}

function ms(value: number): string {
  return `${number(value)} ms`
}

/** Replaces what stands between `<!-- load: name -->` and `<!-- end -->`. */
function withTables(text: string, measured: Measured): string {
  return text.replaceAll(/(<!-- load: ([\w ]+) -->\n).*?(<!-- end -->)/gs, (_, start: string, name: string, end: string) => {
    const made = TABLES[name]
    if (made === undefined) throw new Error(`There is no table ${name}: the tables are ${Object.keys(TABLES).join(', ')}`)
    return `${start}${made(measured)}\n${end}`
  })
}
