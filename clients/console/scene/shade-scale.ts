import { shadeRgb } from '@pvyield/engine/quick'

/** Classes of shade, from lit to dark: those of the service's picture. */
export const SHADE_CLASSES = 21
/** Of a table that the sun sees from behind, and of every table while the sun is down. */
export const BEHIND_RGB = [146, 140, 164] as const

/** Colour of a class, 0 to `SHADE_CLASSES` - 1. */
export function rgbOf(shadeClass: number): readonly [red: number, green: number, blue: number] {
  return shadeRgb(shadeClass / (SHADE_CLASSES - 1))
}

/** A colour as an SVG attribute. */
export function cssOf([red, green, blue]: readonly [number, number, number]): string {
  return `rgb(${red} ${green} ${blue})`
}
