import { RAD_PER_DEG } from '../../core/angles.ts'
import { type PlaneStage, TRACKER_STATES } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import { withOthers } from '../../core/watched.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { sunCosine } from '../../geometry/row-array.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import type { Ahead } from '../../scene/ahead.ts'
import type { OrientationBin } from '../../scene/bins.ts'
import type { Device } from '../../scene/device.ts'
import type { Layout } from '../../scene/layout.ts'
import type { OwnRotations } from '../../scene/own-rotations.ts'
import { type RiseClasses, riseClasses, risePerWidth } from '../../scene/rise-classes.ts'
import { DIFFUSE_SHADINGS } from '../diffuse-shading/index.ts'
import { GROUND_SHADINGS, groundShadingOf } from '../ground-shading/index.ts'
import { skyHeldFrac } from '../row-ends.ts'
import { activeShadeFrac, type RowSection, rowSection, surplusFrac, wholeSurplusFrac } from '../row-section.ts'
import { SHADE_MODES } from '../shade-mode/index.ts'
import { loseSky } from './rows.ts'

/** Classes of height for the beam, and for the sky, which changes less with height. */
const BEAM_CLASSES = 64
const SKY_CLASSES = 16
const STOW = TRACKER_STATES.indexOf('stow')
/** Step between the rotations at which a tracker's sky is computed. */
const STEP_RAD = 2 * RAD_PER_DEG

/**
 * The stage of a bin: what the rows of the array section take of its light, at the heights of the
 * scene. The ground light is that of rows on a plane, of which as many have a row ahead.
 * @param terrain  rotations of trackers that read their neighbours; null where those of a bin are one
 */
export function prepareTerrainRows(
  { array, bifacial }: Pick<Resolved, 'array' | 'bifacial'>,
  bin: OrientationBin,
  layout: Pick<Layout, 'devices'>,
  ahead: Ahead,
  terrain: OwnRotations | null,
): PlaneStage<'shading'> {
  const rows = new TerrainRows(array, bin, layout, ahead)
  const apart = bin.kind === 'sat' ? terrain : null
  const { shadesBeam, hasStripSurplus } = SHADE_MODES[array.shade_mode]
  const shadeGround = GROUND_SHADINGS[groundShadingOf({ array, bifacial })].prepare(
    rows.section,
    arrayAngles(array),
    bifacial?.albedo_monthly ?? null,
  )
  return (frame, plane) => {
    shadeGround(frame, plane)
    loseSky(frame.lit, rows.skyLoss, plane)
    if (!shadesBeam) return
    const { lit, sky } = frame
    const { sunEastCos, sunNorthCos, sunZenithCos } = sky
    const { rotationRad, trackerState, aoiCos, beamWm2, skyWm2, groundWm2, nearBeamLossWm2, stripSurplusFrac } = plane
    for (let k = 0; k < lit.n; k++) {
      const i = lit.rows[k]
      if (aoiCos[i] <= 0) continue
      rows.lightPerBeam = beamWm2[i] > 0 ? (beamWm2[i] + skyWm2[i] + groundWm2[i]) / beamWm2[i] : 1
      if (apart === null || trackerState[i] === STOW) rows.shade(sunEastCos[i], sunNorthCos[i], sunZenithCos[i], rotationRad[i], aoiCos[i])
      else rows.shadeEach(sunEastCos[i], sunNorthCos[i], sunZenithCos[i], apart)
      if (rows.linear === 0) continue
      const beamLossWm2 = rows.linear * beamWm2[i]
      beamWm2[i] -= beamLossWm2
      nearBeamLossWm2[i] = beamLossWm2
      if (hasStripSurplus) stripSurplusFrac[i] = rows.surplus
    }
  }
}

/**
 * The rows of the array section for every device of a bin: the row ahead stands at the pitch of the
 * array section and as high as the device ahead. A device without one is not shaded. Which height
 * counts follows from the side: that of the sun for the beam, that which the plane faces for the
 * sky. The cross-axis slope of the array section is not read.
 *
 * In units of the width, a row ahead that is `rise` higher moves its shade up by rise x (cosine
 * between the sun and the level direction ahead) / (cosine of incidence): the formula of
 * `geometry/row-shade.ts` for a section that is turned by the slope between the two.
 * Source: Anderson and Jensen 2024, doi 10.1063/5.0202220, eq. 12 with the cross-axis slope of each
 *   pair of rows.
 * Checked by: test/engine/shading/rows-on-terrain.test.ts, against the kernel of scenes
 */
