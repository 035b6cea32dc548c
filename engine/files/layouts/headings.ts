/** Lengths and angles by their unit: metres or degrees of one. */
const UNITS: Readonly<Record<string, number>> = {
  m: 1,
  meter: 1,
  meters: 1,
  metre: 1,
  metres: 1,
  mm: 0.001,
  cm: 0.01,
  ft: 0.3048,
  feet: 0.3048,
  foot: 0.3048,
  in: 0.0254,
  inch: 0.0254,
  deg: 1,
  degree: 1,
  degrees: 1,
  rad: 180 / Math.PI,
}
const HEADING_MAX = 80

/** A heading in lower case, without accents, signs and spaces. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')

/** A heading without its unit, and the factor of the unit: `Length (mm)`, `tilt_deg`, `Height[ft]`. */
export function headingOf(heading: string): { name: string; factor: number } {
  const text = heading.slice(0, HEADING_MAX).trim()
  const [, before = text, bracketed] = /^([^([]*)[([]\s*([a-z°]+)\s*[)\]]\s*$/i.exec(text) ?? []
  const unit = bracketed === undefined ? undefined : bracketed.replace('°', 'deg').toLowerCase()
  if (unit !== undefined && Object.hasOwn(UNITS, unit)) return { name: plainHeading(before), factor: UNITS[unit] ?? 1 }
  const [, stem = '', ending = ''] = /^(.+)[_ .]([a-z]+)$/i.exec(text) ?? []
  const folded = ending.toLowerCase()
  return Object.hasOwn(UNITS, folded) ? { name: plainHeading(stem), factor: UNITS[folded] ?? 1 } : { name: plainHeading(text), factor: 1 }
}
