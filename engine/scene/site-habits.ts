import { DEG_PER_RAD } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { type Finding, findingOf } from '../findings/finding.ts'
import type { Device } from './device.ts'
import type { Layout } from './layout.ts'

const SMALLEST_LATITUDE_DEG = 25
/** Flatter planes face the pole for their density, at little cost. */
const SMALLEST_TILT_DEG = 10
const SIDE_DEG = 45
const FOOT_M = 0.3048
/** Lower sites say nothing: heights of drawings begin at 0. */
const LOWEST_SITE_M = 50
/** Difference of a height in feet from that of the site: plants are that wide. */
const SAME_FRAC = 0.05

/** Where a scene contradicts its site as one does whose azimuths or lengths count otherwise. */
export function siteHabits(layout: Layout, site: Resolved['site']): Finding[] {
  return [...facesPole(layout, site), ...heightsInFeet(layout, site)]
}

/** Most racks face the pole: mostly azimuths that were counted from the south. A few are part of an east-west roof, or drawn so. */
function facesPole({ devices }: Layout, { latitude }: Resolved['site']): Finding[] {
  if (Math.abs(latitude) <= SMALLEST_LATITUDE_DEG) return []
  const racks = devices.filter(({ kind }) => kind === 'gft')
  const away = racks.filter((device) => isAway(device, latitude > 0))
  const [first] = away
  if (first === undefined || 2 * away.length <= racks.length) return []
  const azimuth = (first.azimuthRad * DEG_PER_RAD + 360) % 360
  const values = { tables: away.length, of_tables: racks.length, first: first.id, azimuth, pole: latitude > 0 ? 'north' : 'south' }
  return [findingOf('scene_faces_pole', `scene.placements.${first.placement}.azimuth_deg`, values)]
}

function isAway({ azimuthRad, tiltRad }: Device, isNorthern: boolean): boolean {
  const fromNorthDeg = Math.abs(((((azimuthRad * DEG_PER_RAD + 540) % 360) + 360) % 360) - 180)
  return tiltRad * DEG_PER_RAD > SMALLEST_TILT_DEG && (isNorthern ? fromNorthDeg : 180 - fromNorthDeg) <= SIDE_DEG
}

/** The middle height of the devices is the elevation of the site in feet. */
function heightsInFeet({ middle: [, , height], ground }: Layout, { elevation }: Resolved['site']): Finding[] {
  if (elevation < LOWEST_SITE_M || Math.abs((height * FOOT_M) / elevation - 1) > SAME_FRAC) return []
  const field = ground === null ? 'scene.placements' : 'scene.terrain.surface'
  return [findingOf('scene_heights_in_feet', field, { scene_height: height, elevation_m: elevation })]
}