export class TerrainRows {
  /** All light on the plane over its beam; read where strings count as a whole. */
  lightPerBeam = 1
  /** Mean fraction of the beam that shade takes, as the last call found it. */
  linear = 0
  /** Mean loss of strips beyond the shade, as the last call found it. */
  surplus = 0
  /** Loss of sky light of the bin by the rotation of the plane. */
  readonly skyLoss: SmoothTable
  /** Rows of the array section, with the share of the bin's modules that has a row ahead. */
  readonly section: RowSection
  private readonly right: RiseClasses
  private readonly left: RiseClasses
  private readonly strips: number
  /** Parts of a strip with bypass diodes of their own; 0 where strings do not count as a whole. */
  private readonly steps: number
  private readonly cellFrac: number
  private readonly lengthPerWidth: number
  private readonly devices: readonly Device[]

  /** @param array  array section of the bin's own plane or axis */
  constructor(
    array: Resolved['array'],
    private readonly bin: OrientationBin,
    { devices }: Pick<Layout, 'devices'>,
    private readonly ahead: Ahead,
  ) {
    this.devices = devices
    const section = rowSection(withOthers(array, { cross_axis_slope_deg: 0 }))
    this.right = riseClasses(bin, devices, ahead.right, BEAM_CLASSES)
    this.left = riseClasses(bin, devices, ahead.left, BEAM_CLASSES)
    this.section = { ...section, shadedRowsFrac: shareBehind(bin, this.right, this.left) }
    this.strips = array.string_steps
    this.steps = SHADE_MODES[array.shade_mode].strings === 'whole' ? array.bypass_steps : 0
    this.cellFrac = Math.min(1, (array.cell_traverse_m * this.strips) / (section.activeFrac * array.collector_width_m))
    this.lengthPerWidth = section.lengthPerPitch / section.gcr
    const skyRight = riseClasses(bin, devices, ahead.right, SKY_CLASSES)
    const skyLeft = riseClasses(bin, devices, ahead.left, SKY_CLASSES)
    const lossAt = (rad: number): number => {
      const rotation = rad + section.rotationOffsetRad
      return skyLossFrac(array, section, skyRight, rotation, 1) + skyLossFrac(array, section, skyLeft, rotation, -1)
    }
    this.skyLoss = new SmoothTable(lossAt, arrayAngles(array), STEP_RAD)
  }

  /**
   * Shade of the bin, all of whose devices have one rotation.
   * @param east, north, up  unit vector towards the sun
   * @param rotationRad  of the plane, as the orientation stage writes it
   * @param aoiCos  cosine of the beam's incidence
   */
  shade(east: number, north: number, up: number, rotationRad: number, aoiCos: number): void {
    this.linear = 0
    this.surplus = 0
    if (aoiCos <= 0) return
    const { gcr, normal, right, along, activeFrac, bandTopFrac, bandBottomFrac, rotationOffsetRad } = this.section
    const sunRight = sunCosine(right, east, north, up)
    const side = sunRight > 0 ? 1 : -1
    const { rise, share } = side > 0 ? this.right : this.left
    const level = sunCosine(normal, east, north, up) / gcr
    // the shade begins at the edge towards the row ahead
    const band = side > 0 ? bandBottomFrac : bandTopFrac
    const rotation = rotationRad + rotationOffsetRad
    const alongShift = sunCosine(along, east, north, up) / (aoiCos * this.lengthPerWidth)
    const shiftOfPitch = (side * Math.sin(rotation)) / gcr
    const shiftOfRise = Math.cos(rotation)
    for (let k = 0; k < rise.length; k++) {
      const depth = 1 - (level - rise[k] * side * sunRight) / aoiCos
      if (depth <= 0) break
      const shaded = activeShadeFrac(Math.min(1, depth), band, activeFrac)
      this.add(share[k], Math.max(0, 1 - Math.abs((shiftOfPitch + rise[k] * shiftOfRise) * alongShift)), shaded)
    }
  }

