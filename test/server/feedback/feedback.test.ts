import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FeedbackReceived, Problem } from '@pvyield/contract/schemas'
import { Database } from '../../../server/db/database.ts'
import { Space } from '../../../server/db/space.ts'
import { PersonalFeedback } from '../../../server/feedback/personal-feedback.ts'
import { FeedbackService } from '../../../server/feedback/service.ts'
import { FeedbackStore } from '../../../server/feedback/store.ts'
import { run } from '../../cli/program.ts'
import { signIn } from '../accounts/person.ts'
import { startTestService, type TestService } from '../service.ts'

const COMMAND = join(import.meta.dir, '..', '..', '..', 'clients', 'cli', 'feedback.ts')
const WHOLE = {
  kind: 'question',
  text: 'Which albedo is the default? <b>ä</b>',
  run_id: 'run_0000000000000000000000000x',
  page: 'site.albedo_monthly',
  operation: 'POST /api/run',
  email: 'Ada@example.com',
}

describe('POST /api/feedback', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.stop())

  /** As the operator reads it, while the service runs. */
  async function rows(): Promise<Record<string, unknown>[]> {
    const store = join(service.dataDir, 'pvyield.db')
    const { status, out, err } = await run([process.execPath, 'run', COMMAND, '--store', store, '--json'])
    expect([status, err]).toEqual([0, ''])
    return JSON.parse(out)
  }

  test('stores what was sent, and repeats nothing of it', async () => {
    const answer = await service.post('/api/feedback', WHOLE)
    const received = (await answer.json()) as FeedbackReceived
    expect([answer.status, Object.keys(received), answer.headers.get('cache-control')]).toEqual([
      200,
      ['feedback_id', 'received_at'],
      'no-store',
    ])
    expect(await rows()).toEqual([{ ...WHOLE, feedback_id: received.feedback_id, at: received.received_at, account_id: null }])
  })

  test('kind and text are enough; what is left out is null', async () => {
    expect((await service.post('/api/feedback', { kind: 'idea', text: 'x' })).status).toBe(200)
    const nothing = { email: null, run_id: null, page: null, operation: null, account_id: null }
    expect((await rows()).at(-1)).toMatchObject({ kind: 'idea', text: 'x', ...nothing })
  })

  test.each([
    [{ kind: 'praise', text: 'x' }, 'kind'],
    [{ kind: 'bug' }, 'text'],
    [{ kind: 'bug', text: ' \n' }, 'text'],
    [{ kind: 'bug', text: 'x'.repeat(10_001) }, 'text'],
    [{ kind: 'bug', text: 'x', email: 'nobody' }, 'email'],
    [{ kind: 'bug', text: 'x', run_id: 'a b' }, 'run_id'],
    [{ kind: 'bug', text: 'x', severity: 1 }, 'severity'],
  ])('refuses %j by its field', async (body, field) => {
    const answer = await service.post('/api/feedback', body)
    expect([answer.status, ((await answer.json()) as Problem).field]).toEqual([422, field])
  })

  test('feedback with an account is exported with it, and deleted with it; that of others stays', async () => {
    const ada = await signIn(service, 'ada@example.com')
    const { key } = await ada.makeKey()
    expect((await ada.callWith(key, 'POST', '/api/feedback', WHOLE)).status).toBe(200)
    const { feedback } = (await (await ada.call('GET', '/api/me/export')).json()) as { feedback: object[] }
    expect(feedback).toEqual([{ ...WHOLE, id: expect.stringMatching(/^fb_/), at: expect.any(String) }])
    const others = (await rows()).filter(({ account_id: account }) => account === null)
    expect(others.length).toBe(2)
    expect((await ada.call('DELETE', '/api/me')).status).toBe(204)
    expect(await rows()).toEqual(others)
  })

  test('the operator reads it as text, without what a terminal obeys', async () => {
    await service.post('/api/feedback', { kind: 'bug', text: 'red \u001b[31m and\nright-to-left \u202e', email: 'eve@example.com' })
    const { out } = await run([process.execPath, 'run', COMMAND, '--store', join(service.dataDir, 'pvyield.db')])
    expect(out).toContain('  email eve@example.com\n    red [31m and\n    right-to-left \n')
    expect(out).toContain('  operation POST /api/run\n    Which albedo is the default? <b>ä</b>\n')
    const missing = await run([process.execPath, 'run', COMMAND], { cwd: service.dataDir, env: { DATA_DIR: 'nowhere' } })
    expect(missing).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^There is no store at nowhere.pvyield.db: name it with --store/),
    })
  })

  test('one caller sends 20 an hour, and then gets 429 with the time to wait', async () => {
    let last = await service.post('/api/feedback', { kind: 'other', text: 'again' })
    for (let k = 0; k < 20 && last.status === 200; k++) last = await service.post('/api/feedback', { kind: 'other', text: 'again' })
    const problem = (await last.json()) as Problem
    expect([last.status, problem.code, Number(last.headers.get('retry-after')) > 3000]).toEqual([429, 'rate_limited', true])
    expect(problem.detail).toStartWith('At most 20 pieces of feedback an hour from one caller: try again in ')
    expect(service.faults).toEqual([])
  })
})

describe('room and time', () => {
  let folder: string
  let database: Database
  let store: FeedbackStore
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
    database = await Database.open(pathToFileURL(join(folder, 'pvyield.db')).href, {
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
    store = new FeedbackStore(database)
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const left = async () => (await store.page('acc_1', '', 1000)).map(({ content }) => content.slice(0, 1))
  const send = (text: string, now: number) =>
    new FeedbackService({ store, database, now: () => now }).send({ caller: 'acc_1', owner: 'acc_1' }, { kind: 'bug', text })

  test('the oldest makes room, counted in bytes; a year later the rest is deleted', async () => {
    for (const [k, letter] of ['a', 'b', 'c'].entries()) await send(letter + 'ä'.repeat(50), 1000 + k)
    await new Space(database, [store.kind(250)], { info: () => undefined, warn: () => undefined, error: () => undefined }).keep()
    expect(await left()).toEqual(['b', 'c'])
    const year = 365 * 86_400_000
    await new PersonalFeedback(store, database, () => year + 1002).sweep()
    expect(await left()).toEqual(['c'])
  })
})
