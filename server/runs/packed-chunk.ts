import type { SweptChunk } from '@pvyield/engine'
import { packSync, unpackTextSync } from '../db/zstd.ts'

/** A chunk of a study as it is stored. */
export interface StoredChunk {
  readonly chunk: number
  readonly swept: SweptChunk
}

/** JSON keeps every digit of a number; one that is missing becomes null. */
export function packedChunk({ chunk, swept: { values, ...rest } }: StoredChunk): Uint8Array {
  return packSync(JSON.stringify({ chunk, ...rest, values: [...values] }))
}

export function readChunk(packed: Uint8Array): StoredChunk {
  const { chunk, values, ...rest } = JSON.parse(unpackTextSync(packed)) as Packed
  return { chunk, swept: { ...rest, values: Float64Array.from(values, (value) => value ?? Number.NaN) } }
}

interface Packed extends Omit<StoredChunk, 'swept'>, Omit<SweptChunk, 'values'> {
  readonly values: readonly (number | null)[]
}
