import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accounts } from '../../accounts/table.ts'
import type { Database, Statement } from '../../db/database.ts'
import { isUnheld } from '../../db/held.ts'
import type { Payment, Standing } from './payment.ts'
import { ledger, payers } from './table.ts'

export type LedgerRow = typeof ledger.$inferSelect
export type PayerRow = typeof payers.$inferSelect

/** A reservation to be made. */
export interface NewReservation {
  /** Account that runs it. What it uses goes to the ledger of `standing`. */
  readonly account: string
  readonly run: string
  readonly month: string
  readonly at: number
  readonly units: number
  /** JSON. */
  readonly reasons: string
  readonly payment: Payment
  /** What the payment was derived from. When it has changed, nothing is reserved. */
  readonly standing: Standing
}

/** What an account used in a month. */
export interface MonthUsage {
  readonly month: string
  readonly runs: number
  readonly units: number
  readonly freeUnits: number
  readonly walletMicros: number
  readonly monthlyMicros: number
}

/** A settled run that is paid by month and not yet reported to the provider. */
export interface UnmeteredRun {
  readonly seq: number
  readonly account: string
  readonly reference: string
  /** When it was settled. */
  readonly at: number
  /** What it costs, micro-dollars. */
  readonly micros: number
  readonly customer: string | null
}

/** How a reservation ends. */
export type End = 'settle' | 'release'

const COLUMNS = 'account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, paid_by, reasons, holder'

/**
 * Queries and statements of the ledger. Every statement adds one row at most, with the balances after
 * it, and adds nothing when its kind is there for the reference. Whoever deleted an account and came
 * back has a new account with the ledger of the old one: reads take either.
 */
export class LedgerStore {
  /** @param holder  this server among those of the store, whose reservations no other one ends */
  constructor(
    private readonly database: Database,
    private readonly holder: string | null = null,
  ) {}

  /** Reserves the units of a run, if the account stands as it stood when its payment was derived. */
  reserve({ account, run, month, at, units, reasons, payment, standing }: NewReservation): Statement {
    const { freeUnits, walletMicros, monthlyMicros, paidBy } = payment
    return append(
      values(
        standing.ledgerAccount,
        'reserve',
        run,
        month,
        at,
        units,
        freeUnits,
        -walletMicros,
        monthlyMicros,
        paidBy,
        reasons,
        this.holder,
      ),
      `free = ? and wallet = ? and monthly = ?
        and coalesce((select plan from payers where account = entry.account), 'wallet') = ?
        and (select budget_micro_usd from accounts where id = ?) is ?
        and (select deleted_at from accounts where id = ?) is null`,
      [standing.freeUsed, standing.walletMicros, standing.monthlyMicros, standing.plan, account, standing.budgetMicros, account],
    )
  }

  /**
   * Ends the reservation of a run. Changes nothing without one, and when it has ended.
   * @param units  of a settled study, what of its reservation is charged: what was paid for comes back first; null for all
   */
  end(run: string, end: End, at: number, units: number | null = null): Statement {
    const back = (column: string) => (end === 'release' ? `-${column}` : '0')
    if (end === 'settle' && units !== null) return append({ sql: SETTLED_PART, params: [end, at, units, run] }, HAS_NOT_ENDED)
    return append(
      {
        sql: `select account, ?, reference, month, ?, units, ${back('free_units')}, ${back('wallet_micros')}, ${back('monthly_micros')}, paid_by, null, null
          from ledger where reference = ? and kind = 'reserve'`,
        params: [end, at, run],
      },
      HAS_NOT_ENDED,
    )
  }

  /** Adds a paid top-up to the wallet. */
  topUp(account: string, checkout: string, micros: number, month: string, at: number): Statement {
    return append(values(account, 'topup', checkout, month, at, 0, 0, micros, 0, null, null, null), 'true')
  }

  /**
   * Takes from the wallet what has gone back to the payer of a top-up, or adds what came again. The
   * wallet falls below zero when the money is used. Changes nothing without the top-up.
   * @param micros  everything that has gone back so far
   */
  refund(checkout: string, micros: number, month: string, at: number): Statement {
    const earlier = (value: string) =>
      `(select ${value} from ledger as earlier where earlier.reference > topup.reference || '/' and earlier.reference < topup.reference || '0')`
    return append(
      {
        sql: `select account, 'refund', reference || '/' || ${earlier('1 + count(*)')}, ?, ?, 0, 0,
            -(? + ${earlier('coalesce(sum(earlier.wallet_micros), 0)')}), 0, null, null, null
          from ledger as topup where reference = ? and kind = 'topup'`,
        params: [month, at, micros, checkout],
      },
      'wallet_micros <> 0',
    )
  }

  /** Notes that the payment provider knows of a settled run. */
  metered(run: string, at: number): Statement {
    return append(
      {
        sql: `select account, 'metered', reference, month, ?, units, 0, 0, 0, paid_by, null, null
          from ledger where reference = ? and kind = 'settle' and paid_by = 'monthly'`,
        params: [at, run],
      },
      'true',
    )
  }

