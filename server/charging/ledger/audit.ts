import type { LedgerRow } from './store.ts'

/** A stored run whose reservation did not end as the run did. */
export interface WronglyCharged {
  readonly run: string
  readonly status: 'complete' | 'failed'
  /** Row of its reservation. */
  readonly seq: number
  readonly account: string
  /** How the reservation ended; null for one that is open. */
  readonly end: 'settle' | 'release' | null
}

const AMOUNTS = ['freeUnits', 'walletMicros', 'monthlyMicros'] as const
type Amounts = Record<(typeof AMOUNTS)[number], number>

function negative({ freeUnits, walletMicros, monthlyMicros }: Amounts): Amounts {
  return { freeUnits: -freeUnits, walletMicros: -walletMicros, monthlyMicros: -monthlyMicros }
}

/** What comes back of a reservation of which some units are charged: those that were paid for first. */
function givenBack(charged: number, { units, freeUnits, walletMicros, monthlyMicros }: Amounts & { readonly units: number }): Amounts {
  const paid = units - freeUnits
  const back = units - charged
  const paidBack = Math.min(back, paid)
  const share = (micros: number) => -(micros / Math.max(paid, 1)) * paidBack
  return { freeUnits: paidBack - back, walletMicros: share(walletMicros), monthlyMicros: share(monthlyMicros) }
}

/** A row of the ledger that does not follow from the rows before it. */
export interface Difference {
  readonly seq: number
  readonly account: string
  /** What is wrong, with both values. */
  readonly what: string
}

interface MonthBalance {
  free: number
  monthly: number
}

interface TopUp {
  readonly row: LedgerRow
  /** Rows of refunds so far. */
  refunds: number
  /** What has gone back so far, micro-dollars. */
  returned: number
}

interface Reservation {
  readonly row: LedgerRow
  end: 'settle' | 'release' | null
}

/**
 * Adds up the ledger from its first row, and compares. It keeps a balance for each account and each of
 * its months, and the reservations.
 */
export class Audit {
  readonly differences: Difference[] = []
  private readonly wallets = new Map<string, number>()
  private readonly months = new Map<string, MonthBalance>()
  private readonly reservations = new Map<string, Reservation>()
  private readonly topUps = new Map<string, TopUp>()
  private readonly seen = new Set<string>()
  private count = 0

  /** Rows that were added. */
  get rows(): number {
    return this.count
  }

  get accounts(): number {
    return this.wallets.size
  }

  /** Runs whose reservation has not ended. */
  get open(): readonly string[] {
    return [...this.reservations].filter(([, { end }]) => end === null).map(([run]) => run)
  }

  /** Balance of a wallet by the rows so far, micro-dollars. */
  wallet(account: string): number {
    return this.wallets.get(account) ?? 0
  }

  /** Adds the next row. */
  add(row: LedgerRow): void {
    this.count++
    const { account, month, kind, reference } = row
    this.require(row, !this.seen.has(`${kind} ${reference}`), `a second ${kind} of ${reference}`)
    this.seen.add(`${kind} ${reference}`)
    if (kind === 'reserve') this.addReservation(row)
    else if (kind === 'topup') this.addTopUp(row)
    else if (kind === 'refund') this.addRefund(row)
    else this.follow(row)
    const wallet = this.wallet(account) + row.walletMicros
    const ofMonth = this.months.get(`${account} ${month}`) ?? { free: 0, monthly: 0 }
    const after = { free: ofMonth.free + row.freeUnits, monthly: ofMonth.monthly + row.monthlyMicros }
    this.wallets.set(account, wallet)
    this.months.set(`${account} ${month}`, after)
    this.requireEqual(row, 'wallet_after', row.walletAfter, wallet)
    this.requireEqual(row, `free_after of ${month}`, row.freeAfter, after.free)
    this.requireEqual(row, `monthly_after of ${month}`, row.monthlyAfter, after.monthly)
    // A refund of money that is used leaves a debt, which nothing else may raise.
    this.require(row, wallet >= 0 || kind === 'refund' || row.walletMicros >= 0, `a wallet of ${wallet} micro-dollars`)
    this.require(
      row,
      after.free >= 0 && after.monthly >= 0,
      `a month with ${after.free} free units and ${after.monthly} micro-dollars used`,
    )
  }

