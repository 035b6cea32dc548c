import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import type {
  NewProjectLink,
  Problem,
  Project,
  ProjectPage,
  ProjectRuns,
  RunPage,
  SharedProject,
  SharedRequest,
  Variant,
  VariantDifference,
  VariantEntry,
} from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { signIn } from '../accounts/person.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { auditIn, rowsIn, writeIn } from '../charging/ledger/audited.ts'
import { type SeededAccount, seededAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'

/** One service for all, which charges: what is free elsewhere is counted here. */
let service: TestService
let folder: string
let accounts: SeededAccount[]
let ann: SeededAccount
let eve: SeededAccount

beforeAll(async () => {
  const [dataDir, ...seeded] = await seededAccounts(14)
  folder = dataDir
  accounts = seeded
  service = await startTestService({
    ACCOUNTS: 'metered',
    PAYMENTS: 'test',
    MAIL: 'log',
    DATA_DIR: folder,
    PRICING_FREE_UNITS_PER_MONTH: `${FREE}`,
  })
  ann = account()
  eve = account()
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

function call(sender: SeededAccount | null, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return service.request(path, {
    method,
    headers: { ...sender?.headers, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

async function ok<Body>(answer: Promise<Response>): Promise<Body> {
  const received = await answer
  if (received.status !== 200) throw new Error(`${received.status}: ${await received.text()}`)
  return (await received.json()) as Body
}

/** Free units of a month, each of them a run here. */
const FREE = 8
const TILTED = { ...SIMPLE, tilt_deg: 30 }
const PLANT = smallPlant()
const VARIANTS = [
  { name: 'Flat', request: SIMPLE },
  { name: 'Tilted', notes: 'As the roof', request: TILTED },
]

function make(sender: SeededAccount, body: object = {}): Promise<Project> {
  return ok<Project>(call(sender, 'POST', '/api/projects', { name: 'Hillside', variants: VARIANTS, ...body }))
}

const at = (project: Pick<Project, 'project_id'>, rest = '') => `/api/projects/${project.project_id}${rest}`
const idOf = (project: Project, k: number) => project.variants[k]?.variant_id ?? ''
const variantAt = (project: Project, k: number) => at(project, `/variants/${idOf(project, k)}`)
const read = (sender: SeededAccount, project: Project) => ok<Project>(call(sender, 'GET', at(project)))

/** The project when its runs have ended. */
async function ended(sender: SeededAccount, project: Project): Promise<Project> {
  for (;;) {
    const now = await read(sender, project)
    if (now.variants.every(({ run }) => run?.status !== 'running')) return now
    await Bun.sleep(10)
  }
}

describe('a project', () => {
  test('has variants with their requests, as they were sent, at the site of the first', async () => {
    const project = await make(ann, { notes: 'Two\nlines' })
    expect(project).toMatchObject({
      name: 'Hillside',
      notes: 'Two\nlines',
      latitude: SIMPLE.latitude,
      variant_count: 2,
      revision: 1,
      link: null,
    })
    expect(project.variants.map(({ name, status, kind, problems, warning, run }) => [name, status, kind, problems, warning, run])).toEqual([
      ['Flat', 'open', 'simple', [], null, null],
      ['Tilted', 'open', 'simple', [], null, null],
    ])
    expect(await read(ann, project)).toEqual(project)
    const whole = await ok<Variant>(call(ann, 'GET', variantAt(project, 1)))
    expect(whole).toEqual({ ...(project.variants[1] as VariantEntry), request: TILTED })
    const full = await ok<Variant>(
      call(ann, 'POST', at(project, '/variants'), { request: { ...PLANT, site: { ...PLANT.site, latitude: 40 } } }),
    )
    expect([full.kind, full.name, full.notes]).toEqual(['full', 'Variant 3', ''])
    // It is elsewhere, which is no reason to refuse it.
    expect(full.warning).toContain('km from the site of the project')
  })

  test('is found by words of its name, its notes and its variants, in pages', async () => {
    const sender = account()
    for (const name of ['Straße Süd', 'Meadow', 'Harbour']) await make(sender, { name, notes: `at the ${name}`, variants: [] })
    const last = await make(sender, { name: 'Mill', variants: [{ name: 'Upright, EAST', request: SIMPLE }] })
    const page = (query: string) => ok<ProjectPage>(call(sender, 'GET', `/api/projects?${query}`))
    const names = async (query: string) => (await page(query)).projects.map(({ name }) => name)
    expect(await names('q=STRASSE')).toEqual(['Straße Süd'])
    expect(await names('q=at%20har')).toEqual(['Harbour'])
    expect(await names('q=east%20upright')).toEqual(['Mill'])
    expect(await names("q=%25'%20or%201")).toEqual([])
    const first = await page('limit=3')
    expect([first.projects.map(({ name }) => name), first.projects[0]?.variant_count]).toEqual([['Mill', 'Harbour', 'Meadow'], 1])
    expect(await page(`limit=3&before=${first.next}`)).toMatchObject({ projects: [{ name: 'Straße Süd' }], next: null })
    expect((await call(sender, 'DELETE', at(last))).status).toBe(204)
    expect(await names('q=mill')).toEqual([])
  })

  test('belongs to its account: for another it is not there', async () => {
    const project = await make(ann)
    const other = await make(eve, { variants: [{ request: SIMPLE }] })
    const link = await ok<NewProjectLink>(call(ann, 'POST', at(project, '/share'), {}))
    const ofAnn = variantAt(project, 0)
    const difference = at(project, `/difference?a=${idOf(project, 0)}&b=${idOf(project, 1)}`)
    const tries: readonly (readonly [string, string, unknown?])[] = [
      ['GET', at(project)],
      ['PATCH', at(project), { revision: 1, name: 'Mine' }],
      ['DELETE', at(project)],
      ['POST', at(project, '/variants'), { request: SIMPLE }],
      ['POST', at(other, '/variants'), { copy_of: idOf(project, 0) }],
      ['POST', '/api/projects', { name: 'x', variants: [{ copy_of: idOf(project, 0) }] }],
      ['GET', ofAnn],
      ['GET', at(other, `/variants/${idOf(project, 0)}`)],
      ['PATCH', ofAnn, { revision: 1, name: 'Mine' }],
      ['PATCH', at(other, `/variants/${idOf(project, 0)}`), { revision: 1, name: 'Mine' }],
      ['DELETE', ofAnn],
      ['DELETE', at(other, `/variants/${idOf(project, 0)}`)],
      ['GET', difference],
      ['GET', at(other, `/difference?a=${idOf(other, 0)}&b=${idOf(project, 1)}`)],
      ['POST', at(project, '/run'), {}],
      ['POST', at(other, '/run'), { variants: [idOf(project, 0)] }],
      ['POST', at(project, '/share'), {}],
      ['DELETE', at(project, '/share')],
    ]
    for (const [method, path, body] of tries)
      expect([method, path, (await call(eve, method, path, body)).status]).toEqual([method, path, 404])
    expect(await read(ann, project)).toMatchObject({ ...project, shared: true, link: {} })
    expect((await call(null, 'GET', `/api/shared?token=${link.token}`)).status).toBe(200)
  })
})

describe('two tabs lose nothing', () => {
  test('the second change of what both have read is refused, and says so', async () => {
    const project = await make(ann)
    const path = variantAt(project, 0)
    const first = await ok<Variant>(call(ann, 'PATCH', path, { revision: 1, name: 'From tab one' }))
    expect([first.revision, first.name, first.notes]).toEqual([2, 'From tab one', ''])
    const second = await call(ann, 'PATCH', path, { revision: 1, notes: 'From tab two' })
    expect(second.status).toBe(409)
    expect(await problemOf(second)).toMatchObject({ code: 'changed_meanwhile', field: 'revision' })
    expect(await ok<Variant>(call(ann, 'PATCH', path, { revision: 2, notes: 'From tab two' }))).toMatchObject({
      name: 'From tab one',
      notes: 'From tab two',
    })
    await ok(call(ann, 'PATCH', at(project), { revision: 1, notes: 'n' }))
    expect((await call(ann, 'PATCH', at(project), { revision: 1, name: 'm' })).status).toBe(409)
  })

  test('of twenty at the same moment one is made', async () => {
    const project = await make(ann)
    const changes = Array.from({ length: 20 }, (_, k) => call(ann, 'PATCH', variantAt(project, 0), { revision: 1, name: `Tab ${k}` }))
    const answers = await Promise.all(changes)
    const made = answers.filter(({ status }) => status === 200)
    expect([made.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 19])
    const changed = (await made[0]?.json()) as Variant | undefined
    expect((await read(ann, project)).variants[0]).toMatchObject({ name: changed?.name, revision: 2 })
  })
})

describe('a locked variant', () => {
  test('keeps its request and itself until it is unlocked; its name, notes and status may change', async () => {
    const project = await make(ann)
    const path = variantAt(project, 0)
    await ok(call(ann, 'PATCH', path, { revision: 1, locked: true, status: 'chosen' }))
    const change = await call(ann, 'PATCH', path, { revision: 2, request: TILTED })
    expect([change.status, (await problemOf(change)).code]).toEqual([409, 'variant_locked'])
    const removal = await call(ann, 'DELETE', path)
    expect([removal.status, (await problemOf(removal)).code]).toEqual([409, 'variant_locked'])
    await ok(call(ann, 'PATCH', path, { revision: 2, notes: 'kept' }))
    expect((await ok<Variant>(call(ann, 'GET', path))).request).toEqual(SIMPLE)
    const copy = await ok<Variant>(call(ann, 'POST', at(project, '/variants'), { copy_of: idOf(project, 0) }))
    expect(copy).toMatchObject({ name: 'Flat (copy)', notes: 'kept', status: 'open', locked: false, request: SIMPLE })
    await ok(call(ann, 'PATCH', path, { revision: 3, locked: false, request: TILTED }))
    expect((await call(ann, 'DELETE', path)).status).toBe(204)
    expect((await read(ann, project)).variants.map(({ name }) => name)).toEqual(['Tilted', 'Flat (copy)'])
  })
})

describe('a draft', () => {
  test('is stored with its problems, which keep it from any other status and from running', async () => {
    const project = await make(ann, { variants: [] })
    const request = { latitude: 48.1, longitude: 11.6, system_capacity_kw: -5, tilt_dge: 20 }
    const refused = await call(ann, 'POST', at(project, '/variants'), { request })
    expect([refused.status, (await problemOf(refused)).errors.map(({ field }) => field)]).toEqual([
      422,
      ['request.system_capacity_kw', 'request.tilt_dge'],
    ])
    const draft = await ok<Variant>(call(ann, 'POST', at(project, '/variants'), { name: 'Idea', status: 'draft', request }))
    expect(draft.problems.map(({ field, did_you_mean }) => [field, did_you_mean])).toEqual([
      ['system_capacity_kw', undefined],
      ['tilt_dge', 'tilt_deg'],
    ])
    const path = at(project, `/variants/${draft.variant_id}`)
    expect((await call(ann, 'PATCH', path, { revision: 1, status: 'open' })).status).toBe(422)
    const runs = await ok<ProjectRuns>(call(ann, 'POST', at(project, '/run'), {}))
    expect(runs).toMatchObject({ accepted: [], unchanged: [], refused: [{ variant_id: draft.variant_id, code: 'validation_error' }] })
    const now = await ok<Variant>(call(ann, 'PATCH', path, { revision: 1, status: 'open', request: SIMPLE }))
    expect([now.status, now.problems]).toEqual(['open', []])
  })
})

describe('hostile bodies', () => {
  const deep = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`
  test.each<[string, unknown, number]>([
    ['no request', {}, 422],
    ['a request and a model', { request: SIMPLE, copy_of: 'var_x' }, 422],
    ['a list', { request: [] }, 422],
    ['a text', { request: 'x' }, 422],
    ['nothing', { request: null }, 422],
    ['a number that is none', '{"status":"draft","request":{"latitude":NaN}}', 422],
    ['an infinite one', '{"status":"draft","request":{"module":{"p_nom_w":1e999}}}', 422],
    ['deep nesting', `{"status":"draft","request":${deep}}`, 422],
    ['another status', { request: SIMPLE, status: 'done' }, 422],
    ['an empty name', { request: SIMPLE, name: '  ' }, 422],
    ['a name of lines', { request: SIMPLE, name: 'a\nb' }, 422],
    ['a long name', { request: SIMPLE, name: 'x'.repeat(201) }, 422],
    ['a name that turns its direction', { request: SIMPLE, name: 'a\u202eb' }, 422],
    ['an unknown key', { request: SIMPLE, owner: 'acc_x' }, 422],
    ['no JSON', '{"request":', 400],
    ['1.2 MB that do not compress', { status: 'draft', request: { x: randomText(1_600_000) } }, 422],
  ])('%s', async (_what, body, status) => {
    const project = await make(eve, { variants: [] })
    expect((await call(eve, 'POST', at(project, '/variants'), body)).status).toBe(status)
    expect((await read(eve, project)).variants).toEqual([])
    await call(eve, 'DELETE', at(project))
  })

  test('a key that is a prototype is a key', async () => {
    const project = await make(eve, { variants: [] })
    const body = '{"status":"draft","request":{"__proto__":{"latitude":1},"constructor":2,"weather":{"id":{}}}}'
    const { variant_id } = await ok<Variant>(call(eve, 'POST', at(project, '/variants'), body))
    const text = await (await call(eve, 'GET', at(project, `/variants/${variant_id}`))).text()
    expect(text).toContain('"request":{"__proto__":{"latitude":1},"constructor":2,"weather":{"id":{}}}')
    expect((await read(eve, project)).latitude).toBeNull()
    const other = await ok<Variant>(call(eve, 'POST', at(project, '/variants'), { request: SIMPLE }))
    const { fields } = await ok<VariantDifference>(call(eve, 'GET', at(project, `/difference?a=${variant_id}&b=${other.variant_id}`)))
    expect(fields.map(({ path }) => path)).toContain('latitude')
  })

  test('a project with one coordinate, or with a variant that is refused, is not stored', async () => {
    const sender = account()
    const problem = await problemOf(await call(sender, 'POST', '/api/projects', { name: 'x', latitude: 4 }))
    expect([problem.status, problem.field]).toEqual([422, 'longitude'])
    const variants = [{ request: SIMPLE }, { request: { ...SIMPLE, tilt_deg: 300 } }]
    expect((await problemOf(await call(sender, 'POST', '/api/projects', { name: 'x', variants }))).field).toBe(
      'variants.1.request.tilt_deg',
    )
    expect((await ok<ProjectPage>(call(sender, 'GET', '/api/projects'))).projects).toEqual([])
  })

  test('a project has at most 100 variants, also when many are added at once', async () => {
    const variants = Array.from({ length: 20 }, (_, k) => ({ name: `${k}`, request: SIMPLE }))
    const sender = account()
    const project = await make(sender, { variants })
    const copies = await Promise.all(
      Array.from({ length: 90 }, () => call(sender, 'POST', at(project, '/variants'), { copy_of: idOf(project, 0) })),
    )
    expect(copies.map(({ status }) => status).sort()).toEqual([...Array(80).fill(200), ...Array(10).fill(403)])
    expect((await read(sender, project)).variant_count).toBe(100)
  })
})

describe('runs of a project', () => {
  test('are accepted for all variants, each once, and remembered; asking again runs nothing', async () => {
    const sender = account()
    const project = await make(sender)
    const { accepted, unchanged, refused } = await ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), {}))
    expect([accepted.map(({ variant_id }) => variant_id), unchanged, refused]).toEqual([[idOf(project, 0), idOf(project, 1)], [], []])
    expect(accepted[0]?.billing).toMatchObject({ units: expect.any(Number) })
    const now = await ended(sender, project)
    expect(now.variants.map(({ run }) => [run?.run_id, run?.status, run?.current])).toEqual(
      accepted.map(({ run_id }) => [run_id, 'complete', true]),
    )
    expect(now.variants[1]?.run?.e_grid_kwh).toBeGreaterThan(0)
    const again = await ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), {}))
    expect(again).toEqual({ accepted: [], unchanged: [idOf(project, 0), idOf(project, 1)], refused: [] })

    // Names and the order of keys change no request; a field does.
    await ok(
      call(sender, 'PATCH', variantAt(project, 0), {
        revision: 1,
        name: 'Level',
        request: Object.fromEntries(Object.entries(SIMPLE).reverse()),
      }),
    )
    await ok(call(sender, 'PATCH', variantAt(project, 1), { revision: 1, request: { ...SIMPLE, tilt_deg: 35 } }))
    expect((await read(sender, project)).variants.map(({ run }) => run?.current)).toEqual([true, false])
    const changed = await ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), {}))
    expect(changed.accepted.map(({ variant_id }) => variant_id)).toEqual([idOf(project, 1)])
    const chosen = await ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), { variants: [idOf(project, 0)], again: true }))
    expect(chosen.accepted).toHaveLength(1)
    await ended(sender, project)

    const { runs } = await ok<RunPage>(call(sender, 'GET', '/api/runs'))
    expect(runs).toHaveLength(4)
    // A run that its account deletes is forgotten, and the variant runs again.
    const id = chosen.accepted[0]?.run_id
    expect((await call(sender, 'DELETE', `/api/runs/${id}`)).status).toBe(204)
    expect((await read(sender, project)).variants[0]?.run).toBeNull()
    expect((await ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), {}))).accepted).toHaveLength(1)
    await ended(sender, project)
  })

  test('asked for by many at once, each variant runs once', async () => {
    const sender = account()
    const project = await make(sender)
    const answers = await Promise.all(Array.from({ length: 12 }, () => ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), {}))))
    expect(new Set(answers.flatMap(({ accepted }) => accepted.map(({ run_id }) => run_id))).size).toBe(2)
    expect((await ok<RunPage>(call(sender, 'GET', '/api/runs'))).runs).toHaveLength(2)
    expect(await rowsIn(folder, `select reference from ledger where account = '${sender.id}' and kind = 'reserve'`)).toHaveLength(2)
    await ended(sender, project)
  })

  test('with an idempotency key the answer is repeated, and with again too nothing runs twice', async () => {
    const sender = account()
    const project = await make(sender)
    const ask = (body: object) => call(sender, 'POST', at(project, '/run'), body, { 'idempotency-key': 'k1' })
    const first = await ok<ProjectRuns>(ask({ again: true }))
    const second = await ask({ again: true })
    expect([second.headers.get('idempotent-replayed'), await second.json()]).toEqual(['true', first])
    expect((await ask({})).status).toBe(409)
    expect((await ok<RunPage>(call(sender, 'GET', '/api/runs'))).runs).toHaveLength(2)
    await ended(sender, project)
  })

  test('are refused together when the account cannot pay for all of them: nothing is run or charged', async () => {
    const sender = account()
    const project = await make(sender, { variants: Array.from({ length: FREE + 1 }, (_, k) => ({ request: { ...SIMPLE, tilt_deg: k } })) })
    const answer = await call(sender, 'POST', at(project, '/run'), {})
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([402, 'payment_required'])
    expect((await ok<RunPage>(call(sender, 'GET', '/api/runs'))).runs).toEqual([])
    expect((await read(sender, project)).variants.filter(({ run }) => run !== null)).toEqual([])
    // All but one of them it can pay for.
    const ids = project.variants.slice(1).map(({ variant_id }) => variant_id)
    expect((await ok<ProjectRuns>(call(sender, 'POST', at(project, '/run'), { variants: ids }))).accepted).toHaveLength(FREE)
    await ended(sender, project)
  })
})

describe('the difference of two variants', () => {
  test('is of the fields as they are and, when both were run, of the energy by rows that add up', async () => {
    const sender = account()
    const project = await make(sender)
    const path = at(project, `/difference?a=${idOf(project, 0)}&b=${idOf(project, 1)}`)
    const before = await ok<VariantDifference>(call(sender, 'GET', path))
    expect(before.fields).toMatchObject([{ path: 'tilt_deg', label: 'Tilt', unit: 'deg', values: [null, 30] }])
    expect([before.a.name, before.b.name, before.comparison]).toEqual(['Flat', 'Tilted', null])
    await ok(call(sender, 'POST', at(project, '/run'), {}))
    const now = await ended(sender, project)
    const { comparison } = await ok<VariantDifference>(call(sender, 'GET', path))
    const [difference] = comparison?.differences ?? []
    const [a, b] = now.variants.map(({ run }) => run?.e_grid_kwh ?? 0)
    expect(difference?.energy).toBeCloseTo((b ?? 0) - (a ?? 0), 6)
    expect(difference?.rows.reduce((sum, { kwh }) => sum + kwh, 0)).toBeCloseTo(difference?.energy ?? 0, 6)
    expect(comparison?.runs.map(({ name }) => name)).toEqual(['Flat', 'Tilted'])
  })
})

describe('a link', () => {
  const shared = (token: string) => call(null, 'GET', `/api/shared?token=${token}`)

  test('shows names, notes, requests and results, to be read alone, and nothing else of the account', async () => {
    const sender = account()
    const weather = { ...PLANT.weather }
    const full = { ...PLANT, report: { project: 'secret client' } }
    const project = await make(sender, { notes: 'Read me', variants: [...VARIANTS, { name: 'Full', request: full }] })
    await ok(call(sender, 'POST', at(project, '/run'), {}))
    const { variants } = await ended(sender, project)
    const { token, link, expires_at } = await ok<NewProjectLink>(call(sender, 'POST', at(project, '/share'), { days: 7 }))
    expect([link.endsWith(`#shared=${token}`), Buffer.from(token, 'base64url').length]).toEqual([true, 16])
    const answer = await shared(token)
    expect(['x-robots-tag', 'referrer-policy', 'cache-control'].map((name) => answer.headers.get(name))).toEqual([
      'noindex, nofollow',
      'no-referrer',
      'no-store',
    ])
    const text = await answer.text()
    const shown = JSON.parse(text) as SharedProject
    expect(shown).toMatchObject({ name: 'Hillside', notes: 'Read me', expires_at })
    expect(shown.variants.map(({ run }) => run?.e_grid_kwh)).toEqual(variants.map(({ run }) => run?.e_grid_kwh ?? -1))
    const request = async (place: number) => (await call(null, 'GET', `/api/shared/variant?token=${token}&variant=${place}`)).text()
    expect((JSON.parse(await request(2)) as SharedRequest).request).toEqual(TILTED)
    const { weather: _, report: __, ...rest } = full
    expect(JSON.parse(await request(3))).toEqual({ name: 'Full', request: rest, weather_left_out: true })
    for (const secret of [
      sender.id,
      project.project_id,
      idOf(project, 0),
      variants[0]?.run?.run_id ?? '-',
      'secret client',
      'var_',
      'run_',
    ])
      expect(text + (await request(3))).not.toContain(secret)
    expect(weather).toEqual(PLANT.weather)
    expect((await call(null, 'GET', `/api/shared/variant?token=${token}&variant=4`)).status).toBe(404)
    // The link reads; it is no credential.
    expect((await call(null, 'GET', at(project))).status).toBe(401)
    // Neither the log nor the store has the secret.
    expect(service.lines.some((line) => line.includes(token))).toBe(false)
  })

  test('ends when it is taken away, when another is made, when it expires, and with its project', async () => {
    const project = await make(ann)
    const share = async (body: object = {}) => (await ok<NewProjectLink>(call(ann, 'POST', at(project, '/share'), body))).token
    const first = await share()
    const second = await share({ days: 1 })
    expect([(await shared(first)).status, (await shared(second)).status]).toEqual([404, 200])
    await writeIn(folder, `update projects set link_ends_at = 1 where id = '${project.project_id}'`)
    expect([(await shared(second)).status, (await read(ann, project)).link]).toEqual([404, null])
    const third = await share()
    expect((await call(ann, 'DELETE', at(project, '/share'))).status).toBe(204)
    expect((await call(ann, 'DELETE', at(project, '/share'))).status).toBe(204)
    expect((await shared(third)).status).toBe(404)
    const fourth = await share()
    await call(ann, 'DELETE', at(project))
    expect((await shared(fourth)).status).toBe(404)
    // One that ended and one that never was are answered alike.
    const [ended, never] = await Promise.all(
      [fourth, 'AAAAAAAAAAAAAAAAAAAAAA'].map(async (token) => (await problemOf(await shared(token))).detail),
    )
    expect(ended).toBe(never ?? '')
    for (const days of [0, -1, 1.5, 1e9, 'x']) expect((await call(ann, 'POST', at(project, '/share'), { days })).status).toBe(422)
  })
})

describe('with the account', () => {
  test('projects are exported, and deleted', async () => {
    const person = await signIn(service, 'dora@example.com')
    const own: SeededAccount = { id: '', headers: { authorization: `Bearer ${(await person.makeKey()).key}` } }
    const project = await make(own, { notes: 'mine' })
    const { token } = await ok<NewProjectLink>(call(own, 'POST', at(project, '/share'), {}))
    const exported = await ok<{ projects: (Project & { variants: Variant[] })[] }>(call(own, 'GET', '/api/me/export'))
    const whole = await read(own, project)
    const variants = await Promise.all(whole.variants.map((_, k) => ok<Variant>(call(own, 'GET', variantAt(project, k)))))
    expect(exported.projects).toEqual([{ ...whole, variants }])
    expect((await person.call('DELETE', '/api/me')).status).toBe(204)
    expect((await call(null, 'GET', `/api/shared?token=${token}`)).status).toBe(404)
    for (const [table, column] of [
      ['projects', 'id'],
      ['variants', 'project_id'],
    ] as const)
      expect(await rowsIn(folder, `select id from ${table} where ${column} = '${project.project_id}'`)).toEqual([])
  })
})

/** Text that does not compress below three quarters. */
function randomText(length: number): string {
  const pieces = Array.from({ length: Math.ceil(length / 80_000) }, () => crypto.getRandomValues(new Uint8Array(60_000)))
  return pieces.map((bytes) => Buffer.from(bytes).toString('base64')).join('')
}
