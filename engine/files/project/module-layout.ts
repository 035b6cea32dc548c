import { decimalNumber } from '../decimal-number.ts'
import type { ObjectFacts } from './object-facts.ts'

/** How modules lie on a field, as far as it is stated. */
export interface ModuleLayout {
  /** Modules up the slope and along the base of one rectangle. */
  rows: number | null
  columns: number | null
  /** Size of a module up the slope and along the base. */
  heightM: number | null
  widthM: number | null
}

/** NModInHeight, NModInWidth, and the size in PanneauPVName (`name;0.992#1.658`), turned by ModuleOrient. */
export function readModuleLayout(keys: ObjectFacts): ModuleLayout {
  const size = /;\s*([\d.,]+)\s*#\s*([\d.,]+)\s*$/.exec(keys.text('PanneauPVName'))
  const sides = size === null ? [] : [decimalNumber(size[1] ?? ''), decimalNumber(size[2] ?? '')].filter((side) => side > 0)
  const isLying = /land/i.test(keys.text('ModuleOrient'))
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  const isKnown = sides.length === 2
  return {
    rows: keys.integer('NModInHeight'),
    columns: keys.integer('NModInWidth'),
    heightM: isKnown ? (isLying ? short : long) : null,
    widthM: isKnown ? (isLying ? long : short) : null,
  }
}
