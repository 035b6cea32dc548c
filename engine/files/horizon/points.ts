import { decimalNumber } from '../decimal-number.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { type AzimuthRule, isCounterclockwise, statedAzimuths } from './azimuths.ts'

/** A point of a horizon as the file has it. */
export interface HorizonPoint {
  azimuthDeg: number
  elevationDeg: number
}

/** What a text has. */
export interface HorizonTable {
  format: 'pvgis' | 'suneye' | 'userhorizon' | 'table'
  points: HorizonPoint[]
  /** null when the file does not say. */
  rule: AzimuthRule | null
  latitude: number | null
  longitude: number | null
  notes: string[]
  /** Why the file leaves open where azimuth 0 is. */
  doubt?: string
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

/** Rows that are searched for the names of the columns, and the longest line. */
const HEADER_LINES_MAX = 40
const LINE_CHARS = 1000
/** Characters of a text that show whether it is a horizon. */
const OPENING_CHARS = 4000
const AZIMUTH_NAME = /^(horizon[ _]?)?(azi|azim|azimut|azimuth|azimuth angle|compass heading|bearing|direction|a)\b/i
const ELEVATION_NAME = /^(horizon[ _]?)?(elev|elevation|height|altitude|alt|h_?hor|hauteur|höhe|hoehe|angle|obstruction)/i

/** Reads the points of a text. Fails: ObjectFileError for a text without points. */
export function readPoints(text: string): HorizonTable {
  const json = /^\s*[{[]/.test(text)
  if (json) return ofJson(text)
  const lines = text.split('\n').map((line) => line.slice(0, LINE_CHARS).trim())
  return userHorizon(lines) ?? sunEye(lines) ?? ofLines(lines)
}

/** Whether a text is an object of PVsyst, SunEye's or PVGIS's horizon, or a table whose first column is the azimuth. */
export function isHorizonText(text: string): boolean {
  return (
    /^\s*PVObject_\w*\s*=\s*pvHorizon\b/.test(text) ||
    /^"?begin data"?\s*$/im.test(text.slice(0, OPENING_CHARS)) ||
    /"horizon_profile"/.test(text.slice(0, OPENING_CHARS)) ||
    text
      .slice(0, OPENING_CHARS)
      .split('\n')
      .slice(0, HEADER_LINES_MAX)
      // a table of weather may have the azimuth and elevation of the sun, after its time
      .some((line) => columnsIn(line.slice(0, LINE_CHARS).trim())?.azimuth === 0)
  )
}

/** PVGIS `printhorizon` with outputformat=json. */
function ofJson(text: string): HorizonTable {
  const answer = parsed(text)
  const profile = memberOf(memberOf(answer, 'outputs'), 'horizon_profile')
  const location = memberOf(memberOf(answer, 'inputs'), 'location')
  const points = Array.isArray(profile)
    ? profile.map((point) => ({ azimuthDeg: numberOf(point, 'A'), elevationDeg: numberOf(point, 'H_hor') }))
    : []
  if (points.length === 0)
    throw new ObjectFileError([
      'The JSON has no outputs.horizon_profile, the horizon of PVGIS (tool printhorizon): send that answer, or a table of azimuth and elevation',
    ])
  return {
    format: 'pvgis',
    points,
    rule: PVGIS,
    latitude: nullable(numberOf(location, 'latitude')),
    longitude: nullable(numberOf(location, 'longitude')),
    notes: [],
  }
}

/** PVGIS counts from south, west positive (its own head: 0=S, 90=W). */
const PVGIS: AzimuthRule = { azimuths: 'south', because: 'PVGIS does' }

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new ObjectFileError(['The file begins like JSON but is not valid JSON: download it again'])
  }
}

function memberOf(json: Json | undefined, key: string): Json | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && Object.hasOwn(json, key) ? json[key] : undefined
}

function numberOf(json: Json | undefined, key: string): number {
  const value = memberOf(json, key)
  return typeof value === 'number' ? value : Number.NaN
}

