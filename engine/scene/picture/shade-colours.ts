const LIT = [255, 205, 64] as const
const DARK = [38, 46, 84] as const

/**
 * Colour of a share of shade: yellow for lit to navy for dark, which people who confuse red and green tell apart by lightness alone.
 * @param share  0 to 1
 * @returns red, green and blue, 0 to 255
 */
export function shadeRgb(share: number): readonly [red: number, green: number, blue: number] {
  const [red, green, blue] = LIT.map((lit, c) => Math.round(lit + (DARK[c] - lit) * share))
  return [red, green, blue]
}
