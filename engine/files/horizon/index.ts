import type { HorizonFileAnswer } from '@pvyield/contract/schemas'
import { decodeBytes, withLf } from '../decode-bytes.ts'
import { Findings } from '../findings.ts'
import { foreignFile } from '../foreign-file.ts'
import { openObjectFile } from '../object-file.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { horizonPoints, readSite } from '../project/site.ts'
import { isPvsystObject } from '../pvsyst-object.ts'
import { AZIMUTH_WORDS, type AzimuthRule, type Azimuths, fromNorth, likelyAzimuths } from './azimuths.ts'
import { type HorizonTable, isHorizonText, readPoints } from './points.ts'

export type { Azimuths } from './azimuths.ts'

/** Facts about a horizon file that its sender knows. A statement of the file takes precedence. */
export interface HorizonFileOptions {
  /** Where azimuth 0 is. */
  azimuths?: Azimuths
  /** Degrees north: PVsyst counts from the direction of the equator. */
  latitude?: number
  /** A name that ends with .hor says that azimuths are counted as PVsyst does. */
  fileName?: string
}

/** Bytes of a file that show whether it is a horizon. */
const OPENING_BYTES = 4000
const BYTES_MAX = 1024 * 1024
const POINTS_MAX = 3600
const ELEVATION_MIN_DEG = -10
const ELEVATION_MAX_DEG = 90
const AZIMUTH_MAX_DEG = 360
/** A wider gap between neighbouring points is worth a note: the line is straight in between. */
const WIDE_GAP_DEG = 45

const OBJECT = {
  className: 'pvHorizon',
  alsoClasses: ['pvSite', 'pvProject', 'pvVCalcul'],
  title: 'a horizon (HOR)',
  bytesMax: BYTES_MAX,
  linesMax: 30_000,
} as const

/**
 * Reads a horizon file into the horizon of `site`: PVsyst's .HOR (object or text), Meteonorm's, PVGIS's
 * printed horizon (CSV, JSON) and its `userhorizon`, SunEye's obstructions, and any table of azimuth and
 * elevation.
 * Fails: ObjectFileError for a file without points, points that no horizon has, and azimuths that can be
 * read in two ways.
 * Source: README.md of this folder.
 * Checked by: test/engine/files/horizon.test.ts
 */
export function parseHorizon(bytes: Uint8Array, options: HorizonFileOptions = {}): HorizonFileAnswer {
  const table = readFile(bytes)
  const { points, notes } = table
  refuseImpossible(points)
  const rule = ruleOf(table, options)
  const latitude = table.latitude ?? options.latitude ?? null
  const byAzimuth = new Map<number, number>()
  for (const { azimuthDeg, elevationDeg } of points) {
    const azimuth = fromNorth(azimuthDeg, rule.azimuths, (latitude ?? 0) < 0)
    const known = byAzimuth.get(azimuth)
    if (known !== undefined && known !== elevationDeg)
      notes.push(`Two points stand at azimuth ${azimuth} deg, of ${known} and ${elevationDeg} deg: the higher one is taken.`)
    byAzimuth.set(azimuth, Math.max(known ?? elevationDeg, elevationDeg))
  }
  const sorted = [...byAzimuth].sort(([a], [b]) => a - b)
  const azimuths = sorted.map(([azimuth]) => azimuth)
  return {
    horizon_azimuths_deg: azimuths,
    horizon_elevations_deg: sorted.map(([, elevation]) => elevation),
    meta: { format: table.format, azimuths: rule.azimuths, points: azimuths.length, latitude: table.latitude, longitude: table.longitude },
    notes: [...azimuthNotes(rule, table, options, latitude), ...notes, ...gapNotes(azimuths)],
  }
}

/** Whether a file begins as a horizon does. */
export function isHorizon(bytes: Uint8Array): boolean {
  return isHorizonText(withLf(decodeBytes(bytes.subarray(0, OPENING_BYTES)).text))
}

type ReadHorizon = Omit<HorizonTable, 'format'> & { format: HorizonTable['format'] | 'pvsyst' }

function readFile(bytes: Uint8Array): ReadHorizon {
  if (bytes.length === 0) throw new ObjectFileError(['The file is empty: send a horizon'])
  if (bytes.length > BYTES_MAX) throw new ObjectFileError([`The file has more than ${BYTES_MAX / 1024} kB, the limit of a horizon`])
  const foreign = foreignFile(bytes)
  if (foreign !== null) throw new ObjectFileError([foreign])
  const text = withLf(decodeBytes(bytes).text)
  return isPvsystObject(text) ? ofObject(bytes) : readPoints(text)
}

