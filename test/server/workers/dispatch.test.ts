import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { Problem } from '../../../server/http/problem.ts'
import { problemCodec } from '../../../server/http/problem-codec.ts'
import { Pool } from '../../../server/workers/pool.ts'
import type { PoolOptions, SubmitOptions } from '../../../server/workers/pool-options.ts'
import { CallerLeft, TaskStopped } from '../../../server/workers/protocol.ts'
import { Gates } from './gates.ts'
import type { TestTasks } from './tasks.ts'

const LARGE = { seconds: 10, bytes: 0 }
const LONG_CHECK = { seconds: 0.5, bytes: 0 }

let pool: Pool<TestTasks>
let gates: Gates
let now: number
/** Processor time of the process, ms. */
let processor: number
let deaths: string[]
beforeEach(() => {
  gates = new Gates()
  now = 0
  processor = 0
  deaths = []
})
afterEach(() => pool.close())

function open(size: number, options: Partial<PoolOptions> = {}): void {
  pool = new Pool<TestTasks>({
    script: new URL('./tasks.ts', import.meta.url),
    size,
    codec: problemCodec,
    log: { info: () => undefined, warn: () => undefined, error: (_event, cause) => void deaths.push(String(cause)) },
    full: (waiting, seconds) => new Problem('overloaded', `${waiting} wait, ${seconds} s`),
    late: (seconds) => new Problem('overloaded', `late, ${seconds} s wait`),
    overran: (task, seconds) => new Problem('run_failed', `${task} computed for more than ${seconds} s`),
    patienceMillis: 30_000,
    clocks: { now: () => now, processor: () => processor },
    ...options,
  })
}

const pass = (name: string, options: SubmitOptions = {}) => pool.submit('pass', name, { host: gates, ...options })

/** Why a task failed. `expect().rejects` would block the thread that has to answer the worker. */
const failureOf = (task: Promise<unknown>): Promise<unknown> =>
  task.then(
    () => null,
    (cause: unknown) => cause,
  )

/**
 * Lets the time of the pool advance, as its timer does every second.
 * @param share  of a processor that the process gets
 */
function advance(seconds: number, share = 0): void {
  for (let k = 0; k < seconds; k++) {
    now += 1000
    processor += 1000 * share
    pool.tick()
  }
}

