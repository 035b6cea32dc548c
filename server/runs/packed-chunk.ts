import type { SweptChunk } from '@pvyield/engine'
import { packSync, unpackTextSync } from '../db/zstd.ts'

/** A chunk of a study as it is stored. */
export interface StoredChunk {
  readonly chunk: number
  /** What it is of, where the number does not say it. */
  readonly key?: string
  readonly swept: SweptChunk
}

/** JSON keeps every digit of a number; one that is missing becomes null. */
export function packedChunk({ chunk, key, swept: { values, ...rest } }: StoredChunk): Uint8Array {
  return packSync(JSON.stringify({ chunk, key, ...rest, values: [...values] }))
}

export function readChunk(packed: Uint8Array): StoredChunk {
  const { chunk, key, values, ...rest } = JSON.parse(unpackTextSync(packed)) as Packed
  return { chunk, ...(key !== undefined && { key }), swept: { ...rest, values: Float64Array.from(values, (value) => value ?? Number.NaN) } }
}

interface Packed extends Omit<StoredChunk, 'swept'>, Omit<SweptChunk, 'values'> {
  readonly values: readonly (number | null)[]
}
