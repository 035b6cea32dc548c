import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds } from '../rounds.ts'
import { energyOf, mixedRun, type RunRequest, sendRun } from './accepted-runs.ts'
import { longRun } from './costly.ts'
import { LIMITS } from './limits.ts'
import { CAN_MEASURE, watchMemory } from './memory-watch.ts'
import { hourlyPlant } from './plants.ts'
import { report, reportBelow } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

const CASE = 'kills'
const ROUNDS = rounds(2, 50)
const RUNS_A_ROUND = rounds(10, 56)
const BACKLOG = rounds(6, 300)
const RESTARTS = rounds(2, 5)
const AT_ONCE = rounds(12, 1800)
/** How often a run that kills the process is tried. */
/** One next to other runs, and three that it has to itself. */
const ATTEMPTS = 4
const KILLS_MAX = 10
const SETTINGS = { TRUST_PROXY: '1', WORKERS: '2' }

let dataDir = ''
let server: ServerProcess
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-kills-'))
})
afterEach(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The runs in the store. */
function inStore<Row>(sql: string): Row[] {
  const store = new Database(join(dataDir, 'pvyield.db'))
  try {
    return store.query<Row, []>(sql).all()
  } finally {
    store.close()
  }
}

/** Id of the run of a 202; null for an answer that accepts nothing, or none. */
async function acceptedId(sent: Promise<Response>): Promise<string | null> {
  try {
    const answer = await sent
    const body = (await answer.json()) as { run_id?: string }
    return answer.status === 202 ? (body.run_id ?? null) : null
  } catch {
    return null
  }
}

/** Waits until the runs have ended. Returns their energies, and what the failed ones say. */
async function ended(ids: readonly string[]): Promise<{ energies: Map<string, number>; failures: readonly string[] }> {
  const energies = new Map<string, number>()
  const failures: string[] = []
  for (const id of ids) {
    await until(async () => {
      const energy = await energyOf(server.url, id).catch((cause: Error) => cause.message)
      if (typeof energy === 'number') energies.set(id, energy)
      else if (energy !== null) failures.push(energy)
      return energy !== null
    })
  }
  return { energies, failures }
}

test(`no accepted run is lost, doubled or failed by ${ROUNDS} rounds of kill -9 and of SIGTERM`, async () => {
  const accepted = new Map<string, RunRequest>()
  let unanswered: RunRequest[] = []
  let lostAnswers = 0
  let peakMb = 0
  for (let round = 0; round < ROUNDS; round++) {
    server = await startServer(dataDir, { ...SETTINGS, STOP_GRACE_MS: '1000' })
    const memory = watchMemory(server)
    // A request without an answer is sent again if it has a key: it is one run all the same.
    const again = unanswered.filter(({ key }) => key !== null)
    lostAnswers += unanswered.length - again.length
    const requests = [...again, ...Array.from({ length: RUNS_A_ROUND }, (_, k) => mixedRun(round * RUNS_A_ROUND + k))]
    unanswered = []
    let answered = 0
    const sending = requests.map(async (request, k) => {
      const id = await acceptedId(sendRun(server.url, request, { isAwaited: k % 10 === 9 }))
      answered++
      if (id === null) unanswered.push(request)
      else accepted.set(id, request)
    })
    await until(() => answered >= requests.length * (0.3 + 0.1 * (round % 8)))
    peakMb = Math.max(peakMb, memory.peakMb())
    memory.stop()
    if (round % 2 === 0) await server.kill()
    else expect(await server.terminate()).toBe(0)
    await Promise.all(sending)
  }

  server = await startServer(dataDir, SETTINGS)
  const { energies, failures } = await ended([...accepted.keys()])
  report(CASE, `${ROUNDS} rounds: accepted runs`, accepted.size, rounds('', 'at least 2000'))
  report(CASE, `${ROUNDS} rounds: complete, failed`, `${energies.size}, ${failures.length}`, `${accepted.size}, 0`)
  if (CAN_MEASURE) reportBelow(CASE, 'memory, highest', peakMb, LIMITS.rssMb, 'MB')
  expect(failures).toEqual([])
  expect(accepted.size).toBeGreaterThan(rounds(ROUNDS, 2000))

  const wrong: string[] = []
  for (const [id, request] of accepted) {
    const direct = await sendRun(server.url, { ...request, key: null }, { isAwaited: true })
    const { summary } = (await direct.json()) as { summary: { e_grid_kwh: number } }
    if (summary.e_grid_kwh !== energies.get(id)) wrong.push(`${id}: ${energies.get(id)}, directly ${summary.e_grid_kwh}`)
    if (request.key !== null && (await acceptedId(sendRun(server.url, request, { isAwaited: true }))) !== id)
      wrong.push(`${id}: its key names another`)
    if (request.hasSeries && !(await fetch(`${server.url}/api/runs/${id}/series.csv`)).ok) wrong.push(`${id}: no series`)
  }
  expect(wrong).toEqual([])

  await server.terminate()
  // demos are runs that the server makes for itself
  const stored = inStore<{ id: string; status: string }>("select id, status from runs where id not like 'run_demo_%'")
  expect(stored.filter(({ status }) => status !== 'complete')).toEqual([])
  const known = stored.filter(({ id }) => accepted.has(id))
  expect(known).toHaveLength(accepted.size)
  // Besides them there are only runs whose 202 a kill cut off.
  expect(stored.length - known.length).toBeLessThanOrEqual(lostAnswers + unanswered.length)
})

describe('accepted runs', () => {
  test(`${RESTARTS} plain restarts with a backlog of ${BACKLOG} fail none`, async () => {
    server = await startServer(dataDir, { ...SETTINGS, STOP_GRACE_MS: '0' })
    const ids = await Promise.all(
      Array.from({ length: BACKLOG }, (_, k) => {
        const body = new TextEncoder().encode(JSON.stringify({ ...hourlyPlant(k), lifetime: { analysis_period_years: 20 } }))
        return acceptedId(sendRun(server.url, { ...mixedRun(3), body, headers: { 'content-type': 'application/json' } }))
      }),
    )
    for (let restart = 0; restart < RESTARTS; restart++) {
      expect(await server.terminate()).toBe(0)
      server = await startServer(dataDir, { ...SETTINGS, STOP_GRACE_MS: '0' })
    }
    const { energies, failures } = await ended(ids.filter((id) => id !== null))
    report(CASE, `${RESTARTS} restarts: complete, failed`, `${energies.size}, ${failures.length}`, `${BACKLOG}, 0`)
    expect(failures).toEqual([])
    expect(energies.size).toBe(BACKLOG)
  })

  test(`${AT_ONCE} simple runs at new places at once are refused or made, none is accepted and then failed`, async () => {
    server = await startServer(dataDir, SETTINGS)
    const simple = (k: number) => mixedRun(7 * k + (k % 2 === 0 ? 0 : 5))
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => acceptedId(sendRun(server.url, simple(k)))))
    const { energies, failures } = await ended(ids.filter((id) => id !== null))
    report(
      CASE,
      `${AT_ONCE} simple at once: complete, refused, failed`,
      `${energies.size}, ${ids.filter((id) => id === null).length}, ${failures.length}`,
    )
    expect(failures).toEqual([])
    expect(energies.size).toBeGreaterThan(0)
  })

  test('a large body at a new place is refused above the limit of new places, or made', async () => {
    // Callers who stop waiting at once: their runs are accepted while they are made.
    server = await startServer(dataDir, { ...SETTINGS, SYNC_WAIT_MS: '1' })
    const large = (k: number) => ({
      ...mixedRun(7 * k + 5),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' },
    })
    const ids = await Promise.all(
      Array.from({ length: rounds(8, 36) }, (_, k) => acceptedId(sendRun(server.url, { ...large(k), key: null }, { isAwaited: true }))),
    )
    const { energies, failures } = await ended(ids.filter((id) => id !== null))
    expect(failures).toEqual([])
    expect(energies.size).toBeGreaterThan(0)
  })

  test('a run that kills the process each time is given up, and the others are made', async () => {
    // The test is the poison: whenever this long run has a worker, the process dies.
    server = await startServer(dataDir, SETTINGS)
    const poison = await acceptedId(sendRun(server.url, { ...mixedRun(3), body: longRun() }))
    if (poison === null) throw new Error('The long run was not accepted')
    const others = (await Promise.all(Array.from({ length: 6 }, (_, k) => acceptedId(sendRun(server.url, mixedRun(1 + 7 * k)))))).filter(
      (id) => id !== null,
    )
    let kills = 0
    for (; kills < KILLS_MAX && (await hasTheWorker(poison, others, kills + 1)); kills++) {
      await server.kill()
      server = await startServer(dataDir, SETTINGS)
    }
    expect(kills).toBe(ATTEMPTS)
    expect(await outcomeOf(poison)).toBe('run_failed')
    const { energies, failures } = await ended(others)
    expect(failures).toEqual([])
    expect(energies.size).toBe(others.length)
  })
})

/** Code of the problem of a run that failed; otherwise the status of its answer. */
async function outcomeOf(id: string): Promise<string | number> {
  const answer = await fetch(`${server.url}/api/runs/${id}`)
  const { code } = (await answer.json()) as { code?: string }
  return code ?? answer.status
}

/**
 * Waits until a long run has a worker for the nth time, which the store then says, and the short
 * ones have ended. False when the long run has ended.
 */
async function hasTheWorker(long: string, others: readonly string[], nth: number): Promise<boolean> {
  for (;;) {
    if ((await outcomeOf(long)) !== 202) return false
    const [stored] = inStore<{ attempts: number }>(`select attempts from runs where id = '${long}'`)
    const outcomes = await Promise.all(others.map(outcomeOf))
    if (stored?.attempts === nth && !outcomes.includes(202)) return true
    await Bun.sleep(100)
  }
}
