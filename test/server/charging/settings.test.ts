import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AcceptedRun, Me, Pricing, RunAnswer, SimpleRunAnswer, StoredRun } from '@pvyield/contract/schemas'
import { pricingTexts } from '../../../server/charging/pricing/guide.ts'
import { pricing } from '../../../server/charging/pricing/service.ts'
import { withSettings } from '../../../server/docs/page-markdown.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { type SeededAccount, seededAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'
import { auditIn, rowsIn, writeIn } from './ledger/audited.ts'
import { PRICING } from './pricing.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }
/** No number of it is one of the defaults. */
const CHANGED = {
  ...METERED,
  PRICING_BASE: '3',
  PRICING_PLACEMENTS_PER_UNIT: '7',
  PRICING_OBJECTS_PER_UNIT: '8',
  PRICING_TERRAIN_AWARE_MULTIPLIER: '5',
  PRICING_STEP_MULTIPLIERS: '60:2,30:9',
  PRICING_UNIT_PRICE_USD: '0.123457',
  PRICING_FREE_UNITS_PER_MONTH: '13',
}

let folder: string
let accounts: SeededAccount[]
let service: TestService
beforeAll(async () => {
  const [dataDir, ...seeded] = await seededAccounts(6)
  folder = dataDir
  accounts = seeded
  service = await startTestService({ ...CHANGED, DATA_DIR: folder })
})
afterAll(async () => {
  await service.stop()
  expect(service.faults).toEqual([])
  expect(await auditIn(folder)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

function account(): SeededAccount {
  const next = accounts.pop()
  if (next === undefined) throw new Error('seed more accounts')
  return next
}

const read = async <T>(path: string, { headers }: Pick<SeededAccount, 'headers'>): Promise<T> =>
  (await (await service.request(path, { headers: { ...headers } })).json()) as T

async function run<T extends SimpleRunAnswer | RunAnswer>(path: string, body: object, { headers }: SeededAccount): Promise<T> {
  const answer = await service.post(path, body, { ...headers })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function ended(sender: SeededAccount, link: string): Promise<StoredRun> {
  for (;;) {
    const answer = await service.request(link, { headers: { ...sender.headers } })
    if (answer.status !== 202) return (await answer.json()) as StoredRun
    await answer.body?.cancel()
    await Bun.sleep(5)
  }
}

/** Money in the wallet, as a paid top-up puts it there. */
async function fill(sender: SeededAccount): Promise<void> {
  const { url } = (await (await service.post('/api/billing/topup', { amount_usd: 50 }, { ...sender.headers })).json()) as { url: string }
  await service.request(`${new URL(url).pathname}/pay`, { method: 'POST' })
}

describe('prices that the settings change', () => {
  test('stand in GET /api/pricing with the formula of the same numbers, in GET /api/me and in the guide', async () => {
    const { formula, ...rules } = (await (await service.request('/api/pricing')).json()) as Pricing
    expect(rules).toEqual({
      rules: { base: 3, placements_per_unit: 7, objects_per_unit: 8 },
      terrain_aware_multiplier: 5,
      step_multipliers: { '60': 2, '30': 9 },
      per_weather_year: true,
      sweep_shares: { all: 1, light: 0.5, electrical: 0.1 },
      unit_price_usd: 0.123457,
      free_units_per_month: 13,
    })
    expect(formula).toBe(
      'units = (3 + floor(placements / 7) + floor(shading objects / 8)) x (terrain-aware backtracking: 5, else 1) x (weather step in minutes: 60 is 2, 30 is 9, any other ceil(60 / minutes)), once for each year of weather longer than 8,784 hours. A sweep is charged for these units of its base, times its runs rounded up: 1, and for each further variant the share of its axis (all 1, light 0.5, electrical 0.1). An optimisation is charged in the same way for the plants that it may evaluate: 1, and for each further one the largest share of its fields',
    )
    expect(await (await service.request('/api/me')).json()).toEqual({
      signed_in: false,
      unit_price_usd: 0.123457,
      free_units_per_month: 13,
    })
    for (const path of ['/api/docs/charging.md', '/llms-full.txt']) {
      const guide = await (await service.request(path)).text()
      expect(guide).toContain('- base: 3.\n')
      expect(guide).toContain('P is\n  7, O is 8.')
      expect(guide).toContain('- step: 2 for 60 minutes, 9 for 30; any other')
      expect(guide).toContain('A unit costs 0.123457 USD. An account has 13 free units a month.')
      // (3 + 1200 / 7 + 60 / 8) x 2, and x 5
      expect(guide).toContain('| 1,200 trackers and 60 trees in a scene, hours | 362 |\n| the same with `terrain_aware` | 1810 |')
      expect(guide).toContain('No free unit was left: 12 at 0.123457 USD came from the wallet.')
      expect(guide).not.toContain('0.50 USD')
    }
    expect(await (await service.request('/docs/charging')).text()).toContain('A unit costs 0.123457 USD')
  })

  test('count in every thread: a run that waits, one in the background, and one of another step', async () => {
    const sender = account()
    await fill(sender)
    const first = await run<SimpleRunAnswer>('/api/run/simple', SIMPLE, sender)
    expect(first.billing).toMatchObject({ units: 6, free_units: 6, price_usd: 0, paid_by: 'free' })
    const accepted = await service.post('/api/run/simple', SIMPLE, { ...sender.headers, prefer: 'respond-async' })
    expect(((await accepted.json()) as AcceptedRun).billing).toMatchObject({ units: 6, free_units: 6 })
    const plant = smallPlant()
    const halves = { ...plant, weather: { ...plant.weather, step_minutes: 30 } }
    const { billing } = await run<RunAnswer>('/api/run', halves, sender)
    // One of the thirteen is left: 26 x 0.123457 USD.
    expect(billing).toMatchObject({ units: 27, free_units: 1, price_usd: 3.209882, paid_by: 'wallet' })
    const me = await read<Me>('/api/me', sender)
    expect(me).toMatchObject({ free_units_left: 0, balance_usd: 46.790118, unit_price_usd: 0.123457 })
    const poor = account()
    const refused = await problemOf(
      await service.post('/api/run', { ...plant, weather: { ...plant.weather, step_minutes: 30 } }, { ...poor.headers }),
    )
    expect([refused.code, refused.detail.includes('the rest costs 1.728398 USD')]).toEqual(['payment_required', true])
  })

  test('count a scene alike for a run that waits and for one in the background, with a preference too', async () => {
    const sender = account()
    const types = [{ id: 't', kind: 'sat', length: 30, width: 2.3, modules: 52, strings: 2 }]
    const placements = Array.from({ length: 21 }, (_, k) => ({ type: 't', x: k * 6, y: 0, z: 1.5 }))
    const body = { ...SIMPLE, racking: 'single_axis', scene: { version: 2, types, placements, objects: [] } }
    const preference = { choices: { 'array.tracking': 'terrain_aware' } }
    await fill(sender)
    for (const units of [12, 60]) {
      for (const prefer of [{}, { prefer: 'respond-async' }]) {
        const answer = await service.post('/api/run/simple', body, { ...sender.headers, ...(prefer as Record<string, string>) })
        const { billing } = (await answer.json()) as AcceptedRun
        expect([answer.status < 300, billing?.units]).toEqual([true, units])
      }
      const headers = { ...sender.headers, 'content-type': 'application/json' }
      await service.request('/api/me/preference', { method: 'PUT', headers, body: JSON.stringify(preference) })
    }
  })

  test('change nothing of a run that was reserved before: it is charged, answered and repeated at its price', async () => {
    const sender = account()
    await fill(sender)
    const key = { 'idempotency-key': 'before', prefer: 'respond-async' }
    for (let k = 0; k < 2; k++) await run<SimpleRunAnswer>('/api/run/simple', SIMPLE, sender)
    const accepted = await service.post('/api/run/simple', SIMPLE, { ...sender.headers, ...key })
    const text = await accepted.text()
    const { billing, links, run_id } = JSON.parse(text) as AcceptedRun
    expect(billing).toMatchObject({ units: 6, free_units: 1, price_usd: 0.617285, paid_by: 'wallet' })
    await ended(sender, links.run ?? '')
    await service.stop()
    // As if the process had been killed before the run ended.
    const rows = await rowsIn(folder, `select kind from ledger where reference = '${run_id}' order by seq`)
    expect(rows).toEqual([['reserve'], ['settle']])
    await writeIn(folder, 'drop trigger ledger_keeps_rows')
    await writeIn(folder, `delete from ledger where kind = 'settle' and reference = ?`, run_id)
    await writeIn(
      folder,
      `create trigger ledger_keeps_rows before delete on ledger begin select raise(abort, 'rows of the ledger are never deleted'); end`,
    )
    service = await startTestService({ ...METERED, PRICING_UNIT_PRICE_USD: '9', PRICING_FREE_UNITS_PER_MONTH: '0', DATA_DIR: folder })
    expect((await ended(sender, links.run ?? '')).response.billing).toEqual(billing)
    expect((await read<Me>('/api/me', sender)).balance_usd).toBe(49.382715)
    const again = await service.post('/api/run/simple', SIMPLE, { ...sender.headers, ...key })
    expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual(['true', text])
    const next = await run<SimpleRunAnswer>('/api/run/simple', SIMPLE, sender)
    expect(next.billing).toMatchObject({ units: 1, free_units: 0, price_usd: 9, paid_by: 'wallet' })
    expect((await read<Me>('/api/me', sender)).balance_usd).toBe(40.382715)
  })

  test('may be so high that no sum is exact any more: the run is refused', async () => {
    const sender = account()
    await service.stop()
    const dear = { PRICING_STEP_MULTIPLIERS: '60:1000', PRICING_BASE: '1000', PRICING_UNIT_PRICE_USD: '1000' }
    service = await startTestService({ ...METERED, ...dear, DATA_DIR: folder })
    const { url } = (await (await service.post('/api/billing/monthly', '', { ...sender.headers })).json()) as { url: string }
    await service.request(`${new URL(url).pathname}/pay`, { method: 'POST' })
    const { billing } = await run<SimpleRunAnswer>('/api/run/simple', SIMPLE, sender)
    expect(billing).toMatchObject({ units: 1_000_000, free_units: 20, price_usd: 999_980_000, paid_by: 'monthly' })
    const refused = await service.post('/api/run/simple', SIMPLE, { ...sender.headers })
    expect([refused.status, ((await refused.json()) as { code?: string }).code]).toEqual([402, 'budget_exceeded'])
    expect((await read<Me>('/api/me', sender)).used_usd).toBe(999_980_000)
  })
})

test('the guide in the repository has the defaults', () => {
  const guide = readFileSync(join(import.meta.dir, '..', '..', '..', 'docs', 'pages', 'guides', 'charging.md'), 'utf8')
  const texts = pricingTexts(PRICING)
  for (const name of Object.keys(texts)) expect(guide).toContain(`<!-- set: ${name} -->`)
  expect(withSettings(guide, texts)).toBe(guide)
  expect(pricing(PRICING).formula).toContain('(1 + floor(placements / 500) + floor(shading objects / 50))')
})