describe('order', () => {
  test('callers take turns, and background runs have turns of their own', async () => {
    open(1)
    const first = pass('a0', { caller: 'a' })
    const waiting = [
      ...['a1', 'a2'].map((name) => pass(name, { caller: 'a' })),
      ...['a3', 'a4'].map((name) => pass(name, { caller: 'a', turn: 'background' })),
      pass('b1', { caller: 'b' }),
    ]
    gates.open('a0', 'a1', 'a2', 'a3', 'a4', 'b1')
    await Promise.all([first, ...waiting])
    expect(gates.reached).toEqual(['a0', 'a1', 'a3', 'b1', 'a2', 'a4'])
  })

  test('within a caller cheap tasks go first, but an expensive one does not wait for ever', async () => {
    open(1)
    const tasks = [pass('running', { caller: 'a' })]
    tasks.push(pass('dear', { caller: 'a', cost: { seconds: 0.4, bytes: 0 } }))
    tasks.push(pass('cheap', { caller: 'a', cost: { seconds: 0.1, bytes: 0 } }))
    now = 3001
    tasks.push(pass('later', { caller: 'a', cost: { seconds: 0.1, bytes: 0 } }))
    gates.open('running', 'dear', 'cheap', 'later')
    await Promise.all(tasks)
    expect(gates.reached).toEqual(['running', 'cheap', 'dear', 'later'])
  })

  test('a check waits for no run', async () => {
    open(1)
    const runs = [pass('running'), pass('run')]
    gates.open('check')
    await pass('check', { turn: 'first', caller: 'b' })
    gates.open('running', 'run')
    await Promise.all(runs)
    expect(gates.reached.at(-1)).toBe('run')
  })

  test('workers help with short checks, in turns with other small tasks', async () => {
    open(1)
    const tasks = [pass('long check', { turn: 'first', cost: LONG_CHECK }), pass('running')]
    await Promise.all(['long check', 'running'].map((name) => gates.arrival(name)))
    tasks.push(...['r1', 'r2', 'r3'].map((name) => pass(name, { caller: 'a' })))
    tasks.push(...['c1', 'c2', 'c3'].map((name) => pass(name, { caller: 'a', turn: 'first' })))
    gates.open('running', 'r1', 'r2', 'r3', 'c1', 'c2', 'c3')
    await Promise.all(tasks.slice(1))
    expect(gates.reached.slice(2)).toEqual(['c1', 'r1', 'c2', 'r2', 'c3', 'r3'])
    gates.open('long check')
    await Promise.all(tasks)
  })

  test('long checks take no worker, also those that seemed short', async () => {
    open(2)
    const longChecks = ['l1', 'l2', 'l3'].map((name) => pass(name, { turn: 'first', cost: LONG_CHECK }))
    const seemedShort = pool.submit('weigh', { name: 'l4', ...LARGE }, { host: gates, turn: 'first' })
    gates.open('l4 read')
    await gates.arrival('l4 read')
    for (let k = 0; k < 30; k++) {
      gates.open(`s${k}`)
      await pass(`s${k}`)
    }
    await gates.arrival('l1')
    expect(gates.reached.filter((name) => /^l\d$/.test(name))).toEqual(['l1'])
    gates.open('l1', 'l2', 'l3', 'l4')
    await Promise.all([...longChecks, seemedShort])
    expect(gates.reached.filter((name) => name === 'l4 read')).toHaveLength(2)
  })

  test('large tasks leave the threads of the small ones alone', async () => {
    open(2)
    const large = ['l1', 'l2'].map((name) => pass(name, { cost: LARGE }))
    gates.open('small')
    await pass('small')
    await gates.arrival('l1')
    expect([gates.reached.toSorted(), pool.largeDepth, pool.runningLarge]).toEqual([['l1', 'small'], 1, 1])
    gates.open('l1', 'l2')
    await Promise.all(large)
  })

  test('large tasks go on while small ones wait', async () => {
    open(2)
    const large = ['l1', 'l2'].map((name) => pass(name, { cost: LARGE }))
    const small = Array.from({ length: 60 }, (_, k) => pass(`s${k}`))
    gates.open('l1')
    await gates.arrival('l2')
    expect(pool.depth).toBe(58)
    gates.open(...small.map((_, k) => `s${k}`), 'l2')
    await Promise.all([...large, ...small])
  })

  test('a caller has one large task at a time of those that are charged to nobody, and others have the next thread', async () => {
    open(3)
    const one = { cost: { seconds: 2, bytes: 0 }, isOneAtATime: true }
    const mine = ['a1', 'a2'].map((name) => pass(name, { ...one, caller: 'a' }))
    await gates.arrival('a1')
    const others = [pass('b1', { ...one, caller: 'b' }), pass('charged', { ...one, caller: 'a', isOneAtATime: false })]
    await Promise.all(['b1', 'charged'].map((name) => gates.arrival(name)))
    expect([gates.reached.includes('a2'), pool.largeDepth]).toEqual([false, 1])
    gates.open('a1')
    await gates.arrival('a2')
    gates.open('a2', 'b1', 'charged')
    await Promise.all([...mine, ...others])
  })

  test('the check of a large body does not wait for large tasks', async () => {
    open(2)
    const large = ['l1', 'l2'].map((name) => pass(name, { cost: LARGE }))
    await gates.arrival('l1')
    gates.open('check')
    await pass('check', { cost: { seconds: 0, bytes: 200e6 }, turn: 'first' })
    expect(gates.reached).toEqual(['l1', 'check'])
    gates.open('l1', 'l2')
    await Promise.all(large)
  })

  test('large tasks of seconds wait for no long one, whatever memory that takes, but for each other', async () => {
    open(1, { memoryMax: 500e6 })
    const runs = [pass('run', { cost: { seconds: 60, bytes: 500e6 } }), pass('next run', { cost: LARGE, caller: 'c' })]
    await gates.arrival('run')
    const seemedSmall = pool.submit('weigh', { name: 'd1', seconds: 5, bytes: 50e6 }, { host: gates })
    gates.open('d1 read')
    await gates.arrival('d1')
    const other = pass('d2', { cost: { seconds: 5, bytes: 0 }, caller: 'b' })
    gates.open('small')
    await pass('small')
    expect(gates.reached).not.toContain('d2')
    gates.open('d1', 'd2')
    await Promise.all([seemedSmall, other])
    expect([pool.runningLarge, gates.reached.includes('next run')]).toEqual([1, false])
    gates.open('run', 'next run')
    await Promise.all(runs)
  })

  test('a large task of seconds that turns out to be long waits among the long ones, and leaves its thread', async () => {
    open(1)
    const run = pass('run', { cost: LARGE })
    await gates.arrival('run')
    const long = pool.submit('weigh', { name: 'long', ...LARGE }, { host: gates, cost: { seconds: 1, bytes: 0 } })
    gates.open('long read', 'day')
    expect(await pass('day', { cost: { seconds: 5, bytes: 0 }, caller: 'b' })).toBe('day')
    expect([gates.reached.filter((name) => name === 'long'), pool.largeDepth]).toEqual([[], 1])
    gates.open('run', 'long')
    await Promise.all([run, long])
  })

  test('a large task of seconds waits for memory when it takes much', async () => {
    open(1, { memoryMax: 500e6 })
    const run = pass('run', { cost: { seconds: 60, bytes: 450e6 } })
    await gates.arrival('run')
    const day = pass('day', { cost: { seconds: 5, bytes: 200e6 } })
    gates.open('small')
    await pass('small')
    expect(gates.reached).toEqual(['run', 'small'])
    gates.open('run', 'day')
    await Promise.all([run, day])
  })

  test('large tasks together stay within the memory, but one alone always runs', async () => {
    open(4, { memoryMax: 500 })
    const [first, second, third] = [
      pass('m1', { cost: { seconds: 10, bytes: 400 } }),
      pass('m2', { cost: { seconds: 10, bytes: 200 }, caller: 'b' }),
      pass('m3', { cost: { seconds: 10, bytes: 100 }, caller: 'c' }),
    ]
    gates.open('m3')
    await third
    await gates.arrival('m1')
    expect(gates.reached.toSorted()).toEqual(['m1', 'm3'])
    gates.open('m1', 'm2')
    await Promise.all([first, second])
  })
})