  /** Creates the row of an account with these fields, or sets them. */
  setPayer(account: string, fields: Partial<Omit<PayerRow, 'account'>>): Statement {
    return this.database.read
      .insert(payers)
      .values({ account, ...fields })
      .onConflictDoUpdate({ target: payers.account, set: fields })
  }

  /**
   * The customer of an account that has none yet. Usage is reported to this customer, so that another
   * one, of a checkout that was started before, must not take its place.
   */
  setFirstCustomer(account: string, customer: string): Statement {
    return this.database.read
      .insert(payers)
      .values({ account, customer })
      .onConflictDoUpdate({ target: payers.account, set: { customer: sql`coalesce(${payers.customer}, ${customer})` } })
  }

  /** The account whose ledger an account goes on with; itself, unless its person came back. */
  async ledgerAccount(account: string): Promise<string> {
    const [found] = await this.database.read.select({ of: accounts.ledgerAccount }).from(accounts).where(eq(accounts.id, account))
    return found?.of ?? account
  }

  async payer(account: string): Promise<PayerRow | undefined> {
    const [found] = await this.database.read
      .select()
      .from(payers)
      .where(eq(payers.account, ledgerOf(account)))
    return found
  }

  /** What an account may use now. */
  async standing(account: string, month: string): Promise<Standing> {
    const [payer, [limit], ofAccount, ofMonth] = await Promise.all([
      this.payer(account),
      this.database.read
        .select({ ledgerAccount: accounts.ledgerAccount, budgetMicros: accounts.budgetMicroUsd, deletedAt: accounts.deletedAt })
        .from(accounts)
        .where(eq(accounts.id, account)),
      this.last(eq(ledger.account, ledgerOf(account))),
      this.last(and(eq(ledger.account, ledgerOf(account)), eq(ledger.month, month))),
    ])
    return {
      ledgerAccount: limit?.ledgerAccount ?? account,
      freeUsed: ofMonth?.freeAfter ?? 0,
      walletMicros: ofAccount?.walletAfter ?? 0,
      monthlyMicros: ofMonth?.monthlyAfter ?? 0,
      plan: payer?.plan ?? 'wallet',
      budgetMicros: limit?.budgetMicros ?? null,
      isDeleted: typeof limit?.deletedAt === 'number',
    }
  }

  /** The reservation of a run. */
  async reservation(run: string): Promise<LedgerRow | undefined> {
    return this.row(run, 'reserve')
  }

  async row(reference: string, kind: LedgerRow['kind']): Promise<LedgerRow | undefined> {
    const [found] = await this.database.read
      .select()
      .from(ledger)
      .where(and(eq(ledger.reference, reference), eq(ledger.kind, kind)))
    return found
  }

  /** Runs whose reservations have not ended, and which no server holds. */
  async open(): Promise<string[]> {
    const found = await this.database.read
      .select({ run: ledger.reference })
      .from(ledger)
      .where(
        and(
          eq(ledger.kind, 'reserve'),
          isUnheld(this.database, ledger.holder),
          sql`not exists (select 1 from ledger as later where later.reference = ${ledger.reference} and later.kind in ('settle', 'release'))`,
        ),
      )
      .orderBy(asc(ledger.seq))
    return found.map(({ run }) => run)
  }

  /**
   * Settled runs that are paid by month and not yet reported to the provider, oldest first.
   * @param account  null for all
   */
  async unmetered(count: number, account: string | null, after: number): Promise<UnmeteredRun[]> {
    const reserved = alias(ledger, 'reserved')
    return this.database.read
      .select({
        seq: ledger.seq,
        account: ledger.account,
        reference: ledger.reference,
        at: ledger.at,
        micros: sql<number>`${reserved.monthlyMicros} + ${ledger.monthlyMicros}`,
        customer: payers.customer,
      })
      .from(ledger)
      .innerJoin(reserved, and(eq(reserved.reference, ledger.reference), eq(reserved.kind, 'reserve')))
      .innerJoin(payers, and(eq(payers.account, ledger.account), isNotNull(payers.customer)))
      .where(
        and(
          account === null ? undefined : eq(ledger.account, ledgerOf(account)),
          gt(ledger.seq, after),
          eq(ledger.kind, 'settle'),
          eq(ledger.paidBy, 'monthly'),
          sql`not exists (select 1 from ledger as later where later.reference = ${ledger.reference} and later.kind = 'metered')`,
        ),
      )
      .orderBy(asc(ledger.seq))
      .limit(count)
  }

