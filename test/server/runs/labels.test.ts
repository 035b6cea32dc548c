import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import type { RunEntry, RunPage, SimpleRunAnswer, StoredRun } from '@pvyield/contract/schemas'
import { problemOf, SIMPLE } from '../answers.ts'
import { type SeededAccount, seededAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'

let folder: string
let alice: SeededAccount
let bob: SeededAccount
let service: TestService

beforeAll(async () => {
  const [dataDir, first, second] = await seededAccounts(2)
  if (first === undefined || second === undefined) throw new Error('no accounts')
  folder = dataDir
  alice = first
  bob = second
  service = await startTestService({ DATA_DIR: folder, SYNC_WAIT_MS: '600000' })
})
afterAll(async () => {
  await service.stop()
  expect(service.faults).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

type Sender = Partial<Pick<SeededAccount, 'headers'>>

async function run(sender: Sender, body: object = SIMPLE): Promise<string> {
  const answer = await service.post('/api/run/simple', body, { ...sender.headers })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as SimpleRunAnswer).links.run?.split('/').at(-1) ?? ''
}

const send = (sender: Sender, id: string, body: unknown) =>
  service.request(`/api/runs/${id}`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...sender.headers },
  })

async function label(sender: Sender, id: string, text: string | null): Promise<RunEntry> {
  const answer = await send(sender, id, { label: text })
  expect(answer.status).toBe(200)
  return (await answer.json()) as RunEntry
}

const read = async <T>(sender: Sender, path: string) =>
  (await (await service.request(path, { headers: { ...sender.headers } })).json()) as T
const page = (sender: Sender, query = '') => read<RunPage>(sender, `/api/runs${query}`)
const found = async (q: string) => (await page(alice, `?q=${encodeURIComponent(q)}`)).runs.map(({ label }) => label)

describe('a label', () => {
  test('is what the list, the stored run and the export call the run, and what describes the plant stays', async () => {
    const id = await run(bob)
    const plant = '100 kWp fixed at 48.1, 11.6'
    const before = (await page(bob)).runs[0]
    expect(before).toMatchObject({ run_id: id, label: plant, plant })
    expect(await read<StoredRun>(bob, `/api/runs/${id}`)).not.toHaveProperty('label')

    const entry = await label(bob, id, '  Hillside, option B ')
    expect(entry).toEqual({ ...(before as RunEntry), label: 'Hillside, option B', bytes: (before?.bytes ?? 0) + 18 })
    expect((await page(bob)).runs[0]).toEqual(entry)
    expect((await read<StoredRun>(bob, `/api/runs/${id}`)).label).toBe('Hillside, option B')
    expect((await read<{ runs: StoredRun[] }>(bob, '/api/me/export')).runs).toMatchObject([{ run_id: id, label: 'Hillside, option B' }])

    for (const nothing of [null, '', '   ']) {
      await label(bob, id, 'x')
      expect(await label(bob, id, nothing)).toEqual(before as RunEntry)
    }
  })

  test('takes its bytes of the space of the account, in UTF-8', async () => {
    const id = await run(bob)
    const { bytes } = (await page(bob)).runs[0] as RunEntry
    expect((await label(bob, id, 'Größe')).bytes).toBe(bytes + 7)
    expect((await label(bob, id, '屋根')).bytes).toBe(bytes + 6)
    expect((await label(bob, id, null)).bytes).toBe(bytes)
  })

  test('is refused when it is too long, no text, or would hide or turn what follows', async () => {
    const id = await run(bob)
    expect((await send(bob, id, { label: 'a'.repeat(200) })).status).toBe(200)
    for (const wrong of ['a'.repeat(201), 7, 'a\nb', 'a\u202eb', 'a\u2066b', undefined]) {
      const answer = await send(bob, id, { label: wrong })
      expect([wrong, answer.status, (await problemOf(answer)).errors?.[0]?.field]).toEqual([wrong, 422, 'label'])
    }
    const more = await send(bob, id, { label: 'a', note: 'b' })
    expect([more.status, (await problemOf(more)).errors?.[0]?.field]).toEqual([422, 'note'])
  })

  test('is written by the account of the run alone', async () => {
    const id = await run(bob)
    expect((await send(alice, id, { label: 'mine' })).status).toBe(404)
    expect((await send({}, id, { label: 'mine' })).status).toBe(401)
    expect((await page(bob)).runs[0]?.label).toBe('100 kWp fixed at 48.1, 11.6')
  })
})

test('the run of a guest is in no list and takes no label', async () => {
  const accepted = await service.post('/api/run/simple', SIMPLE, { prefer: 'respond-async' })
  const { run_id } = (await accepted.json()) as { run_id: string }
  for (const account of [alice, bob]) {
    expect((await page(account, `?q=${run_id}`)).runs).toEqual([])
    expect((await send(account, run_id, { label: 'mine' })).status).toBe(404)
  }
})

describe('a search', () => {
  test('finds the words in any case and order, in label and plant, page by page', async () => {
    const names = ['Übersee Süd 100%', 'ΣΊΣΥΦΟΣ', 'Hillside A', 'Hillside B', null]
    const ids: string[] = []
    for (const name of names) {
      const id = await run(alice, name === null ? { ...SIMPLE, racking: 'single_axis' } : SIMPLE)
      await label(alice, id, name)
      ids.push(id)
    }
    expect(await found('hillside')).toEqual(['Hillside B', 'Hillside A'])
    expect(await found('b HILLSIDE')).toEqual(['Hillside B'])
    expect(await found('ÜBERSEE süd')).toEqual(['Übersee Süd 100%'])
    expect(await found('u\u0308bersee')).toEqual(['Übersee Süd 100%'])
    for (const greek of ['σίσυφος', 'ΣΊΣ', 'σίσ']) expect(await found(greek)).toEqual(['ΣΊΣΥΦΟΣ'])
    expect(await found('%')).toEqual(['Übersee Süd 100%'])
    expect(await found('single_axis')).toEqual(['100 kWp single_axis at 48.1, 11.6'])
    expect(await found('SINGLE_AXIS 48.1')).toEqual(['100 kWp single_axis at 48.1, 11.6'])
    expect(await found(ids[2] ?? '')).toEqual(['Hillside A'])
    expect(await found('hillside axis')).toEqual([])
    expect(await found(' ')).toHaveLength(names.length)
    // The results of a run are no words of it.
    expect(await found('e_grid_kwh')).toEqual([])

    const first = await page(alice, '?q=hillside&limit=1')
    expect([first.runs[0]?.label, first.next]).toEqual(['Hillside B', ids[3] ?? ''])
    const second = await page(alice, `?q=hillside&limit=1&before=${first.next}`)
    expect([second.runs[0]?.label, second.next]).toEqual(['Hillside A', null])
  })
})
