import { COLUMNS, type ColumnEntry, type ColumnName, type Group, type Writer } from './columns.ts'

/** A column with its entry in the table. */
export interface NamedColumn {
  readonly name: ColumnName
  readonly group: Group
  readonly entry: ColumnEntry
}

/** All columns in the order of the table. */
const ALL: readonly NamedColumn[] = Object.entries(COLUMNS).flatMap(([group, columns]) =>
  Object.entries<ColumnEntry>(columns).map(([name, entry]) => ({ name: name as ColumnName, group: group as Group, entry })),
)
const BY_NAME = new Map(ALL.map((column) => [column.name, column]))

export function columnNamed(name: ColumnName): NamedColumn {
  return BY_NAME.get(name) as NamedColumn
}

const CHANGES = new Map(ALL.flatMap(({ name, entry }) => (entry.changes === undefined ? [] : [[entry.changes, name] as const])))

/** The column that has what a battery at the DC side changes of this one; null where it changes nothing. */
export function changeOf(name: ColumnName): ColumnName | null {
  return CHANGES.get(name) ?? null
}

/** A column, and what such a battery changes of it. */
export function withChange(name: ColumnName): readonly ColumnName[] {
  const change = changeOf(name)
  return change === null ? [name] : [name, change]
}

/** The columns that are rows of the loss diagram and that a stage writes first. */
export function rowColumns(writer: Writer): readonly NamedColumn[] {
  return ALL.filter(({ entry }) => entry.row !== undefined && entry.writers[0] === writer)
}

/** Names of the columns of a group that several faces have as one in this way. */
export type Blended<G extends 'plane' | 'dc', F extends 'mean' | 'sum'> = {
  [K in keyof (typeof COLUMNS)[G]]: (typeof COLUMNS)[G][K] extends { faces: F } ? K : never
}[keyof (typeof COLUMNS)[G]]

export function blended<G extends 'plane' | 'dc', F extends 'mean' | 'sum'>(group: G, faces: F): readonly Blended<G, F>[] {
  const columns = ALL.filter((column) => column.group === group && column.entry.faces === faces)
  return columns.map(({ name }) => name as Blended<G, F> & ColumnName)
}
