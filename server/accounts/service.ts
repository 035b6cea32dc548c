import type { SentForm } from '@pvyield/contract/handlers'
import type { Me, SecurityEvent } from '@pvyield/contract/schemas'
import type { ReportProfile } from '@pvyield/report/document'
import type { LogoType } from '@pvyield/report/logo'
import type { Database } from '../db/database.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { type Account, countedAs } from '../http/account.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { type Pieces, piece } from '../http/pieces.ts'
import { Problem } from '../http/problem.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'
import { requireSession, switchedOff } from '../http/session-only.ts'
import type { MailService } from '../mail/service.ts'
import type { TermsService } from '../terms/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { Authentication } from './authentication.ts'
import type { Balances } from './balances.ts'
import type { SecurityEventRow, SecurityEvents } from './events.ts'
import { shownKey } from './keys.ts'
import type { AccountChange, AccountRow, AccountStore } from './store.ts'
import type { AccountTasks } from './tasks.ts'

export type { Balance, Balances } from './balances.ts'

export interface AccountServiceParts {
  readonly store: AccountStore
  readonly database: Database
  readonly authentication: Authentication
  readonly events: SecurityEvents
  readonly balances: Balances
  readonly terms: TermsService
  readonly mail: MailService
  readonly pool: Pool<TasksOf<AccountTasks>>
  /** The data of a person in the other parts of the service. */
  readonly personalData: readonly PersonalData[]
  /** Called when an account was deleted. */
  readonly deleted?: () => void
  readonly limits?: Limits
  readonly now?: () => number
}

/** Who changes an account, and from where. */
export interface Person {
  readonly account: Account
  readonly address: string
}

const MICRO = 1e6
const EVENTS_SHOWN = 200
const EXPORTS_PER_HOUR = 10

/** The account as its person sees and changes it. */
export class AccountService {
  private readonly now: () => number
  private readonly exports: Limit

  constructor(private readonly parts: AccountServiceParts) {
    this.now = parts.now ?? Date.now
    const { limits = ownLimits } = parts
    const what = 'exports an hour for one account'
    this.exports = limits({ name: 'exports', limit: EXPORTS_PER_HOUR, windowMillis: 3_600_000, what, now: this.now })
  }

  /** The answer of `GET /api/me`. Without an account only the prices. Fails: Problem storage_unavailable. */
  async me(account: Account | null): Promise<Me> {
    const { balances, terms } = this.parts
    const prices = { unit_price_usd: balances.unitPriceMicroUsd / MICRO, free_units_per_month: balances.freeUnitsPerMonth }
    if (account === null) return { signed_in: false, ...prices }
    const [row, balance] = await Promise.all([this.row(account), balances.of(account.id)])
    return {
      signed_in: true,
      ...prices,
      account_id: row.ledgerAccount ?? row.id,
      email: row.email ?? '',
      terms: { accepted: row.termsVersion, current: terms.version },
      free_units_left: balance.freeUnitsLeft,
      balance_usd: balance.walletMicroUsd / MICRO,
      billing: balance.billing,
      budget_usd: row.budgetMicroUsd === null ? null : row.budgetMicroUsd / MICRO,
      keys_may_raise: row.keysMayRaise,
      used_usd: balance.usedMicroUsd / MICRO,
      profile: { name: row.name, business_name: row.businessName, has_logo: row.logoType !== null },
      preference: row.preference === null ? null : JSON.parse(row.preference),
    }
  }

  /** Fails: Problem validation_error for the version of other terms. */
  async acceptTerms({ account, address }: Person, version: string): Promise<Me> {
    const { terms, events } = this.parts
    terms.requireCurrent(version)
    const event = events.note({ accountId: account.id, kind: 'terms_accepted', address, details: { version } })
    return this.change(account, { termsVersion: version, termsAcceptedAt: this.now() }, event)
  }

  /**
   * @param budgetUsd     null for no limit
   * @param keysMayRaise  undefined to leave it
   * Fails: Problem validation_error for more than six decimals, forbidden for a key that may not.
   */
  async setBudget({ account, address }: Person, budgetUsd: number | null, keysMayRaise: boolean | undefined): Promise<Me> {
    const { store, database, events, authentication } = this.parts
    const budgetMicroUsd = budgetUsd === null ? null : Math.round(budgetUsd * MICRO)
    if (budgetUsd !== null && budgetUsd !== (budgetMicroUsd ?? 0) / MICRO)
      throw Problem.ofField('validation_error', 'budget_usd', `${budgetUsd} has more than six decimals: round it`)
    if (keysMayRaise !== undefined) requireSession(account, 'change what keys may do', 'keys_may_raise')
    const { budgetMicroUsd: before } = await this.row(account)
    const change = { budgetMicroUsd, keysMayRaise }
    const details = {
      from_usd: before === null ? null : before / MICRO,
      to_usd: budgetUsd,
      ...(keysMayRaise !== undefined && { keys_may_raise: keysMayRaise }),
    }
    const event = { accountId: account.id, kind: 'budget_changed', address, details } as const
    await database.write(events.note(event, store.mayChangeBudget(account, change)), store.changeBudget(account, change))
    authentication.forget(account.id)
    const me = await this.me(account)
    // Asked of the store, as the count of changed rows is not known of a write whose answer was lost.
    if (
      account.by.kind === 'key' &&
      !me.keys_may_raise &&
      (me.budget_usd ?? Number.POSITIVE_INFINITY) < (budgetUsd ?? Number.POSITIVE_INFINITY)
    )
      throw switchedOff('budget_usd', 'raise the budget')
    return me
  }

