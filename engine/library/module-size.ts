/**
 * Width divided by length of a module for which the list states only an area: the median of the
 * 9,816 modules of the CEC list of 2021-12-01 that state both (60-cell modules 0.602, 72-cell
 * modules 0.507).
 */
const TYPICAL_ASPECT = 0.6

export interface ModuleSize {
  lengthM: number
  widthM: number
}

/**
 * Length and width with the stated area (to rounding) and the typical proportion; the length is in
 * whole millimetres.
 */
export function sizeOfArea(areaM2: number): ModuleSize {
  const lengthM = Math.round(Math.sqrt(areaM2 / TYPICAL_ASPECT) * 1000) / 1000
  return { lengthM, widthM: areaM2 / lengthM }
}
