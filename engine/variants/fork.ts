import { type ChainStage, writersOf } from '../chain-part.ts'
import { COLUMNS, type ColumnEntry, type Group, type Writer } from '../core/columns.ts'
import type { Frame } from '../core/frame.ts'

type Column = Float64Array | Uint8Array

/**
 * The place in a chain from which variants run stages of their own. In the rows of a block, they find
 * every column as the stages before it left it: a column that stages on both sides write is kept
 * here, and one that only later stages write is cleared.
 */
export class Fork {
  private readonly before: ReadonlySet<Writer>
  private readonly after: ReadonlySet<Writer>
  private readonly kept: readonly { readonly column: Column; readonly copy: Column }[]

  /** @param at  number of the first stage after it */
  constructor(
    readonly at: number,
    stages: readonly ChainStage[],
    frame: Frame,
  ) {
    this.before = new Set<Writer>(['weather', ...stages.slice(0, at).flatMap(writersOf)])
    this.after = new Set(stages.slice(at).flatMap(writersOf))
    this.kept = this.columnsOnBothSides(frame).map((column) => ({ column, copy: column.slice() }))
  }

  /** Whether the columns of a writer begin after the fork. */
  readonly isAfter = (writer: Writer): boolean => this.after.has(writer) && !this.before.has(writer)

  /** Whether the stages after the fork can change a column. */
  changes({ writers }: ColumnEntry): boolean {
    return writers.some((writer) => this.after.has(writer))
  }

  /** Call it when the stages before the fork have run. */
  keep(n: number): void {
    for (const { column, copy } of this.kept) copy.set(column.subarray(0, n))
  }

  /** Call it before the stages after the fork run again. */
  restore(n: number): void {
    for (const { column, copy } of this.kept) column.set(copy.subarray(0, n))
  }

  private columnsOnBothSides(frame: Frame): Column[] {
    const groups: [Group, object][] = [
      ['sky', frame.sky],
      ['plane', frame.plane],
      ['dc', frame.dc],
      ['ac', frame.ac],
    ]
    if (frame.faces.length > 1) for (const { plane, dc } of frame.faces) groups.push(['plane', plane], ['dc', dc])
    for (const { bins } of frame.faces) if (bins.length > 1) for (const plane of bins) groups.push(['plane', plane])
    return groups.flatMap(([group, columns]) =>
      Object.entries<ColumnEntry>(COLUMNS[group])
        .filter(([, entry]) => this.changes(entry) && entry.writers.some((writer) => this.before.has(writer)))
        .map(([name]) => (columns as Readonly<Record<string, Column>>)[name]),
    )
  }
}
