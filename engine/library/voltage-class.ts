/** Maximum voltages of DC systems for which inverters are built, V. */
const CLASSES_V = [600, 1000, 1500]
/** Inverters whose window ends below this voltage serve one or two modules and have no class. */
const MICRO_V = 150

/**
 * Maximum DC voltage of an inverter whose list states none: the lowest class that contains its MPPT
 * window; null without one. It is an assumption. A run does not use it: there, strings are checked
 * against 1,000 and 1,500 V alone (`report/system-voltage.ts`).
 * Source: NEC 2023, 690.7 (600 V on dwellings, 1,000 V on buildings, 1,500 V elsewhere); IEC
 * 62548-1:2023 (1,500 V at most). The inverters of the library that state a limit, from OND files,
 * are all in the class of their window.
 */
export function voltageClassV(windowEndV: number): number | null {
  if (!(windowEndV >= MICRO_V)) return null
  return CLASSES_V.find((classV) => windowEndV <= classV) ?? null
}