describe('a task that turns out to be large', () => {
  const weigh = (name: string) => pool.submit('weigh', { name, ...LARGE }, { host: gates })

  test('is read again on a thread for large tasks, and the small ones go on', async () => {
    open(1)
    const task = weigh('a')
    gates.open('a read', 'small')
    await gates.arrival('a')
    expect(await pass('small')).toBe('small')
    gates.open('a')
    expect(await task).toBe('a')
    expect(gates.reached).toEqual(['a read', 'a read', 'a', 'small'])
  })

  test('waits among the large ones', async () => {
    open(1)
    const large = pass('large', { cost: LARGE })
    await gates.arrival('large')
    const task = weigh('a')
    gates.open('a read', 'small')
    await pass('small', { caller: 'b' })
    expect([gates.reached, pool.largeDepth]).toEqual([['large', 'a read', 'small'], 1])
    gates.open('large', 'a')
    expect(await Promise.all([large, task])).toEqual(['large', 'a'])
    expect(gates.reached).toEqual(['large', 'a read', 'small', 'a read', 'a'])
  })

  test('is refused when too much work waits', async () => {
    open(2, { limits: { seconds: 15 } })
    const large = [pass('l1', { cost: LARGE }), pass('l2', { cost: LARGE, isAccepted: true })]
    const task = weigh('a')
    gates.open('a read')
    expect(await failureOf(task)).toMatchObject({ code: 'overloaded', detail: '1 wait, 5 s' })
    gates.open('l1', 'l2')
    await Promise.all(large)
  })
})

