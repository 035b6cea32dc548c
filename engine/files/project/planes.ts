import type { ArraySection } from '@pvyield/contract/schemas'
import type { Findings, StatedKey } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import { allBlocks, type PvsystBlock } from '../pvsyst-object.ts'
import { azimuthOf, type Frame } from './directions.ts'
import { ObjectFacts } from './object-facts.ts'

/** An orientation of a variant as fields of the section `array`. */
export interface PlaneReading {
  /** Its number in the file; null when it has none. */
  number: number | null
  fieldType: string
  array: Partial<ArraySection>
  at: StatedKey
}

/** What a FieldType becomes; null where a run has no such device. */
const FIELD_TYPES: Readonly<Record<string, ArraySection['track_mode'] | null>> = {
  fixedplane: 'fixed',
  unlimtracking: 'single_axis',
  trackhoriznsaxis: 'single_axis',
  tracktiltedaxis: 'single_axis',
  trackhorizaxis: 'single_axis',
  tracktwoaxis: 'two_axis',
  trackframens: 'two_axis',
  trackframeew: 'two_axis',
  trackvertaxis: null,
  tracksunshield: null,
}

/** Racking of a FieldType; undefined for a name that is not known. */
export function trackModeOf(fieldType: string): ArraySection['track_mode'] | null | undefined {
  const folded = fieldType.toLowerCase()
  return Object.hasOwn(FIELD_TYPES, folded) ? FIELD_TYPES[folded] : undefined
}

/** The orientations of a variant, of versions to 7 (pvCollPlane, numbered in their order) and from 8 on (pvOrient). */
export function readPlanes(main: PvsystBlock, frame: Frame, findings: Findings): PlaneReading[] {
  const blocks: PvsystBlock[] = []
  const listed = main.blocks.find(({ name }) => name.toLowerCase() === 'orientations')
  for (const block of listed === undefined ? [] : allBlocks(listed)) if (block.kind === 'pvOrient') blocks.push(block)
  const older = blockOf(main, 'EnIncidente')
  if (blocks.length > 0 || older === null) return blocks.map((block) => readPlane(block, frame, findings))
  const planes = older.blocks.filter(({ kind }) => kind === 'pvCollPlane')
  const read = (planes.length === 0 ? [older] : planes).map((block) => readPlane(block, frame, findings))
  return read.length > 1 ? read.map((plane, k) => ({ ...plane, number: plane.number ?? k + 1 })) : read
}

function readPlane(block: PvsystBlock, frame: Frame, findings: Findings): PlaneReading {
  const keys = new ObjectFacts(block, findings)
  const at = { key: block.kind, line: block.line }
  const number = keys.integer('NoOrient')
  const fieldType = keys.text('FieldType')
  const mode = fieldType === '' ? 'fixed' : trackModeOf(fieldType)
  if (mode === undefined || mode === null) {
    const why = mode === null ? 'a run has no such device' : 'this FieldType is not known'
    findings.note('ignored', keys.at('FieldType'), `FieldType ${fieldType} is left out, because ${why}: set array.track_mode`)
    return { number, fieldType, array: {}, at }
  }
  if (keys.has('SummerTilt') && keys.has('WinterTilt')) return { number, fieldType, array: seasonal(keys, frame, findings), at }
  if (mode === 'fixed') return { number, fieldType, array: fixed(keys, frame, findings), at }
  return { number, fieldType, array: { track_mode: mode, ...(mode === 'two_axis' ? {} : tracker(keys, fieldType, frame, findings)) }, at }
}

function fixed(keys: ObjectFacts, frame: Frame, findings: Findings): Partial<ArraySection> {
  const tilt = keys.number(keys.spelling('FieldTilt', 'InclPlR'))
  const azimuthKey = keys.spelling('FieldAzim', 'AzimPlR')
  const azimuth = keys.number(azimuthKey)
  if (azimuth === null)
    findings.note(
      'derived',
      keys.at(azimuthKey),
      `The azimuth is not stated, which means 0: the plane faces ${frame.isSouthern ? 'north' : 'south'}`,
    )
  const slope = keys.number('BaseSlope')
  if (slope !== null && slope !== 0)
    findings.note('ignored', keys.at('BaseSlope'), `BaseSlope ${slope} deg has no place in the section array: a scene has it as roll_deg`)
  return { track_mode: 'fixed', ...(tilt === null ? {} : { tilt_deg: tilt }), azimuth_deg: azimuthOf(azimuth ?? 0, frame) }
}

/** Two tilts a year; WinterMonths is a bit for each month, January the lowest. */
function seasonal(keys: ObjectFacts, frame: Frame, findings: Findings): Partial<ArraySection> {
  const [summer, winter] = [keys.number('SummerTilt') ?? 0, keys.number('WinterTilt') ?? 0]
  const mask = Number.parseInt(keys.text('WinterMonths').replace(/^\$/, '0x'), keys.text('WinterMonths').startsWith('$') ? 16 : 10)
  findings.note('assumed', keys.at('WinterMonths'), 'WinterMonths is read as one bit for each month, January the lowest')
  const bits = Number.isNaN(mask) ? 0 : mask
  return {
    track_mode: 'seasonal_tilt',
    tilt_monthly_deg: Array.from({ length: 12 }, (_, month) => (((bits >> month) & 1) === 1 ? winter : summer)),
    azimuth_deg: azimuthOf(keys.number(keys.spelling('FieldAzim', 'AzimPlR')) ?? 0, frame),
  }
}

/** Axis, limits and wind stow of single-axis trackers. */
export function tracker(keys: ObjectFacts, fieldType: string, frame: Frame, findings: Findings): Partial<ArraySection> {
  const azimuthKey = keys.spelling('AxisAzim', 'AzimAxe')
  const tiltKey = keys.spelling('AxisTilt', 'InclAxe')
  const [azimuth, tilt] = [keys.number(azimuthKey), keys.number(tiltKey)]
  const isEastWest = /^trackhorizaxis$/i.test(fieldType)
  if (azimuth === null)
    findings.note(
      'assumed',
      keys.at(azimuthKey),
      `The azimuth of the axis is not stated: it runs ${isEastWest ? 'east to west' : 'north to south'}, by FieldType ${fieldType}`,
    )
  const array: Partial<ArraySection> = { azimuth_deg: azimuthOf(azimuth ?? (isEastWest ? -90 : 0), frame), tilt_deg: tilt ?? 0 }
  const [min, max] = [keys.number(keys.spelling('MinPhi', 'PhiMin')), keys.number(keys.spelling('MaxPhi', 'PhiMax'))]
  if (min !== null && max !== null) Object.assign(array, { rotation_min_deg: min, rotation_max_deg: max })
  else
    findings.note(
      'assumed',
      keys.at('MinPhi'),
      'The limits of the rotation (MinPhi, MaxPhi) are not stated: a run uses 60 deg to either side',
    )
  const stow = keys.positive('WindStowSpeed')
  if (stow !== null) Object.assign(array, { wind_stow: true, wind_stow_speed_ms: stow })
  return array
}
