import type { AcceptedRun } from '@pvyield/contract/schemas'
import type { ReportProfile } from '@pvyield/report/document'
import type { Account } from '../http/account.ts'
import type { Encoding } from '../http/compression.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import { type Drawing, type DrawnForm, drawnColumns } from './drawn-form.ts'
import type { RunReader } from './reader.ts'
import type { DrawingTasks, WrittenDrawing } from './stored-drawing.ts'

/** Measured: a report of 18 pages. */
const COST = { seconds: 0.4, bytes: 60e6 }

/** A stored run to draw. */
export interface DrawingWish {
  readonly id: string
  readonly form: DrawnForm
  readonly drawing: Drawing
  readonly columns: readonly string[] | null
  readonly account: Account | null
  readonly caller: string
  readonly signal: AbortSignal
  readonly encoding: Encoding | null
}

/** Pictures and reports of stored runs, drawn in a worker. */
export class StoredDrawings {
  /** @param profileOf  what the report of an account's run prints of its profile */
  constructor(
    private readonly reader: RunReader,
    private readonly pool: Pool<TasksOf<DrawingTasks>>,
    readonly profileOf: (account: Account) => Promise<ReportProfile>,
  ) {}

  /** Fails: Problem not_found, run_failed, validation_error; as the pool. */
  async draw(wish: DrawingWish): Promise<{ readonly running: AcceptedRun } | { readonly complete: WrittenDrawing }> {
    const { id, form, drawing, account, caller, signal, encoding } = wish
    const columns = drawnColumns(form, drawing, wish.columns)
    // A report draws the hours of a run that has them.
    const found = await this.reader.toDraw(id, columns, account?.id ?? null)
    if ('running' in found) return found
    const profile = form === 'svg' || account === null ? null : await this.profileOf(account)
    const stored = { ...found.complete, form, drawing, columns, profile, encoding }
    return { complete: await this.pool.submit('drawStored', stored, { caller, signal, cost: COST, turn: 'first' }) }
  }
}
