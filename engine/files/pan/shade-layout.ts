import type { ElectricalShade, ModulePvsyst } from '@pvyield/contract/schemas'
import type { Findings } from '../findings.ts'
import type { ObjectKeys } from '../object-keys.ts'

/** Values of SubModuleLayout, in lower case. */
const LAYOUTS: Readonly<Record<string, ElectricalShade['layout']>> = {
  '': 'whole',
  slwholemodule: 'whole',
  sltwinhalfcells: 'twin_half_cells',
  slinlength: 'in_length',
}

/** Range of the side of a cell, m: cells of thin film are strips of 5 mm, the largest wafers have 210 mm. */
const SIDE_M = [0.003, 0.3] as const

const THIN_FILM: ReadonlySet<ModulePvsyst['technology']> = new Set(['cdte', 'cis', 'a_si', 'tandem'])

/**
 * null for thin film: its cells are strips from one end of the module to the other. Shade that
 * crosses them takes the same share of each, so the loss is that of the area; NCelS and CellArea
 * would make squares of them.
 */
export function shadeLayoutOf(keys: ObjectKeys, technology: ModulePvsyst['technology'], findings: Findings): ElectricalShade | null {
  if (!THIN_FILM.has(technology)) return readShadeLayout(keys, findings)
  keys.skip('SubModuleLayout', 'NDiode', 'CellArea', 'CellWidth', 'CellHeight')
  findings.note(
    'derived',
    keys.at('Technol'),
    'electrical_shade is null: the cells of thin film are strips along the module. Where they run up the slope use shade_mode linear; where they lie along the row shade takes whole strips, and no field counts that',
  )
  return null
}

/**
 * How the module is divided for the electrical loss of partial shade. Twin half cells are two
 * parallel halves above each other when the module stands upright. Lying modules have both halves
 * side by side, so that shade from below meets both.
 */
function readShadeLayout(keys: ObjectKeys, findings: Findings): ElectricalShade {
  const stated = keys.text('SubModuleLayout')
  let layout = LAYOUTS[stated.toLowerCase()]
  if (layout === undefined) {
    findings.note('ignored', keys.at('SubModuleLayout'), `SubModuleLayout ${stated} is not known: the module counts as one piece`)
    layout = 'whole'
  }
  const isTwin = layout === 'twin_half_cells'
  const [upM, acrossM] = cellSize(keys, isTwin, findings)
  return {
    layout,
    bypass_diodes: keys.count('NDiode'),
    strips_portrait: isTwin ? 2 : 1,
    strips_landscape: 1,
    cell_traverse_portrait_m: upM,
    cell_traverse_landscape_m: acrossM,
  }
}

/** Size of a cell along the length and across the width of the module, m; null when it is not stated. */
function cellSize(keys: ObjectKeys, isTwin: boolean, findings: Findings): [number | null, number | null] {
  const widthM = keys.size('CellWidth')
  const heightM = keys.size('CellHeight')
  if (widthM !== null && heightM !== null) return [ofCell(heightM), ofCell(widthM)]
  const areaCm2 = keys.size('CellArea')
  if (areaCm2 === null) return [null, null]
  // CellArea of half cells is that of one half
  const sideM = Math.sqrt(areaCm2 * (isTwin ? 2 : 1)) / 100
  const sizes: [number | null, number | null] = [ofCell(isTwin ? sideM / 2 : sideM), ofCell(sideM)]
  if (sizes[0] !== null)
    findings.note(
      'derived',
      keys.at('CellArea'),
      `The cell sizes of electrical_shade follow from CellArea, for ${isTwin ? 'halves of ' : ''}square cells`,
    )
  return sizes
}

function ofCell(sideM: number): number | null {
  return sideM >= SIDE_M[0] && sideM <= SIDE_M[1] ? Math.round(sideM * 1e4) / 1e4 : null
}
