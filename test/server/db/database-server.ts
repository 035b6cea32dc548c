import { Database } from 'bun:sqlite'

type WireValue =
  | { type: 'null' }
  | { type: 'integer' | 'text'; value: string }
  | { type: 'float'; value: number }
  | { type: 'blob'; base64: string }

interface WireStatement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args?: readonly WireValue[]
}

interface Condition {
  readonly type: 'ok' | 'error' | 'not' | 'and' | 'or' | 'is_autocommit'
  readonly step?: number
  readonly cond?: Condition
  readonly conds?: readonly Condition[]
}

interface WireRequest {
  readonly type: 'execute' | 'batch' | 'sequence' | 'store_sql' | 'close'
  readonly stmt?: WireStatement
  readonly sql?: string
  readonly sql_id?: number
  readonly batch?: { readonly steps: readonly { readonly condition?: Condition; readonly stmt: WireStatement }[] }
}

/**
 * What happens to a call: it is answered, it does not arrive, its answer is lost, it arrives when `deliver` is called, or the
 * server takes it and is frozen.
 */
export type Fate = 'answered' | 'refused' | 'lost' | 'late' | 'frozen'

/**
 * A database server in this process, with as much of libSQL's HTTP protocol (Hrana 2) as the driver
 * uses.
 */
export class DatabaseServer {
  readonly database = new Database(':memory:')
  readonly url: string
  calls = 0
  private readonly late: (readonly WireRequest[])[] = []
  private readonly server: ReturnType<typeof Bun.serve>

  /** @param fate  of each call to write or read, by its number */
  constructor(fate: (call: number) => Fate) {
    this.server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        if (request.method === 'GET') return new Response('', { status: new URL(request.url).pathname === '/v2' ? 200 : 404 })
        const { requests } = (await request.json()) as { requests: readonly WireRequest[] }
        const chosen = fate(this.calls++)
        if (chosen === 'frozen') return new Promise<Response>(() => undefined)
        if (chosen === 'late') this.late.push(requests)
        if (chosen === 'refused' || chosen === 'late') return new Response('refused', { status: 502 })
        const answer = Response.json({ baton: null, base_url: null, results: this.answer(requests) })
        return chosen === 'lost' ? new Response('lost', { status: 502 }) : answer
      },
    })
    this.url = `http://127.0.0.1:${this.server.port}`
  }

  /** Does now what a network held up. */
  deliver(): void {
    for (const requests of this.late.splice(0)) this.answer(requests)
  }

  async stop(): Promise<void> {
    await this.server.stop(true)
    this.database.close()
  }

  private answer(requests: readonly WireRequest[]): unknown[] {
    const texts = new Map<number, string>()
    return requests.map((request) => {
      try {
        return { type: 'ok', response: { type: request.type, ...this.do(request, texts) } }
      } catch (cause) {
        return { type: 'error', error: errorOf(cause) }
      }
    })
  }

  private do({ type, stmt, sql = '', sql_id: id = 0, batch }: WireRequest, texts: Map<number, string>): object {
    if (type === 'store_sql') texts.set(id, sql)
    if (type === 'sequence') this.database.run(sql)
    if (type === 'execute' && stmt !== undefined) return { result: this.execute(stmt, texts) }
    if (type !== 'batch' || batch === undefined) return {}
    const results: unknown[] = []
    const errors: unknown[] = []
    for (const [k, { condition, stmt: statement }] of batch.steps.entries()) {
      results[k] = null
      errors[k] = null
      if (condition !== undefined && !this.holds(condition, results, errors)) continue
      try {
        results[k] = this.execute(statement, texts)
      } catch (cause) {
        errors[k] = errorOf(cause)
      }
    }
    return { result: { step_results: results, step_errors: errors } }
  }

  private holds({ type, step = 0, cond, conds = [] }: Condition, results: readonly unknown[], errors: readonly unknown[]): boolean {
    if (type === 'ok') return results[step] !== null
    if (type === 'error') return errors[step] !== null
    if (type === 'not') return cond === undefined || !this.holds(cond, results, errors)
    if (type === 'and') return conds.every((inner) => this.holds(inner, results, errors))
    if (type === 'or') return conds.some((inner) => this.holds(inner, results, errors))
    return !this.database.inTransaction
  }

  private execute({ sql, sql_id: id = 0, args = [] }: WireStatement, texts: ReadonlyMap<number, string>): object {
    const statement = this.database.prepare(sql ?? texts.get(id) ?? '')
    const values = args.map(readValue)
    const rows = statement.columnNames.length > 0 ? statement.values(...values) : []
    const changes = statement.columnNames.length > 0 ? 0 : statement.run(...values).changes
    return {
      cols: statement.columnNames.map((name) => ({ name, decltype: null })),
      rows: rows.map((row) => row.map(writeValue)),
      affected_row_count: changes,
      last_insert_rowid: '0',
    }
  }
}

function readValue(value: WireValue): string | number | Uint8Array | null {
  if (value.type === 'null') return null
  if (value.type === 'blob') return bounded(Uint8Array.from(Buffer.from(value.base64, 'base64')))
  return value.type === 'integer' ? Number(value.value) : value.value
}

/** sqld takes no value above 5 MB. */
function bounded(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= 5_000_000) return bytes
  throw Object.assign(new Error('ARGS_INVALID: Arguments do not match SQL parameters: string or blob too big'), { code: 'ARGS_INVALID' })
}

function writeValue(value: unknown): WireValue {
  if (value === null) return { type: 'null' }
  if (value instanceof Uint8Array) return { type: 'blob', base64: Buffer.from(value).toString('base64') }
  if (typeof value === 'string') return { type: 'text', value }
  return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value: Number(value) }
}

function errorOf(cause: unknown): object {
  const { message, code } = cause as { message: string; code?: string }
  return { message, code: code ?? 'SQLITE_ERROR' }
}
