import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import type { Contents } from '../objects/contents.ts'
import { isHeldBy } from './held-run.ts'
import type { PackedPart } from './packed-part.ts'
import type { PackedBlock } from './series.ts'
import { runSeries, runs } from './table.ts'

/** The blocks that runs have: their series, or the finished chunks of a study. */
export class StoredBlocks {
  constructor(
    private readonly database: Database,
    private readonly holder: string | null,
    private readonly contents: Contents,
  ) {}

  /**
   * Stores one block of the series of a running run. The blocks of a long series are written one by
   * one before `complete`, so that other writes come in between.
   */
  addBlock(runId: string, { block, data, ends }: PackedBlock): Statement {
    const parts = ends.map((end, k) => {
      const start = ends[k - 1] ?? 0
      return [1 + start, end - start]
    })
    return { toSQL: () => ({ sql: INSERT_COLUMNS, params: [runId, block, data, JSON.stringify(parts), this.holder] }) }
  }

  /**
   * Packed columns of a stored series: of these blocks, one block after the other, in each the
   * columns in this order. Nothing for blocks after the last one.
   */
  async packed(id: string, { columns, from, count }: PackedPart): Promise<Uint8Array[]> {
    const isWanted = sql`${runSeries.column} in (select value from json_each(${JSON.stringify(columns)}))`
    const found = await this.database.read
      .select({ block: runSeries.block, column: runSeries.column, data: runSeries.data })
      .from(runSeries)
      .where(and(eq(runSeries.runId, id), isWanted, gte(runSeries.block, from), lt(runSeries.block, from + count)))
    const places = new Map(columns.map((column, place) => [column, place]))
    const placeOf = ({ block, column }: (typeof found)[number]) => block * columns.length + (places.get(column) ?? 0)
    return this.contents.read(found.sort((a, b) => placeOf(a) - placeOf(b)).map(({ data }) => data))
  }

  /** Deletes the blocks that an earlier attempt of a running run has left. */
  removeBlocks(id: string): Statement {
    const held = this.database.read.select({ id: runs.id }).from(runs).where(isHeldBy(this.holder, id))
    return this.database.read.delete(runSeries).where(inArray(runSeries.runId, held))
  }

  /** Deletes the blocks that were still written of a run that was cancelled. */
  removeBlocksOfFailed(id: string): Statement {
    const failed = this.database.read
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.id, id), eq(runs.status, 'failed')))
    return this.database.read.delete(runSeries).where(inArray(runSeries.runId, failed))
  }
}

/**
 * Takes the packed columns of a block apart in the thread of the store. As a content of its own, each
 * of some hundred columns was copied on its way there, which took the main thread 1 ms per run.
 */
const INSERT_COLUMNS = `insert into run_series (run_id, block, "column", data)
  select block.run_id, block.block, part.key, substr(block.data, part.value ->> 0, part.value ->> 1)
  from (select ? as run_id, ? as block, ? as data) block, json_each(?) part
  where exists (select 1 from runs where runs.id = block.run_id and runs.holder is ?) on conflict do nothing`
