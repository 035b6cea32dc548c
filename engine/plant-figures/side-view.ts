import { DEG_PER_RAD } from '../core/angles.ts'
import { minutesOf } from '../core/calendar.ts'
import type { Resolved } from '../core/option.ts'
import { rackingOf } from '../geometry/racking.ts'
import { rowArray, sunCosine } from '../geometry/row-array.ts'
import { shadeDepthFrac } from '../geometry/row-shade.ts'
import { singleAxis } from '../orientation/track-mode/single-axis.ts'
import { clearDay, inSolarTime } from '../scene-day/clear-day.ts'

/** Rows without a scene, seen along their axes, on the day with the lowest sun. */
export interface SideView {
  readonly kind: 'racks' | 'trackers' | 'ridges'
  /** Between the axes of rows, along the slope; of ridges, between their lines. */
  readonly pitchM: number
  /** Of a row; of a ridge's face. */
  readonly widthM: number
  /** Clockwise from north: where a row with a positive rotation faces. */
  readonly rightAzimuthDeg: number
  /** MM-DD */
  readonly date: string
  readonly moments: readonly SideMoment[]
}

export interface SideMoment {
  /** Mean solar time, hours. */
  readonly hour: number
  /** Of the rows, right-handed: positive faces to the right. */
  readonly rotationDeg: number
  /** Of the sun above the ground to the right, in the cross-section; above 90 to the left. */
  readonly sunDeg: number
  /** Share of a row's width, from its lower edge, in the shade of the next; null where this is not known. */
  readonly shadedFrac: number | null
}

const YEAR = 2001
const HOURS = { racks: [9, 12, 15], ridges: [9, 12, 15], trackers: [8, 10, 12, 14, 16] } as const

/** @returns null for a plant that does not stand in rows, and for one with a scene */
export function sideView({ site, array, scene }: Pick<Resolved, 'site' | 'array' | 'scene'>): SideView | null {
  const { standsInRows, followsSun } = rackingOf(array)
  if (!standsInRows || scene !== null) return null
  const kind = array.track_mode === 'ewf' ? 'ridges' : followsSun ? 'trackers' : 'racks'
  const isNorth = site.latitude >= 0
  const planes = planesOf(array, isNorth)
  const rows = rowArray(planes)
  const frame = clearDay(inSolarTime(site), minutesOf(YEAR, isNorth ? 12 : 6, 21))
  if (followsSun) singleAxis.prepare(planes, null)(frame, frame.plane)
  const { sky, plane } = frame
  const isRidge = kind === 'ridges'
  const moments = HOURS[kind].flatMap((hour): SideMoment[] => {
    const row = hour * 60
    if (sky.isUp[row] === 0) return []
    const sun = [sky.sunEastCos[row], sky.sunNorthCos[row], sky.sunZenithCos[row]] as const
    const [right, up] = [sunCosine(rows.right, ...sun), sunCosine(rows.normal, ...sun)]
    const rotationRad = (followsSun ? plane.rotationRad[row] : 0) + rows.rotationOffsetRad
    const aoiCos = right * Math.sin(rotationRad) + up * Math.cos(rotationRad)
    const isLit = aoiCos > 0 && up > 0
    const hasShade = !isRidge && array.inter_row_shading
    return [
      {
        hour,
        rotationDeg: rotationRad * DEG_PER_RAD,
        sunDeg: Math.atan2(up, right) * DEG_PER_RAD,
        shadedFrac: hasShade && isLit ? shadeDepthFrac(rows.gcr, up, aoiCos) : null,
      },
    ]
  })
  const width = array.collector_width_m
  const across = isRidge ? 2 * width * Math.cos(array.tilt_deg / DEG_PER_RAD) : width
  const rightAzimuthDeg = (Math.atan2(rows.right.east, rows.right.north) * DEG_PER_RAD + 360) % 360
  return { kind, rightAzimuthDeg, pitchM: across / array.gcr, widthM: width, date: isNorth ? '12-21' : '06-21', moments }
}

/** Rows whose cross-section is that of the array: ridges by the face to the right of their line. */
function planesOf(array: Resolved['array'], isNorth: boolean): Resolved['array'] {
  if (array.track_mode === 'ewf') return { ...array, track_mode: 'fixed', azimuth_deg: array.azimuth_deg + 90 }
  if (array.track_mode !== 'seasonal_tilt') return array
  return { ...array, track_mode: 'fixed', tilt_deg: array.tilt_monthly_deg?.[isNorth ? 11 : 5] ?? array.tilt_deg }
}
