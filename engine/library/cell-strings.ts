/**
 * Open-circuit voltage of a crystalline cell at STC, V: the typical value today, and the range in
 * which a number of cells is accepted.
 */
const TYPICAL_CELL_VOC_V = 0.66
const MIN_CELL_VOC_V = 0.5
const MAX_CELL_VOC_V = 0.8

const CRYSTALLINE = new Set(['mono_si', 'poly_si'])

export interface CellStrings {
  inSeries: number
  inParallel: number
}

/**
 * Cells in series and strings in parallel of a module, from its number of cells. Lists count all
 * cells of half-cut and shingled modules as if they were in series: 144 cells with 48 V are two
 * strings of 72. A number that does not fit the voltage stays as listed (the CEC model does not use
 * it).
 */
export function cellStrings(cells: number, vocV: number, technology: string): CellStrings {
  const listed = { inSeries: cells, inParallel: 1 }
  if (!CRYSTALLINE.has(technology)) return listed
  const strings = Math.round((TYPICAL_CELL_VOC_V * cells) / vocV)
  if (strings < 2 || cells % strings !== 0) return listed
  const cellVocV = (vocV * strings) / cells
  return cellVocV < MIN_CELL_VOC_V || cellVocV > MAX_CELL_VOC_V ? listed : { inSeries: cells / strings, inParallel: strings }
}
