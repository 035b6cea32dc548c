import type { Billing } from '@pvyield/contract/schemas'
import type { Statement } from '../db/database.ts'
import type { Tariff } from './tariff.ts'
import type { RunUnits } from './units.ts'

/** Makes the statements that belong into the batch of a reservation. */
export type WithReservation = (billing: Billing | null) => Promise<readonly Statement[]>

/** Requests of a run's worker to the main thread. */
export interface ChargeHost {
  /**
   * Reserves what the run takes.
   * @param units  null for a run that is free
   * Fails: Problem unauthorized, payment_required, budget_exceeded, storage_unavailable.
   */
  charge(units: RunUnits | null): Promise<Billing | null>
}

/** The parts of its charge that a run needs to start. */
export interface RunCharging extends ChargeHost {
  readonly tariff: Tariff
}

/** What makes and ends reservations. */
export interface Reservations {
  readonly tariff: Tariff
  reserve(account: string | null, run: string, units: RunUnits | null, more: WithReservation): Promise<Billing | null>
  write(statements: readonly Statement[]): Promise<void>
  end(run: string, end: 'settle' | 'release', units?: number | null): Statement
  release(run: string): Promise<void>
}

const NOTHING_MORE: WithReservation = async () => []

/** The charge of one run. It is reserved once, however often it is asked for. */
export class RunCharge implements RunCharging {
  private reserving: Promise<Billing | null> | null = null
  private isOver = false
  private readonly decision = Promise.withResolvers<void>()

  constructor(
    private readonly charging: Reservations,
    private readonly account: string | null,
    readonly run: string,
  ) {}

  get tariff(): Tariff {
    return this.charging.tariff
  }

  readonly charge = (units: RunUnits | null) => this.reserve(units)

  /** Settles when the charge is reserved or refused. */
  get decided(): Promise<void> {
    return this.decision.promise
  }

  /**
   * Reserves what the run takes.
   * @param units  null for a run that is free
   * @param more   statements of the same batch, or of one of its own when the charge was reserved before
   * Fails: as `charge`.
   */
  async reserve(units: RunUnits | null, more = NOTHING_MORE): Promise<Billing | null> {
    if (this.reserving === null) {
      this.reserving = this.reserveOnce(units, more).finally(() => this.decision.resolve())
      return this.reserving
    }
    const billing = await this.reserving
    await this.charging.write(await more(billing))
    return billing
  }

  /** What was reserved; null for a run that is free, or before anything was reserved. */
  async billing(): Promise<Billing | null> {
    return this.reserving
  }

  /** Part of the batch that stores the answer. @param units  what is charged of what was reserved; null for all of it */
  settle(units: number | null = null): readonly Statement[] {
    this.isOver = true
    return [this.charging.end(this.run, 'settle', units)]
  }

  /** For a run that ended without an answer. A reservation that is being made is released as well. */
  async release(): Promise<void> {
    this.isOver = true
    const reserved = await this.reserving?.catch(() => null)
    if (reserved) await this.charging.release(this.run)
  }

  private async reserveOnce(units: RunUnits | null, more: WithReservation): Promise<Billing | null> {
    if (this.isOver) throw new Error('The run has ended')
    return this.charging.reserve(this.account, this.run, units, more)
  }
}
