import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import type {
  AcceptedRun,
  AcceptedStudy,
  CompareAnswer,
  OptimiseAnswer,
  RunAnswer,
  RunPage,
  RunRequest,
  SimpleRunAnswer,
  StoredRun,
  Study,
  SweepAnswer,
} from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { type SeededAccount, seededAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'
import { auditIn, rowsIn, standingIn, writeIn } from './ledger/audited.ts'
import { PRICING } from './pricing.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }
const FREE = PRICING.freeUnitsPerMonth

let folder: string
let accounts: SeededAccount[]
let service: TestService

beforeAll(async () => {
  const [dataDir, ...seeded] = await seededAccounts(16)
  folder = dataDir
  accounts = seeded
  service = await startTestService({ ...METERED, DATA_DIR: folder })
})
afterAll(async () => {
  await service.stop()
  expect(service.faults).toEqual([])
  expect(await auditIn(folder)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

/** An account that no other test uses. */
function account(): SeededAccount {
  const next = accounts.pop()
  if (next === undefined) throw new Error('seed more accounts')
  return next
}

const post = (path: string, body: unknown, sender?: SeededAccount, headers: Record<string, string> = {}) =>
  service.post(path, body, { ...sender?.headers, ...headers })

async function simple(sender: SeededAccount, headers: Record<string, string> = {}): Promise<SimpleRunAnswer> {
  const answer = await post('/api/run/simple', SIMPLE, sender, headers)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SimpleRunAnswer
}

/** Uses all free units of the month but these. */
async function leave(units: number, sender: SeededAccount): Promise<void> {
  for (let k = 0; k < FREE - units; k++) {
    const answer = await post('/api/run', { ...smallPlant(), include_series: false }, sender)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
  }
}

async function defaultProject(): Promise<RunRequest> {
  const { _meta, ...request } = (await (await service.request('/api/defaults')).json()) as RunRequest & { _meta: object }
  return request
}

async function ended(sender: SeededAccount, link: string): Promise<Response> {
  for (;;) {
    const answer = await service.request(link, { headers: { ...sender.headers } })
    if (answer.status !== 202) return answer
    await answer.body?.cancel()
    await Bun.sleep(5)
  }
}

describe('a charged sweep', () => {
  const base = { ...SIMPLE, weather_source: 'embedded' }
  const axes = [
    { path: 'dc_ac_ratio', values: [1, 1.1, 1.2, 1.3, 1.4, 1.5] },
    { path: 'tilt_deg', values: [20, 30, 40] },
  ]

  test('costs the runs that it takes, whoever waits for it, and a stored one is settled when it is complete', async () => {
    const sender = account()
    const waited = (await (await post('/api/sweep', { base, axes }, sender)).json()) as SweepAnswer
    // One run, two more planes at a half, and fifteen more ratios at a tenth: 3.5, rounded up.
    expect(waited.billing).toMatchObject({ units: 4, free_units: 4 })
    expect(waited.billing?.reasons.at(-1)).toEqual({ term: 'variants', amount: 4, units: 3 })
    const { study_id: id, billing } = (await (
      await post('/api/sweep', { base, axes }, sender, { prefer: 'respond-async' })
    ).json()) as AcceptedStudy
    expect(billing).toMatchObject({ units: 4, free_units: 4 })
    const read = async () => (await (await service.request(`/api/studies/${id}`, { headers: { ...sender.headers } })).json()) as Study
    let study = await read()
    while (study.status === 'running') study = await read()
    expect(study.result?.billing).toEqual(billing as NonNullable<typeof billing>)
  })

  test('costs nothing where every variant is refused, and the share that ran where some are', async () => {
    const sender = account()
    const steep = (values: number[]) => ({ base, axes: [{ path: 'tilt_deg', values }] })
    const none = (await (await post('/api/sweep', steep([91, 92, 93]), sender)).json()) as SweepAnswer
    expect([none.failed_count, none.billing?.units, none.billing?.free_units]).toEqual([3, 0, 0])
    expect(none.billing?.reasons.reduce((sum, { units }) => sum + units, 0)).toBe(0)
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(0)
    const { study_id: id, billing } = (await (
      await post('/api/sweep', steep([20, 91, 30, 92, 40, 93]), sender, { prefer: 'respond-async' })
    ).json()) as AcceptedStudy
    // The end that runs is the base itself, and the other one is refused: nothing says what they share.
    expect(billing?.units).toBe(6)
    await ended(sender, `/api/studies/${id}/result.csv`)
    const { result } = (await (await service.request(`/api/studies/${id}`, { headers: { ...sender.headers } })).json()) as Study
    expect(result?.billing?.units).toBe(3)
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(3)
    const body = {
      base,
      fields: [{ path: 'tilt_deg', min: 0, max: 90 }],
      objective: { expression: 'storage.charged_kwh' },
      max_evaluations: 10,
    }
    const { billing: ofNone } = (await (await post('/api/optimise', body, sender)).json()) as OptimiseAnswer
    expect(ofNone?.units).toBe(0)
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(3)
  })

  test('needs an account, and is refused before it runs when nobody pays for it', async () => {
    const anonymous = await problemOf(await post('/api/sweep', { base, axes }))
    expect(anonymous.code).toBe('unauthorized')
    const many = [{ path: 'tilt_deg', from: 1, to: 60, steps: 2 * FREE }]
    const refused = await problemOf(await post('/api/sweep', { base, axes: many }, account()))
    expect(refused.code).toBe('payment_required')
  })
})

describe('a charged run', () => {
  test('says its units, its price and what pays for it', async () => {
    const sender = account()
    const { billing, links } = await simple(sender)
    expect(billing).toEqual({
      units: 1,
      reasons: [
        { term: 'base', amount: 1, units: 1 },
        { term: 'placements', amount: 0, units: 0 },
        { term: 'objects', amount: 0, units: 0 },
        { term: 'terrain_aware', amount: 1, units: 0 },
        { term: 'step', amount: 1, units: 0 },
        { term: 'weather_years', amount: 1, units: 0 },
      ],
      free_units: 1,
      price_usd: 0,
      paid_by: 'free',
    })
    const stored = (await (await ended(sender, links.run ?? '')).json()) as StoredRun
    expect(stored.response.billing).toEqual(billing)
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(1)
  })

  test('in the background says it with the 202, and with the stored run', async () => {
    const sender = account()
    const answer = await post('/api/run/simple', SIMPLE, sender, { prefer: 'respond-async' })
    expect(answer.status).toBe(202)
    const { billing, links } = (await answer.json()) as AcceptedRun
    expect(billing).toMatchObject({ units: 1, paid_by: 'free' })
    const polled = await service.request(links.run ?? '', { headers: sender.headers })
    if (polled.status === 202) expect(((await polled.json()) as AcceptedRun).billing).toEqual(billing)
    const stored = (await (await ended(sender, links.run ?? '')).json()) as StoredRun
    expect(stored.response.billing).toEqual(billing)
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(1)
  })

  test('is charged by the step of its weather', async () => {
    const plant = smallPlant()
    const sender = account()
    const answer = (await (
      await post('/api/run', { ...plant, weather: { ...plant.weather, step_minutes: 30 } }, sender)
    ).json()) as RunAnswer
    expect(answer.billing).toMatchObject({ units: 2, paid_by: 'free' })
  })

  test('is charged once for one idempotency key, and its answer repeats the charge', async () => {
    const sender = account()
    const key = { 'idempotency-key': 'k1' }
    const [first, second] = await Promise.all([simple(sender, key), simple(sender, key)])
    expect(second).toEqual(first)
    expect(await simple(sender, key)).toEqual(first)
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(1)
    const asynchronous = { 'idempotency-key': 'k2', prefer: 'respond-async' }
    const accepted = await Promise.all([1, 2].map(async () => (await post('/api/run/simple', SIMPLE, sender, asynchronous)).text()))
    expect(accepted[1]).toBe(accepted[0] ?? '')
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(2)
  })
})

describe('a run that is not charged', () => {
  test('a refused one: its body is checked before its account', async () => {
    const sender = account()
    expect((await problemOf(await post('/api/run', { ...smallPlant(), site: null }, sender))).code).toBe('validation_error')
    expect((await problemOf(await post('/api/run', smallPlant()))).code).toBe('unauthorized')
    expect((await problemOf(await post('/api/run/simple', SIMPLE))).code).toBe('unauthorized')
    expect((await problemOf(await post('/api/run', smallPlant(), undefined, { prefer: 'respond-async' }))).code).toBe('unauthorized')
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(0)
  })

  test('one of a picture that its plant, its weather or the calendar does not have: nothing is reserved', async () => {
    const sender = account()
    const svg = { accept: 'image/svg+xml' }
    const uncertain = { ...smallPlant(), lifetime: { uncertainty: 0.06 }, include_series: false }
    for (const [query, field] of [
      ['picture=exceedance', 'picture'], // the weather of the small plant is not a year
      ['picture=normalized', 'picture'],
      ['picture=plan', 'picture'],
      ['picture=day&date=12-24', 'date'],
    ] as const) {
      const refused = await problemOf(await post(`/api/run?${query}`, uncertain, sender, svg))
      expect([query, refused.status, refused.code, refused.field ?? null]).toEqual([query, 422, 'validation_error', field])
    }
    expect(await rowsIn(folder, `select kind from ledger where account = '${sender.id}'`)).toEqual([])
  })

  test('one that fails after it was reserved gives its units back', async () => {
    const sender = account()
    // No tracker, which only the run finds.
    const answer = await post('/api/run?columns=PhiAng', { ...smallPlant(), include_series: true }, sender)
    expect((await problemOf(answer)).errors[0]?.field).toBe('columns')
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(0)
    const kinds = await rowsIn(folder, `select kind from ledger where account = '${sender.id}' order by seq`)
    expect(kinds).toEqual([['reserve'], ['release']])
  })

  test('the default project, with and without series, with any order of keys, and without an account', async () => {
    const request = await defaultProject()
    const reversed = Object.fromEntries(Object.entries(request).reverse())
    for (const body of [request, { ...request, include_series: true }, reversed]) {
      const answer = await post('/api/run', body)
      expect(answer.status).toBe(200)
      expect((await answer.json()) as RunAnswer).not.toHaveProperty('billing')
    }
    const changed = { ...request, site: { ...request.site, elevation: 77 } }
    expect((await problemOf(await post('/api/run', changed))).code).toBe('unauthorized')
    const accepted = await post('/api/run', request, undefined, { prefer: 'respond-async' })
    expect(accepted.status).toBe(202)
    expect((await accepted.json()) as AcceptedRun).not.toHaveProperty('billing')
  })

  test('a demo and its day, without an account', async () => {
    const [demo] = (await (await service.request('/api/demos')).json()) as { id: string }[]
    const answer = await service.request(`/api/demos/${demo?.id}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('"billing"')
    expect((await service.request(`/api/demos/${demo?.id}/day?date=06-21`, { method: 'POST' })).status).toBe(200)
  })

  test('one of an account that has accepted other terms', async () => {
    const sender = account()
    await writeIn(folder, "update accounts set terms_version = '2020-01-01' where id = ?", sender.id)
    const refused = await problemOf(await post('/api/run/simple', SIMPLE, sender))
    expect([refused.status, refused.code]).toEqual([403, 'terms_required'])
    expect((await standingIn(folder, sender.id)).freeUsed).toBe(0)
  })
})

describe('the last free unit', () => {
  test(
    'two hundred runs at once: one is accepted, and only that one is stored',
    async () => {
      const sender = account()
      await leave(1, sender)
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, k) => post('/api/run/simple', SIMPLE, sender, k % 2 === 0 ? {} : { prefer: 'respond-async' })),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === 402)).toHaveLength(199)
      const page = (await (await service.request('/api/runs?limit=200', { headers: { ...sender.headers } })).json()) as RunPage
      expect(page.runs).toHaveLength(FREE)
      expect((await standingIn(folder, sender.id)).freeUsed).toBe(FREE)
      const refused = await problemOf(await post('/api/run/simple', SIMPLE, sender))
      expect([refused.status, refused.code]).toEqual([402, 'payment_required'])
      expect(refused.detail).toContain('0.5 USD')
    },
    HANG_LIMIT_MILLIS,
  )
})

test('charged runs that wait when the service stops are accepted with their charge: none is refused', async () => {
  const sender = account()
  const waiting = Array.from({ length: 16 }, (_, k) => post('/api/run/simple', { ...SIMPLE, system_capacity_kw: 10 + k }, sender))
  await Bun.sleep(1)
  service = await service.restart()
  const answers = await Promise.all(waiting)
  for (const answer of answers) expect([200, 202]).toContain(answer.status)
  expect(answers.at(-1)?.status).toBe(202)
  for (const answer of answers.filter(({ status }) => status === 202)) {
    const { run_id: id } = (await answer.json()) as AcceptedRun
    const status = async () => ((await (await service.request(`/api/runs/${id}`, sender)).json()) as { status: string }).status
    while ((await status()) === 'running') await Bun.sleep(25)
    expect(await status()).toBe('complete')
  }
  expect((await standingIn(folder, sender.id)).freeUsed).toBe(16)
})

test('what a crash left is ended at the next start', async () => {
  const sender = account()
  await simple(sender)
  await service.stop()
  await writeIn(
    folder,
    `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, paid_by, reasons, free_after, wallet_after, monthly_after)
     select account, 'reserve', 'run_lost', month, at, 3, 3, 0, 0, 'free', '[{"units":3}]', free_after + 3, wallet_after, 0 from ledger where account = ? and kind = 'settle'`,
    sender.id,
  )
  expect((await standingIn(folder, sender.id)).freeUsed).toBe(4)
  service = await startTestService({ ...METERED, DATA_DIR: folder })
  expect((await standingIn(folder, sender.id)).freeUsed).toBe(1)
})

describe('a comparison of runs', () => {
  const SMALL = { ...SIMPLE, weather: smallPlant().weather }
  const compare = (requests: readonly object[], sender?: SeededAccount, headers: Record<string, string> = {}) =>
    post('/api/compare', { requests }, sender, headers)

  test('costs what its requests cost as runs; stored runs and refused comparisons cost nothing', async () => {
    const sender = account()
    const { links } = await simple(sender)
    const run_id = links.run?.split('/').at(-1) ?? ''
    const before = await standingIn(folder, sender.id)
    const answer = (await (await compare([SMALL, { run_id }, { ...SMALL, tilt_deg: 30 }], sender)).json()) as CompareAnswer
    expect(answer.billing).toMatchObject({ units: 2, free_units: 2, paid_by: 'free' })
    expect(answer.billing?.reasons.reduce((sum, { units }) => sum + units, 0)).toBe(2)
    expect((await compare([{ run_id }, { run_id }], sender)).status).toBe(200)
    expect((await problemOf(await compare([SMALL, { ...SMALL, tilt_deg: 300 }], sender))).field).toBe('requests.1.tilt_deg')
    expect((await problemOf(await compare([SMALL, { run_id: 'run_none' }], sender))).field).toBe('requests.1.run_id')
    const key = { 'idempotency-key': 'compare' }
    for (let time = 0; time < 2; time++) expect((await compare([SMALL, SMALL], sender, key)).status).toBe(200)
    const after = await standingIn(folder, sender.id)
    expect(after.freeUsed - before.freeUsed).toBe(4)
  })

  test('needs an account, and is refused as a whole when the units do not cover all of its runs', async () => {
    expect((await compare([SMALL, SMALL])).status).toBe(401)
    const sender = account()
    await leave(1, sender)
    const problem = await problemOf(await compare([SMALL, { ...SMALL, tilt_deg: 30 }], sender))
    expect(problem.code).toBe('payment_required')
    expect(await standingIn(folder, sender.id)).toMatchObject({ freeUsed: FREE - 1 })
  })
})
