import type { Component, TestedRows } from './tested-rows.ts'

/**
 * Kind of fault that a test names: values that cannot be, values that hardly are, components that contradict each
 * other, values that do not follow the sun.
 */
export type TestGroup = 'impossible' | 'rare' | 'inconsistent' | 'standing'

/** A test of the rows of a weather. */
export interface WeatherTest {
  /** What a row has that fails it, a few words. */
  readonly title: string
  readonly source: string
  readonly group: TestGroup
  /** Columns without which nothing is tested. */
  readonly needs: readonly Component[]
  /** Columns whose values a row that fails it is not to be trusted in. */
  readonly judges: readonly Component[]
  /** Cleaned weather lacks these values unless the request says otherwise. */
  readonly isRemoved: boolean
  /**
   * @param mask  zeros; gets 1 in every row that fails
   * @returns number of rows that were tested
   */
  mark(rows: TestedRows, mask: Uint8Array): number
}

/** The column of a test that needs it. */
export function columnOf({ columns }: TestedRows, name: Component): Float64Array {
  const column = columns[name]
  if (column === null) throw new TypeError(`A test of ${name} was given weather without it`)
  return column
}
