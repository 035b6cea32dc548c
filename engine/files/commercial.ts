import type { Findings } from './findings.ts'
import { blockOf } from './object-file.ts'
import { cleanText, ObjectKeys } from './object-keys.ts'
import { entryOf, type PvsystBlock } from './pvsyst-object.ts'

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

/** Keys of the product, which some writers put next to the object pvCommercial instead of into it. */
const PRODUCT_KEYS = ['Manufacturer', 'Model', 'DataSource', 'YearBeg', 'YearEnd', 'Comment', 'Height', 'Width', 'Depth', 'Weight']

/**
 * Reads the object pvCommercial. Facts about the product that it lacks are read from the component itself.
 * @param own  keys of the component; those that are read here count as read there
 */
export function readCommercial(main: PvsystBlock, own: ObjectKeys, findings: Findings): Commercial {
  const block = blockOf(main, 'pvCommercial')
  const outside = PRODUCT_KEYS.filter((key) => (block === null || entryOf(block, key) === undefined) && entryOf(main, key) !== undefined)
  const keys = new ObjectKeys(outside.length === 0 ? block : withEntries(block, main, outside), findings)
  own.skip(...outside)
  if (outside.length > 0)
    findings.note(
      'changed',
      own.at(outside[0]),
      `${outside.join(', ')}: read from the component itself, as the object pvCommercial lacks them`,
    )
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

/** The block with entries of another one that it lacks. */
function withEntries(block: PvsystBlock | null, other: PvsystBlock, keys: readonly string[]): PvsystBlock {
  const wanted = keys.map((key) => key.toLowerCase())
  const more = other.entries.filter(({ key }) => wanted.includes(key.toLowerCase()))
  return block === null ? { ...other, blocks: [], entries: more } : { ...block, entries: [...block.entries, ...more] }
}