  /** What is undefined is not changed. */
  async setProfile({ account }: Person, name: string | undefined, businessName: string | undefined): Promise<Me> {
    const change = { ...(name !== undefined && { name }), ...(businessName !== undefined && { businessName }) }
    return Object.keys(change).length === 0 ? this.me(account) : this.change(account, change)
  }

  /** What the reports of an account print of it. */
  async reportProfile(account: Account): Promise<ReportProfile> {
    const [row, logo] = await Promise.all([this.row(account), this.parts.store.logo(account.id)])
    return { name: row.name, business_name: row.businessName, logo: logo && { type: logo.type, bytes: new Uint8Array(logo.logo) } }
  }

  /** Fails: Problem not_found without a logo. */
  async logo(account: Account): Promise<{ readonly logo: Buffer; readonly type: LogoType }> {
    const found = await this.parts.store.logo(account.id)
    if (found === null) throw new Problem('not_found', 'The account has no logo')
    return found
  }

  /** Fails: Problem validation_error for a file that is no picture; as the pool; CallerLeft. */
  async setLogo({ account }: Person, form: SentForm, signal: AbortSignal): Promise<Me> {
    const options = { caller: account.id, signal, size: form.bytes.length, cost: likelyCost(form) }
    const { type, bytes } = await this.parts.pool.submit('readLogo', form, options)
    return this.change(account, { logo: Buffer.from(bytes), logoType: type })
  }

  async deleteLogo({ account }: Person): Promise<Me> {
    return this.change(account, { logo: null, logoType: null })
  }

  /** Fails: Problem validation_error for a step or option that does not exist; as the pool; CallerLeft. */
  async setPreference({ account }: Person, choices: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Me> {
    await this.parts.pool.submit('checkPreference', choices, { caller: account.id, signal })
    return this.change(account, { preference: JSON.stringify({ choices }) })
  }

  async deletePreference({ account }: Person): Promise<Me> {
    return this.change(account, { preference: null })
  }

  async listEvents(account: Account): Promise<SecurityEvent[]> {
    return (await this.parts.events.list(account.id, EVENTS_SHOWN)).map(shown)
  }

  /**
   * Everything that is stored of the person, one JSON object.
   * Fails: Problem rate_limited, storage_unavailable.
   */
  async exported({ account, address }: Person): Promise<Pieces> {
    const { database, events } = this.parts
    await this.exports.take(countedAs(account), crypto.randomUUID())
    const row = await this.row(account)
    await database.write(events.note({ accountId: account.id, kind: 'data_exported', address }))
    return this.exportPieces(row)
  }

  /**
   * Deletes what is personal. The ledger keeps its entries.
   * Fails: Problem forbidden with a key, storage_unavailable.
   */
  async delete({ account }: Person): Promise<void> {
    requireSession(account, 'delete the account')
    const { store, database, events, mail, personalData, authentication } = this.parts
    const { id, email } = await this.row(account)
    const ofOthers = personalData.flatMap((data) => data.deletion(id))
    await database.write(...ofOthers, events.forget(id), mail.forgetFor(email ?? ''), ...store.forget(id, email ?? '', this.now()))
    authentication.forget(id)
    // The account is gone already: what cannot be ended now ends by itself.
    await Promise.allSettled(personalData.map((data) => data.ended?.(id)))
    this.parts.deleted?.()
  }

  private async change(account: Account, change: AccountChange, ...events: readonly ReturnType<SecurityEvents['note']>[]): Promise<Me> {
    const { store, database, authentication } = this.parts
    await database.write(store.change(account.id, change), ...events)
    authentication.forget(account.id)
    return this.me(account)
  }

  /** Fails: Problem unauthorized when the account was deleted in the meantime. */
  private async row({ id }: Account): Promise<AccountRow> {
    const row = await this.parts.store.find(id)
    if (row?.email) return row
    throw new Problem('unauthorized', 'The account was deleted')
  }

  private async *exportPieces(row: AccountRow): Pieces {
    const { store, events, personalData } = this.parts
    const logo = await store.logo(row.id)
    const account = {
      account_id: row.ledgerAccount ?? row.id,
      email: row.email,
      created_at: timeText(row.createdAt),
      terms: { accepted: row.termsVersion, accepted_at: timeText(row.termsAcceptedAt) },
      profile: { name: row.name, business_name: row.businessName },
      logo: logo === null ? null : { type: logo.type, base64: logo.logo.toString('base64') },
      preference: row.preference === null ? null : JSON.parse(row.preference),
      budget_usd: row.budgetMicroUsd === null ? null : row.budgetMicroUsd / MICRO,
      keys_may_raise: row.keysMayRaise,
    }
    const keys = (await store.keys(row.id)).map(shownKey)
    const sessions = (await store.sessionsOf(row.id)).map(({ createdAt, expiresAt }) => ({
      created_at: timeText(createdAt),
      expires_at: timeText(expiresAt),
    }))
    const own = { exported_at: timeText(this.now()), account, keys, sessions }
    yield piece(JSON.stringify(own).slice(0, -1))
    yield piece(`,"events":${JSON.stringify((await events.list(row.id, 100_000)).map(shown))}`)
    for (const data of personalData) {
      yield piece(`,${JSON.stringify(data.name)}:`)
      for await (const text of data.exported(row.id)) yield piece(text)
    }
    yield piece('}')
  }
}

function timeText(millis: number): string {
  return new Date(millis).toISOString()
}

function shown({ at, kind, address, details }: SecurityEventRow): SecurityEvent {
  return { at: timeText(at), kind, address, details: JSON.parse(details) }
}
