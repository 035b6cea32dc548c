import { quantile } from '../timing.ts'
import { Client, PACKED } from './client.ts'
import { type Fleet, type Part, startFleet } from './fleet.ts'
import { KINDS, type KindName, simple } from './kinds.ts'
import { loadRun } from './load-run.ts'
import type { Costs } from './measured.ts'
import { cpuSeconds } from './watch.ts'

const PARTS: readonly Part[] = ['api', 'worker', 'sqld', 'redis']
/** Quantiles at equal distances that stand for the times of a kind of work. */
const QUANTILES = 41

/** Measures what a run takes of each part of several servers. */
export async function measureCosts(runs: number): Promise<Costs> {
  const fleet = await startFleet({ api: [1], workers: [2], store: 'redis' })
  try {
    const loop = { seconds: 600, atOnce: 8, perSecond: null }
    const plan = { mix: 'accepted', urls: fleet.urls, servers: fleet.servers } as const
    await loadRun({ ...plan, first: 1_000_000, loop: { ...loop, requests: runs } }) // warm
    const before = await countsOf(fleet)
    await loadRun({ ...plan, loop: { ...loop, requests: runs } })
    const after = await countsOf(fleet)
    const each = (name: keyof typeof before) => (after[name] - before[name]) / runs
    return {
      acceptedCpuMs: { api: 1000 * each('api'), worker: 1000 * each('worker'), sqld: 1000 * each('sqld'), redis: 1000 * each('redis') },
      redisCommands: each('commands'),
      storeWrites: each('writes'),
      storedBytes: each('storedBytes'),
      ...(await measureStore(fleet.databaseUrl ?? '')),
      ...(await measureWire(fleet.urls[0])),
      threadMs: { simple: await threadTimes(fleet, 'simple', runs), full: await threadTimes(fleet, 'full', runs) },
    }
  } finally {
    await fleet.stop()
  }
}

async function countsOf(fleet: Fleet) {
  const [api = 0, worker = 0, sqld = 0, redis = 0] = PARTS.map((part) => cpuSeconds(fleet.parts[part]) ?? Number.NaN)
  const [[writes]] = await askStore(fleet.databaseUrl ?? '', 'select coalesce(sum(write), 0) from write_marks')
  const [[bytes]] = await askStore(
    fleet.databaseUrl ?? '',
    'select coalesce(sum(length(request) + length(response) + length(resolved)), 0) from runs',
  )
  return {
    api,
    worker,
    sqld,
    redis,
    commands: await redisCommands(fleet.redisUrl ?? ''),
    writes: Number(writes),
    storedBytes: Number(bytes),
  }
}

async function redisCommands(url: string): Promise<number> {
  const client = new Bun.RedisClient(url)
  try {
    const stats = String(await client.send('INFO', ['stats']))
    return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1])
  } finally {
    client.close()
  }
}

/** The rows of one statement by libSQL's protocol over HTTP, tried again while another writes. */
async function askStore(url: string, sql: string): Promise<string[][]> {
  const requests = [{ type: 'execute', stmt: { sql } }, { type: 'close' }]
  const answer = await fetch(`${url}/v2/pipeline`, { method: 'POST', body: JSON.stringify({ requests }) })
  const { results } = (await answer.json()) as {
    results: [{ response?: { result: { rows: { value: string }[][] } }; error?: { code: string } }]
  }
  const [{ response, error }] = results
  if (error?.code === 'SQLITE_BUSY') return askStore(url, sql)
  if (response === undefined) throw new Error(`The database server refused ${sql}: ${JSON.stringify(error)}`)
  return response.result.rows.map((row) => row.map(({ value }) => value))
}

const PROBES = 200
const WRITERS = 8

/** Transactions of one small row: how long one takes, and how many the server does. */
async function measureStore(url: string): Promise<Pick<Costs, 'storeWriteMs' | 'storeWritesPerSecond'>> {
  await askStore(url, 'create table if not exists load_probe (content blob)')
  const write = () => askStore(url, 'insert into load_probe values (zeroblob(2000))')
  const millis: number[] = []
  for (let k = 0; k < PROBES; k++) millis.push(await timed(write))
  const seconds =
    (await timed(() =>
      Promise.all(
        Array.from({ length: WRITERS }, async () => {
          for (let k = 0; k < PROBES / 2; k++) await write()
        }),
      ),
    )) / 1000
  await askStore(url, 'drop table load_probe')
  return { storeWriteMs: sharesOf(millis), storeWritesPerSecond: (WRITERS * PROBES) / 2 / seconds }
}

async function measureWire(url: string): Promise<Pick<Costs, 'requestBytes' | 'answerBytes'>> {
  const body = JSON.stringify(simple(1))
  const init = { method: 'POST', headers: { ...PACKED, 'content-type': 'application/json' }, body }
  const answer = await fetch(`${url}/api/run/simple`, { ...init, decompress: false })
  return { requestBytes: body.length, answerBytes: (await answer.arrayBuffer()).byteLength }
}

/** How long runs take in their thread, as the answer says (Server-Timing), of one run at a time. */
async function threadTimes({ urls }: Fleet, kind: KindName, runs: number): Promise<readonly number[]> {
  const client = new TimedClient(urls)
  for (let number = -runs; number < runs; number++) await KINDS[kind](client, runs + number)
  return sharesOf(client.millis.slice(-runs))
}

class TimedClient extends Client {
  readonly millis: number[] = []

  protected override async fetch(path: string, init?: RequestInit): Promise<Response> {
    const answer = await super.fetch(path, init)
    const run = /run;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]
    if (run !== undefined) this.millis.push(Number(run))
    return answer
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function sharesOf(millis: readonly number[]): readonly number[] {
  return Array.from({ length: QUANTILES }, (_, k) => round(quantile(millis, k / (QUANTILES - 1))))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