function nullable(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

/** PVGIS's parameter `userhorizon`: heights alone, equally spaced clockwise from north. */
function userHorizon(lines: readonly string[]): HorizonTable | null {
  const filled = lines.filter((line) => line !== '')
  const [only = ''] = filled
  const cells = only
    .replace(/^userhorizon\s*=/i, '')
    .split(/[,;\s]+/)
    .filter((cell) => cell !== '')
  if (filled.length !== 1 || cells.length < 3 || !cells.every((cell) => /^-?\d+(\.\d+)?$/.test(cell))) return null
  return {
    format: 'userhorizon',
    points: cells.map((cell, k) => ({ azimuthDeg: (k * 360) / cells.length, elevationDeg: Number(cell) })),
    rule: { azimuths: 'north', because: 'a list of heights alone (userhorizon of PVGIS) begins in the north' },
    latitude: null,
    longitude: null,
    notes: [`The list has ${cells.length} heights: they are taken every ${Number((360 / cells.length).toFixed(4))} deg.`],
  }
}

/** Solmetric SunEye, ObstructionElevation.csv: compass heading, azimuth from south, heights. */
function sunEye(lines: readonly string[]): HorizonTable | null {
  const begin = lines.findIndex((line) => /^"?begin data"?/i.test(line))
  if (begin < 0) return null
  const { points } = rowsFrom(lines, begin + 2, ',', 1, 2)
  return {
    format: 'suneye',
    points,
    rule: { azimuths: 'south', because: 'the second column of SunEye does' },
    latitude: null,
    longitude: null,
    notes: ['The third column of SunEye, the mean obstruction of its skylines, is the elevation.'],
  }
}

const SUNEYE = /\bsun ?eye\b|\bsolmetric\b/i
const SUNEYE_DOUBT =
  'Solmetric SunEye exports both a compass heading, from north, and an azimuth, from south, and this table does not say which of them it has'

/** A table of two or more columns, with or without names. */
function ofLines(lines: readonly string[]): HorizonTable {
  const head = lines.slice(0, HEADER_LINES_MAX)
  const names = head.findIndex((line) => columnsIn(line) !== null)
  const first = lines.findIndex((line, k) => k > names && isRow(line))
  if (first < 0)
    throw new ObjectFileError([
      'No points of azimuth and elevation are in the text: write two columns, azimuth,elevation in degrees, one point per line',
    ])
  const separator = separatorOf(lines[first] ?? '')
  const columns = names < 0 ? null : columnsIn(lines[names] ?? '')
  const above = lines.slice(0, first)
  const { points, after } = rowsFrom(lines, first, separator, columns?.azimuth ?? 0, columns?.elevation ?? 1)
  const isPvgis = /\bH_hor\b/.test(above.join('\n'))
  const isPvlib = /\bhorizon_azimuth\b/.test(above.join('\n'))
  const said = [...above, ...after]
  const stated = statedAzimuths(said)
  const isTurned = stated !== null && !isPvgis && isCounterclockwise(said, stated.azimuths)
  return {
    format: isPvgis ? 'pvgis' : 'table',
    points: isTurned ? points.map(({ azimuthDeg, elevationDeg }) => ({ azimuthDeg: 0 - azimuthDeg, elevationDeg })) : points,
    rule: isPvgis
      ? PVGIS
      : (stated ?? (isPvlib ? { azimuths: 'north', because: 'a column horizon_azimuth, as pvlib writes it, does' } : null)),
    latitude: factOf(above, /latitude/i),
    longitude: factOf(above, /longitude/i),
    notes: isTurned ? ['The lines above the points count counterclockwise: the signs of the azimuths are turned.'] : [],
    ...(SUNEYE.test(above.join('\n')) ? { doubt: SUNEYE_DOUBT } : {}),
  }
}

function columnsIn(line: string): { azimuth: number; elevation: number } | null {
  // a comma in brackets separates nothing: Azimuth (0=South, west positive)
  const bare = line.replace(/[([][^()[\]]*[)\]]/g, ' ')
  const cells = cellsOf(bare, separatorOf(bare)).map((cell) => cell.replace(/^[#"\s]+|"$/g, ''))
  const azimuth = cells.findIndex((cell) => AZIMUTH_NAME.test(cell))
  const elevation = cells.findIndex((cell, k) => k !== azimuth && ELEVATION_NAME.test(cell))
  return azimuth < 0 || elevation < 0 ? null : { azimuth, elevation }
}

/** True for a line that begins with two numbers. */
function isRow(line: string): boolean {
  const cells = cellsOf(line, separatorOf(line))
  return cells.length >= 2 && cells.slice(0, 2).every((cell) => !Number.isNaN(decimalNumber(cell)))
}

/** A comma that no blank follows, between digits of a line with semicolons, tabs or blanks, is a decimal mark. */
function separatorOf(line: string): string {
  return line.includes(';') ? ';' : line.includes('\t') ? '\t' : line.includes(',') ? ',' : ' '
}

function cellsOf(line: string, separator: string): string[] {
  // some writers put two tabs between columns
  const cells = separator === ' ' ? line.split(/\s+/) : separator === '\t' ? line.split(/\t+/) : line.split(separator)
  return cells.map((cell) => cell.trim().replace(/^"|"$/g, ''))
}

/** The points from a line on; the first line that is no row and not blank ends them. */
function rowsFrom(lines: readonly string[], from: number, separator: string, azimuth: number, elevation: number) {
  const points: HorizonPoint[] = []
  for (let k = from; k < lines.length; k++) {
    const line = lines[k] ?? ''
    if (line === '' || line.startsWith('#')) continue
    const cells = cellsOf(line, separator)
    const [azimuthDeg, elevationDeg] = [decimalNumber(cells[azimuth] ?? ''), decimalNumber(cells[elevation] ?? '')]
    if (Number.isNaN(azimuthDeg) && points.length > 0 && !/^[-+.\d]/.test(line))
      return { points, after: lines.slice(k, k + HEADER_LINES_MAX) }
    if (Number.isNaN(azimuthDeg) || Number.isNaN(elevationDeg))
      throw new ObjectFileError([
        `Line ${k + 1}: ${JSON.stringify(line.slice(0, 60))} is not a point: write azimuth and elevation as numbers`,
      ])
    points.push({ azimuthDeg, elevationDeg })
  }
  return { points, after: [] }
}

function factOf(lines: readonly string[], name: RegExp): number | null {
  for (const line of lines) {
    const [, value] = name.test(line) ? (/(-?\d+(?:\.\d+)?)\s*$/.exec(line) ?? []) : []
    if (value !== undefined) return Number(value)
  }
  return null
}
