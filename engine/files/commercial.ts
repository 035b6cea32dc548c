import type { Findings } from './findings.ts'
import { blockOf } from './object-file.ts'
import { cleanText, ObjectKeys } from './object-keys.ts'
import type { PvsystBlock } from './pvsyst-object.ts'

/** Remarks that are handed on. */
const REMARKS_MAX = 50

/** What a component file says about the product, apart from its figures. */
export interface Commercial {
  manufacturer: string
  name: string
  meta: {
    data_source: string
    years: string
    comment: string
    remarks: string[]
    height_m: number | null
    width_m: number | null
    depth_m: number | null
    weight_kg: number | null
  }
  /** The keys, for figures with a place of their own. */
  keys: ObjectKeys
}

/** Reads the object pvCommercial. */
export function readCommercial(main: PvsystBlock, findings: Findings): Commercial {
  const block = blockOf(main, 'pvCommercial')
  const keys = new ObjectKeys(block, findings)
  const remarks = block === null ? null : (block.blocks.find(({ name }) => name.toLowerCase() === 'remarks') ?? null)
  const years = [keys.text('YearBeg'), keys.text('YearEnd')].filter((year) => year !== '')
  return {
    manufacturer: keys.text('Manufacturer'),
    name: keys.text('Model'),
    meta: {
      data_source: keys.text('DataSource'),
      years: years.join(' to '),
      comment: keys.text('Comment'),
      remarks: (remarks?.entries ?? [])
        .slice(0, REMARKS_MAX)
        .map(({ value }) => cleanText(value))
        .filter((text) => text !== ''),
      height_m: keys.size('Height'),
      width_m: keys.size('Width'),
      depth_m: keys.size('Depth'),
      weight_kg: keys.size('Weight'),
    },
    keys,
  }
}
