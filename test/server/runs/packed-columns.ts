import type { PackedBlock } from '../../../server/runs/series.ts'

/** The packed columns of a block. The first one has the starts of the rows. */
export function packedColumns({ data, ends }: PackedBlock): Uint8Array[] {
  return ends.map((end, k) => data.subarray(ends[k - 1] ?? 0, end))
}
