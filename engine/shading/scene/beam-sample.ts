/** Tables that are looked at in a direction, by the number of tables of the scene from which on it counts. */
const SAMPLES = [
  { tablesFrom: 5000, most: 512 },
  { tablesFrom: 0, most: 256 },
] as const

/** Tables that are looked at in a direction of a shading table: all, or a sample. */
export function tablesLookedAt(tables: number): number {
  return Math.min(tables, (SAMPLES.find(({ tablesFrom }) => tables >= tablesFrom) ?? SAMPLES[0]).most)
}
