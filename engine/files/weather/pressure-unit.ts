import { ColumnSample } from './column-sample.ts'
import { AS_IS, type Unit, unitOf } from './units.ts'

/** How a column of air pressure was read. */
export interface PressureUnits {
  /** Of the heading; null when it states none that is known. */
  stated: Unit | null
  read: Unit
}

/** Units that a guess by size can give. */
const GUESSED = ['hPa', 'Pa', 'kPa', 'bar', 'inHg'] as const
/** Larger numbers than any place has in mmHg, the shore of the Dead Sea included. */
const MMHG_MAX = 815

/**
 * Notes on a column that was converted to hPa, or whose unit was guessed. Numbers that can only be hPa
 * have none; those that can be mmHg too are compared with the elevation where it is known.
 * @param column     for the note
 * @param values     after the conversion
 */
export function pressureUnitNotes(
  column: string,
  units: PressureUnits | null,
  values: Float64Array | undefined,
  elevationM: number | null,
): string[] {
  if (units === null || values === undefined) return []
  const { stated, read } = units
  if (stated === AS_IS) return []
  if (stated !== null)
    return [
      `${column}: the values are multiplied by ${Number((read.times / read.over).toPrecision(6))} to hPa, from the unit of the heading.`,
    ]
  const { count, median } = ColumnSample.of(values)
  if (count === 0 || (read === AS_IS && (median > MMHG_MAX || elevationM !== null))) return []
  const name = GUESSED.find((spelling) => unitOf('pressure_hpa', spelling) === read) ?? 'hPa'
  return [
    `${column}: the heading states no known unit; by their size the values are read as ${name}: the median is ${Number(median.toPrecision(6))} hPa. Write the unit into the heading.`,
  ]
}