  /**
   * Subscriptions of deleted accounts whose person has not come back, without a run that is open or has yet to be invoiced.
   * @param reportedBefore  usage that was reported before is sure to be invoiced
   */
  async subscriptionsOfDeleted(reportedBefore: number): Promise<{ account: string; subscription: string }[]> {
    const found = await this.database.read
      .select({ account: payers.account, subscription: payers.subscription })
      .from(payers)
      .innerJoin(accounts, and(eq(accounts.id, payers.account), isNotNull(accounts.deletedAt)))
      .where(
        and(
          isNotNull(payers.subscription),
          sql`not exists (select 1 from accounts as later where later.ledger_account = ${payers.account} and later.deleted_at is null)`,
          sql`not exists (select 1 from ledger as run where run.account = ${payers.account} and run.kind = 'reserve' and run.paid_by = 'monthly'
            and not exists (select 1 from ledger as later where later.reference = run.reference
              and (later.kind = 'release' or (later.kind = 'metered' and later.at < ${reportedBefore}))))`,
        ),
      )
    return found.map(({ account, subscription }) => ({ account, subscription: subscription ?? '' }))
  }

  /** What an account used, newest month first. Units that are released, or not charged of a study, count for nothing. */
  async usage(account: string): Promise<MonthUsage[]> {
    const isRun = sql`${ledger.kind} in ('reserve', 'settle', 'release')`
    const sign = sql`(case ${ledger.kind} when 'reserve' then 1 when 'release' then -1 else 0 end)`
    const reserved = sql`(select first.units from ledger as first where first.reference = ${ledger.reference} and first.kind = 'reserve')`
    const given = sql`(case ${ledger.kind} when 'settle' then ${reserved} - ${ledger.units} else 0 end)`
    const sum = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)`
    return this.database.read
      .select({
        month: ledger.month,
        runs: sum(sign),
        units: sum(sql`${sign} * ${ledger.units} - ${given}`),
        freeUnits: sum(sql`${ledger.freeUnits}`),
        walletMicros: sum(sql`-${ledger.walletMicros}`),
        monthlyMicros: sum(sql`${ledger.monthlyMicros}`),
      })
      .from(ledger)
      .where(and(eq(ledger.account, ledgerOf(account)), isRun))
      .groupBy(ledger.month)
      .orderBy(desc(ledger.month))
  }

  /** All rows in the order in which they were added, after one of them. */
  async rowsAfter(seq: number, count: number): Promise<LedgerRow[]> {
    return this.database.read.select().from(ledger).where(gt(ledger.seq, seq)).orderBy(asc(ledger.seq)).limit(count)
  }

  /** Rows of one account after one of them, in the order in which they were added. */
  async rowsOf(account: string, seq: number, count: number): Promise<LedgerRow[]> {
    const which = and(eq(ledger.account, ledgerOf(account)), gt(ledger.seq, seq))
    return this.database.read.select().from(ledger).where(which).orderBy(asc(ledger.seq)).limit(count)
  }

  private async last(which: SQL | undefined): Promise<LedgerRow | undefined> {
    const [row] = await this.database.read.select().from(ledger).where(which).orderBy(desc(ledger.seq)).limit(1)
    return row
  }
}

function ledgerOf(account: string): SQL {
  return sql`coalesce((select ${accounts.ledgerAccount} from ${accounts} where ${accounts.id} = ${account}), ${account})`
}

const HAS_NOT_ENDED = `not exists (select 1 from ledger where reference = entry.reference and kind in ('settle', 'release'))`

/** The end of a reservation of which a part is charged. Each paid unit has the same price, so that the divisions are exact. */
const SETTLED_PART = `select account, ?, reference, month, ?, kept, kept + paid_back - units,
    -(wallet_micros / max(units - free_units, 1)) * paid_back, -(monthly_micros / max(units - free_units, 1)) * paid_back, paid_by, null, null
  from (select *, min(units - kept, units - free_units) as paid_back
    from (select *, max(0, min(?, units)) as kept from ledger where reference = ? and kind = 'reserve'))`

/** A list of the values of the columns, as a query of one row. */
interface Entry {
  readonly sql: string
  readonly params: readonly unknown[]
}

function values(...params: readonly unknown[]): Entry {
  return { sql: `values (${params.map(() => '?').join(', ')})`, params }
}

/**
 * Adds an entry with the balances after it.
 * @param condition  on the entry and the balances before it: `free`, `wallet`, `monthly`
 */
function append(entry: Entry, condition: string, conditionParams: readonly unknown[] = []): Statement {
  const last = (column: string, scope: string) => `coalesce((select ${column} from ledger where ${scope} order by seq desc limit 1), 0)`
  const text = `with entry (${COLUMNS}) as (${entry.sql}),
    before (wallet, free, monthly) as (
      select ${last('wallet_after', 'account = entry.account')},
        ${last('free_after', 'account = entry.account and month = entry.month')},
        ${last('monthly_after', 'account = entry.account and month = entry.month')}
      from entry)
    insert into ledger (${COLUMNS}, free_after, wallet_after, monthly_after)
    select entry.*, free + free_units, wallet + wallet_micros, monthly + monthly_micros from entry, before
    where ${condition}
    on conflict do nothing`
  return { toSQL: () => ({ sql: text, params: [...entry.params, ...conditionParams] }) }
}