  /**
   * Shade of a bin of trackers, each at its own rotation: of two neighbours, half of the widths that
   * the sun sees of both is shaded as far as it exceeds the distance of their lines.
   */
  shadeEach(east: number, north: number, up: number, terrain: Pick<OwnRotations, 'rotation'>): void {
    const { bin, ahead, devices, lengthPerWidth } = this
    const { gcr, normal, right, along, activeFrac, bandTopFrac, bandBottomFrac } = this.section
    this.linear = 0
    this.surplus = 0
    const sunRight = sunCosine(right, east, north, up)
    const sunUpright = sunCosine(normal, east, north, up)
    const side = sunRight > 0 ? 1 : -1
    const { highest } = side > 0 ? this.right : this.left
    // the highest row ahead shades no rotation
    if (sunUpright / gcr - highest * side * sunRight >= Math.hypot(sunRight, sunUpright)) return
    const { index, rise } = side > 0 ? ahead.right : ahead.left
    const band = side > 0 ? bandBottomFrac : bandTopFrac
    const alongShift = sunCosine(along, east, north, up) / lengthPerWidth
    let light = 0
    for (const at of bin.devices) {
      const rotation = terrain.rotation(at, east, north, up)
      const cos = Math.sin(rotation) * sunRight + Math.cos(rotation) * sunUpright
      if (cos <= 0) continue
      const { modules } = devices[at]
      light += modules * cos
      const next = index[at]
      if (next < 0) continue
      const nextRotation = terrain.rotation(next, east, north, up)
      const nextCos = Math.sin(nextRotation) * sunRight + Math.cos(nextRotation) * sunUpright
      const perWidth = risePerWidth(devices[at], rise[at])
      const depth = ((cos + Math.abs(nextCos)) / 2 - (sunUpright / gcr - perWidth * side * sunRight)) / cos
      if (depth <= 0) continue
      const shaded = activeShadeFrac(Math.min(1, depth), band, activeFrac)
      const towards = (side * Math.sin(rotation)) / gcr + perWidth * Math.cos(rotation)
      this.add(modules * cos, Math.max(0, 1 - Math.abs((towards * alongShift) / cos)), shaded)
    }
    if (light === 0) return
    this.linear /= light
    this.surplus /= light
  }

  /** Adds rows of a weight that are shaded alike. @param length  shaded part of their length */
  private add(weight: number, length: number, shaded: number): void {
    const { strips, cellFrac, steps, lightPerBeam } = this
    const rows = weight * length
    this.linear += rows * shaded
    this.surplus +=
      steps > 0
        ? weight * wholeSurplusFrac(shaded, strips, cellFrac, steps, length, lightPerBeam)
        : rows * surplusFrac(shaded, strips, cellFrac)
  }
}

/** Share of the modules with a row ahead; of trackers, the mean of both sides. */
function shareBehind(bin: OrientationBin, right: RiseClasses, left: RiseClasses): number {
  const sum = ({ share }: RiseClasses): number => share.reduce((total, part) => total + part, 0)
  return bin.kind === 'sat' ? (sum(right) + sum(left)) / 2 : sum(right)
}

/**
 * Sky that the rows on one side take, mean over the bin. On a slope the section is turned, as in
 * `geometry/row-array.ts`; a plane that does not lean towards a row sees nothing of it.
 */
function skyLossFrac(
  array: Resolved['array'],
  section: RowSection,
  { rise, share }: RiseClasses,
  rotationRad: number,
  side: 1 | -1,
): number {
  const option = DIFFUSE_SHADINGS[array.diffuse_shading]
  let loss = 0
  for (let k = 0; k < rise.length; k++) {
    const slopeRad = Math.atan(rise[k] * section.gcr)
    const towards = side * rotationRad + slopeRad
    if (towards <= 0) continue
    const slopeCos = Math.cos(slopeRad)
    const turned = { ...section, gcr: section.gcr * slopeCos, lengthPerPitch: section.lengthPerPitch * slopeCos }
    loss += share[k] * option.skyLossFrac(turned, side * towards) * skyHeldFrac(turned, side * towards)
  }
  return loss
}
