/** Air pressure of the standard atmosphere at sea level, Pa. */
export const SEA_LEVEL_PA = 101325

/**
 * Air pressure of the standard atmosphere at an elevation, Pa.
 * Source: "A Quick Derivation relating altitude to air pressure", Portland State Aerospace Society,
 * version 1.03 (2004): the form that pvlib and its users use.
 * Checked by: vectors t02
 */
export function pressurePa(elevationM: number): number {
  return 100 * ((44331.514 - elevationM) / 11880.516) ** (1 / 0.1902632)
}