/** The horizon of a PVsyst object, with the place of the object where it has one. */
function ofObject(bytes: Uint8Array): ReadHorizon {
  const findings = new Findings()
  const { main } = openObjectFile(bytes, OBJECT, findings)
  const points = horizonPoints(main, findings)
  const site = main.kind === OBJECT.className ? null : readSite(main, findings)
  findings.throwFailures()
  if (points === null || points.length === 0) throw new ObjectFileError(['The file has no horizon with points'])
  return {
    format: 'pvsyst',
    points: points.map(({ x, y }) => ({ azimuthDeg: x, elevationDeg: y })),
    rule: { azimuths: 'pvsyst', because: 'PVsyst does' },
    latitude: site?.site.latitude ?? null,
    longitude: site?.site.longitude ?? null,
    notes: findings.notes.map(({ message }) => message),
  }
}

function refuseImpossible(points: HorizonTable['points']): void {
  if (points.length > POINTS_MAX)
    throw new ObjectFileError([`The horizon has ${points.length} points, but at most ${POINTS_MAX} are accepted: leave out points`])
  const azimuths = points.map(({ azimuthDeg }) => azimuthDeg)
  if (points.length > 4 && Math.max(...azimuths) - Math.min(...azimuths) <= 2 * Math.PI + 0.01)
    throw new ObjectFileError([
      `The azimuths run from ${Math.min(...azimuths)} to ${Math.max(...azimuths)}, so they seem to be radians: write degrees`,
    ])
  for (const { azimuthDeg, elevationDeg } of points) {
    if (Math.abs(azimuthDeg) > AZIMUTH_MAX_DEG)
      throw new ObjectFileError([`The azimuth ${azimuthDeg} is outside -360 to 360 deg: write degrees`])
    if (!(elevationDeg >= ELEVATION_MIN_DEG && elevationDeg <= ELEVATION_MAX_DEG))
      throw new ObjectFileError([
        `The elevation ${elevationDeg} at azimuth ${azimuthDeg} is outside ${ELEVATION_MIN_DEG} to ${ELEVATION_MAX_DEG} deg: write the angle above the level, in degrees`,
      ])
  }
}

/** Where azimuth 0 is. Fails: when neither the file nor its sender says so. */
function ruleOf({ rule, points, doubt }: ReadHorizon, { azimuths, fileName }: HorizonFileOptions): AzimuthRule {
  if (rule !== null) return rule
  if (azimuths !== undefined) return { azimuths, because: 'the parameter azimuths says so' }
  const likely = likelyAzimuths(points.map(({ azimuthDeg }) => azimuthDeg))
  if (likely !== null) return likely
  if (/\.hor$/i.test(fileName ?? '')) return { azimuths: 'pvsyst', because: 'the name of the file ends with .hor, as those of PVsyst do' }
  throw new ObjectFileError([
    `${doubt ?? 'The file does not say where azimuth 0 is'}: send azimuths=north (clockwise from north), azimuths=south (0 in the south, east negative) or azimuths=pvsyst with the file, POST /api/parse-horizon?azimuths=south, or write "azimuth (0 = south),elevation" above the points`,
  ])
}

function azimuthNotes(rule: AzimuthRule, { rule: own }: ReadHorizon, { azimuths }: HorizonFileOptions, latitude: number | null): string[] {
  const notes = [`Azimuths are read as degrees ${AZIMUTH_WORDS[rule.azimuths]}, because ${rule.because}.`]
  if (rule.azimuths === 'pvsyst')
    notes.push(
      latitude === null
        ? 'No latitude is known: azimuth 0 is read as south, as in the northern hemisphere; send latitude with a file of the southern one.'
        : `At latitude ${latitude} azimuth 0 is ${latitude < 0 ? 'north' : 'south'}.`,
    )
  if (own !== null && azimuths !== undefined && azimuths !== own.azimuths)
    notes.push(`The parameter azimuths, ${azimuths}, is ignored, because the file says where azimuth 0 is.`)
  return notes
}

/** A note on the widest gap: the line is straight across it. */
function gapNotes(azimuths: readonly number[]): string[] {
  const gaps = azimuths.map((azimuth, k) => {
    const next = k + 1 < azimuths.length ? azimuths[k + 1] : (azimuths[0] ?? 0) + 360
    return { azimuth, next: next ?? 0, width: (next ?? 0) - azimuth }
  })
  const widest = gaps.reduce((most, gap) => (gap.width > most.width ? gap : most), { azimuth: 0, next: 0, width: 0 })
  if (widest.width <= WIDE_GAP_DEG) return []
  const degrees = (value: number) => String(Number(value.toFixed(3)))
  return [
    `No point stands between azimuth ${degrees(widest.azimuth)} and ${degrees(widest.next % 360)} deg, clockwise: the line is straight across this gap.`,
  ]
}
