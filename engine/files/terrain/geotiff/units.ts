import type { Findings } from '../../findings.ts'
import { ObjectFileError } from '../../object-file-error.ts'
import { type Crs, DEGREES } from '../crs.ts'
import { KEY, OWN } from './keys.ts'

/** Metres of a unit by its code. */
const UNITS_M: Readonly<Record<number, number>> = { 9001: 1, 9002: 0.3048, 9003: 1200 / 3937 }
const WAY_OUT = 'Send unit_m (1 for metres, 0.3048 for feet, 0.3048006096 for US survey feet), or save the file in UTM (gdalwarp)'

/** Metres of a unit of the coordinates and of the heights. */
interface Units {
  readonly plan: number
  readonly up: number
}

/**
 * The units of a GeoTIFF: those that it states, those that its coordinates have by definition, then `unitM`.
 * Fails: ObjectFileError for a unit, and for coordinates without one, that are not known here: many are in feet.
 */
export function unitsOf(keys: ReadonlyMap<number, number>, crs: Crs | null, unitM: number | undefined, findings: Findings): Units {
  // A code that is known names coordinates in degrees or metres.
  const own = crs === DEGREES ? 1 : (statedUnit(keys, KEY.linearUnits, 'coordinates', unitM) ?? (crs === null ? null : 1))
  const height = statedUnit(keys, KEY.verticalUnits, 'heights', unitM)
  if (unitM !== undefined && own !== null && height !== null)
    findings.note('ignored', null, 'unit_m of the call is not used: the file states its units')
  return { plan: own ?? assumedPlan(keys, unitM, findings), up: height ?? assumedHeight(unitM, findings) }
}

function statedUnit(keys: ReadonlyMap<number, number>, key: number, of: string, unitM: number | undefined): number | null {
  const code = keys.get(key) ?? 0
  const known = UNITS_M[code] ?? null
  if (code > 0 && known === null && unitM === undefined)
    throw new ObjectFileError([`The unit of the ${of}, ${code} (key ${key}), is not known here. ${WAY_OUT}`], 'unit_m')
  return known
}

function assumedPlan(keys: ReadonlyMap<number, number>, unitM: number | undefined, findings: Findings): number {
  if (unitM !== undefined) return unitM
  const code = keys.get(KEY.projected) ?? 0
  if (code > 0)
    throw new ObjectFileError(
      [
        `${code === OWN ? 'The projection of the file is its own' : `EPSG:${code} is not known here`}, and the file does not state the unit of its coordinates (key ${KEY.linearUnits}): metres and feet look alike. ${WAY_OUT}`,
      ],
      'unit_m',
    )
  findings.note('assumed', null, 'The file does not state the unit of its coordinates: it is the metre. Send unit_m if it is not')
  return 1
}

function assumedHeight(unitM: number | undefined, findings: Findings): number {
  findings.note(
    'assumed',
    null,
    unitM === undefined
      ? 'The file does not state the unit of its heights: they are in metres. Send unit_m if they are not'
      : `The file does not state the unit of its heights: it is ${unitM} m, as unit_m says`,
  )
  return unitM ?? 1
}
