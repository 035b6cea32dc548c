import type { Billing } from '@pvyield/contract/schemas'
import type { Statement } from '../db/database.ts'
import type { ChargeHost } from '../runs/tasks.ts'
import type { ChargingService, WithReservation } from './service.ts'
import type { RunUnits } from './units.ts'

const NOTHING_MORE: WithReservation = async () => []

/** What a run that starts needs of its charge. */
export interface RunCharging {
  /** SHA-256 of the default project, which is free. */
  readonly freeDigest: string
  /** Called by the worker of the run. */
  readonly charge: ChargeHost['charge']
}

/** The charge of one run. It is reserved once, however often it is asked for. */
export class RunCharge implements RunCharging {
  private reserving: Promise<Billing | null> | null = null
  private isOver = false
  private readonly decision = Promise.withResolvers<void>()

  constructor(
    private readonly charging: ChargingService,
    private readonly account: string | null,
    readonly run: string,
  ) {}

  get freeDigest(): string {
    return this.charging.freeDigest
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
   * Fails: as ChargingService.reserve.
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

  /** Part of the batch that stores the answer. */
  settle(): readonly Statement[] {
    this.isOver = true
    return [this.charging.end(this.run, 'settle')]
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