describe('an end before the result', () => {
  test('a caller who leaves takes its waiting task with it', async () => {
    open(1)
    const [leaving, running] = [new AbortController(), pass('running')]
    const waiting = pass('waiting', { signal: leaving.signal })
    leaving.abort()
    expect(await failureOf(waiting)).toBeInstanceOf(CallerLeft)
    gates.open('running')
    await running
    expect([pool.depth, pool.counts.cancelled, gates.reached]).toEqual([0, 1, ['running']])
  })

  test('a caller who leaves frees the worker at the next checkpoint', async () => {
    open(1)
    const leaving = new AbortController()
    const task = pool.submit('spin', 'spinning', { host: gates, signal: leaving.signal })
    gates.open('spinning', 'next')
    await gates.arrival('spinning')
    leaving.abort()
    expect(await failureOf(task)).toBeInstanceOf(CallerLeft)
    expect(await pass('next')).toBe('next')
    expect(deaths).toEqual([])
  })

  test('a task ends when it has computed for several times its estimate, and its worker goes on', async () => {
    open(1)
    const cost = { seconds: 0.5, bytes: 0 }
    expect(await pool.submit('compute', { seconds: 34 }, { cost })).toBe(34)
    const task = pool.submit('compute', { seconds: 34.1 }, { cost })
    expect(await failureOf(task)).toMatchObject({ message: expect.stringContaining('compute computed for more than 34 s') })
    gates.open('next')
    expect([await pass('next'), pool.counts.overran, deaths]).toEqual(['next', 1, []])
  })

  test('a task that states its cost may compute for several times that', async () => {
    open(1)
    expect(await pool.submit('compute', { seconds: 109, cost: LARGE })).toBe(109)
    const task = pool.submit('compute', { seconds: 111, cost: LARGE })
    expect(await failureOf(task)).toMatchObject({ message: expect.stringContaining('more than 110 s') })
  })

  test('an accepted task goes on for hours on a machine that gives it no processor', async () => {
    open(1)
    const task = pass('run', { turn: 'background' })
    const waiting = pass('next', { turn: 'background' })
    await gates.arrival('run')
    advance(3 * 3600, 0.001)
    gates.open('run', 'next')
    expect([await task, await waiting, pool.counts.late, pool.counts.overran, deaths]).toEqual(['run', 'next', 0, 0, []])
  })

  test('a task whose caller waits is refused for now when it takes too long, in the queue and in a worker', async () => {
    open(1)
    const [running, waiting] = [
      pool.submit('spin', 'spinning', { host: gates, cost: { seconds: 0.4, bytes: 0 } }),
      pass('waiting', { cost: { seconds: 0.1, bytes: 0 } }),
    ]
    gates.open('spinning', 'next')
    await gates.arrival('spinning')
    const [late, lateToo] = [failureOf(running), failureOf(waiting)]
    advance(30)
    expect(pool.counts.late).toBe(0)
    advance(4)
    expect([await late, await lateToo]).toMatchObject([{ code: 'overloaded' }, { code: 'overloaded' }])
    expect([await pass('next'), pool.counts.late, deaths]).toEqual(['next', 2, []])
  })

  test('a caller may have more patience, and a task that is accepted on the way has no end', async () => {
    open(1)
    const patient = pass('patient', { morePatienceMillis: 60_000 })
    const accepted = pool.handOver('pass', 'accepted', { host: gates })
    await gates.arrival('patient')
    advance(30)
    accepted.accept()
    advance(60)
    expect(pool.counts.late).toBe(0)
    const late = failureOf(patient)
    advance(1)
    expect(await late).toMatchObject({ code: 'overloaded' })
    advance(3600)
    gates.open('patient', 'accepted')
    expect(await accepted.result).toBe('accepted')
  })

  test('a worker that works without a checkpoint is replaced, and the task is tried once more', async () => {
    open(1)
    const task = pool.submit('hang', 'hanging', { host: gates, isAccepted: true })
    gates.open('hanging', 'next')
    await gates.answered('hanging', 1)
    advance(60, 1)
    expect(deaths).toEqual([])
    advance(1, 1)
    await gates.answered('hanging', 2)
    advance(61, 1)
    expect(await failureOf(task)).toMatchObject({ message: expect.stringContaining('the worker died: it reached no checkpoint in time') })
    expect([await pass('next'), deaths.length]).toEqual(['next', 2])
  })

  test('a worker that does not stop after its caller has left, or was refused, is replaced within seconds', async () => {
    open(1)
    const leaving = new AbortController()
    const left = pool.submit('hang', 'leaving', { host: gates, isAccepted: true, signal: leaving.signal })
    gates.open('leaving', 'late', 'next')
    await gates.answered('leaving', 1)
    leaving.abort()
    expect(await failureOf(left)).toBeInstanceOf(CallerLeft)
    advance(10, 1)
    expect(deaths).toEqual([])
    advance(1, 1)
    expect(deaths.length).toBe(1)
    const late = pool.submit('hang', 'late', { host: gates, cost: { seconds: 0.1, bytes: 0 } })
    await gates.answered('late', 1)
    const failure = failureOf(late)
    advance(45, 1)
    expect(await failure).toMatchObject({ code: 'overloaded' })
    advance(12, 1)
    expect([await pass('next'), deaths.length]).toEqual(['next', 2])
  })

  test('a worker is not replaced while the machine gives the process no time, or while the main thread has its question', async () => {
    open(1)
    const task = pool.submit('hang', 'hanging', { host: gates, isAccepted: true })
    await gates.arrival('hanging')
    advance(600, 1) // it waits for the answer
    gates.open('hanging')
    await gates.answered('hanging', 1)
    advance(3600, 0.01)
    expect(deaths).toEqual([])
    advance(30, 1)
    expect(deaths).toHaveLength(1)
    void failureOf(task)
  })

  test('time in which the machine slept does not count', async () => {
    open(1)
    const task = pass('a')
    await gates.arrival('a')
    now += 3_600_000
    pool.tick()
    gates.open('a')
    expect(await task).toBe('a')
  })

  test('a task can be withdrawn while it waits, but not when a worker has it', async () => {
    open(1)
    const running = pool.handOver('pass', 'running', { host: gates })
    const waiting = pool.handOver('pass', 'waiting', { host: gates })
    const withdrawn = waiting.result.catch((cause: unknown) => cause)
    expect([running.withdraw(), waiting.withdraw(), waiting.withdraw()]).toEqual([false, true, false])
    expect(await withdrawn).toBeInstanceOf(TaskStopped)
    gates.open('running')
    expect(await running.result).toBe('running')
  })

  test('a task can be accepted while it waits and when its checks have passed, not while a worker checks it', async () => {
    open(1)
    const first = pool.handOver('check', 'first', { host: gates })
    const second = pool.handOver('check', 'second', { host: gates })
    await gates.arrival('first checks')
    expect([first.hasPassedChecks(), second.hasPassedChecks()]).toEqual([false, true])
    gates.open('first checks')
    await gates.arrival('first')
    expect(first.hasPassedChecks()).toBe(true)
    gates.open('first')
    await first.result
    await gates.arrival('second checks')
    expect([first.hasPassedChecks(), second.hasPassedChecks()]).toEqual([false, false])
    gates.open('second checks', 'second')
    expect(await second.result).toBe('second')
  })
})

describe('input that is made when a worker takes the task', () => {
  test('is made for every try', async () => {
    open(1)
    let made = 0
    const task = pool.submit('die', async () => {
      made++
      return null
    })
    expect(await failureOf(task)).toMatchObject({ message: expect.stringContaining('the worker died') })
    expect(made).toBe(2)
  })

  test('may be refused', async () => {
    open(1)
    const task = pool.submit('pass', () => Promise.reject(new Problem('not_found', 'gone')), { host: gates })
    expect(await failureOf(task)).toMatchObject({ code: 'not_found' })
    gates.open('next')
    expect(await pass('next')).toBe('next')
  })
})

test('held background tasks stay in the queue', async () => {
  open(1)
  const running = pass('running')
  const [run] = [pool.handOver('pass', 'run', { host: gates, turn: 'background' }), pool.holdBackground()]
  gates.open('running', 'other')
  await running
  await pass('other')
  expect([gates.reached, pool.depth]).toEqual([['running', 'other'], 1])
  run.result.catch(() => undefined)
})