  /** Adds a stored run whose reservation did not end as the run did. */
  addRun({ run, status, seq, account, end }: WronglyCharged): void {
    const ended = end === null ? 'open' : end === 'settle' ? 'settled' : 'released'
    this.differences.push({ seq, account, what: `the run ${run} is ${status}, and its reservation is ${ended}` })
  }

  private addReservation(row: LedgerRow): void {
    this.reservations.set(row.reference, { row, end: null })
    const reasons = JSON.parse(row.reasons ?? '[]') as readonly { units: number }[]
    this.requireEqual(
      row,
      'units',
      row.units,
      reasons.reduce((sum, { units }) => sum + units, 0),
    )
  }

  private addTopUp(row: LedgerRow): void {
    this.topUps.set(row.reference, { row, refunds: 0, returned: 0 })
    this.require(row, row.walletMicros > 0, `a top-up of ${row.walletMicros}`)
  }

  /** A refund takes no more than its top-up gave, and adds no more than refunds took. */
  private addRefund(row: LedgerRow): void {
    const [checkout = '', number] = row.reference.split('/')
    const topUp = this.topUps.get(checkout)
    if (topUp === undefined) {
      this.note(row, `refund of ${checkout}, which was not paid`)
      return
    }
    const { account, walletMicros } = topUp.row
    this.require(row, row.account === account, `refund of ${checkout}, paid by ${account}`)
    this.requireEqual(row, 'number of the refund', Number(number), ++topUp.refunds)
    topUp.returned -= row.walletMicros
    const isWithin = topUp.returned >= 0 && topUp.returned <= walletMicros && row.walletMicros !== 0
    this.require(row, isWithin, `a refund of ${-row.walletMicros}, ${topUp.returned} in all, of a top-up of ${walletMicros}`)
    for (const name of ['units', 'freeUnits', 'monthlyMicros'] as const) this.requireEqual(row, `${name} of refund`, row[name], 0)
  }

  /** A row about an earlier reservation. */
  private follow(row: LedgerRow): void {
    const { kind, reference, account, month } = row
    const reservation = this.reservations.get(reference)
    if (reservation === undefined) {
      this.note(row, `${kind} of ${reference}, which was not reserved`)
      return
    }
    const { row: reserved, end } = reservation
    this.require(
      row,
      reserved.account === account && reserved.month === month,
      `${kind} of ${reference}, reserved by ${reserved.account} in ${reserved.month}`,
    )
    if (kind === 'metered') {
      this.require(row, end === 'settle', `${reference} was reported and not settled`)
      return
    }
    this.require(row, end === null, `${kind} of ${reference}, which has ended`)
    const back = kind === 'settle' ? givenBack(row.units, reserved) : negative(reserved)
    for (const name of AMOUNTS) this.requireEqual(row, `${name} of ${kind}`, row[name], back[name])
    this.require(
      row,
      row.units >= 0 && row.units <= reserved.units,
      `${row.units} units of ${reference}, of ${reserved.units} that were reserved`,
    )
    if (kind === 'settle' || kind === 'release') reservation.end = kind
  }

  private requireEqual(row: LedgerRow, name: string, found: number, expected: number): void {
    this.require(row, found === expected || (found === 0 && expected === 0), `${name} is ${found}, and ${expected} by the rows before it`)
  }

  private require(row: LedgerRow, isRight: boolean, what: string): void {
    if (!isRight) this.note(row, what)
  }

  private note({ seq, account }: LedgerRow, what: string): void {
    this.differences.push({ seq, account, what })
  }
}
