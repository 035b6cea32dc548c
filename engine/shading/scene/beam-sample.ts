/** Tables that are looked at in a direction of a shading table, by the tables of the scene from which on it counts. */
const TABLED = [
  { tablesFrom: 5000, most: 512 },
  { tablesFrom: 0, most: 256 },
] as const
/** The same in a row that is projected: rows are not interpolated. */
const PROJECTED = 512
/** The same where only objects shade, which reach few tables. */
const OBJECTS = 1024
/**
 * Tables that are looked at in a direction: all, or a sample.
 * @param byTables  whether tables shade each other
 */
export function tablesLookedAt(tables: number, isProjected: boolean, byTables: boolean): number {
  const tabled = TABLED.find(({ tablesFrom }) => tables >= tablesFrom) ?? TABLED[0]
  return Math.min(tables, !byTables ? OBJECTS : isProjected ? PROJECTED : tabled.most)
}
