import type { ScenePlacement, SceneType } from '@pvyield/contract/schemas'
import { RAD_PER_DEG } from '../core/angles.ts'
import { type DeviceKind, type Orientation, orientationsOf, type Side } from './orientation.ts'
import { fillOf, type TableFill } from './table-fill.ts'
import { plus, scaled, type Vector } from './vector.ts'

/** Orthonormal axes of a rectangle: `along` x `across` is `normal`. */
export interface Axes {
  /** Along the row or the ridge; of a tracker, along its axis to where its azimuth points. */
  readonly along: Vector
  /** Up the slope; of a tracker at rotation 0, to the left of its axis. */
  readonly across: Vector
  /**
   * Away from the front. A tracker that is turned by an angle has the normal cos x normal - sin x
   * across: rotation is right-handed about `along`.
   */
  readonly normal: Vector
}

/** A table: a rack, a tracker at rotation 0, or one face of a ridge. */
export interface Device extends Axes {
  /** Id of the placement; of a ridge's face with `.e` or `.w`. */
  readonly id: string
  readonly kind: DeviceKind
  readonly side: Side
  /** Position of its placement in the scene. */
  readonly placement: number
  readonly modules: number
  /** Strips across its width that are wired apart. */
  readonly strings: number
  readonly centre: Vector
  readonly halfLength: number
  readonly halfWidth: number
  /** Width of the border around it, which shades and has no modules. */
  readonly frame: number
  readonly fill: TableFill
  /** Of the plane with its roll; of a tracker's axis. */
  readonly tiltRad: number
  readonly azimuthRad: number
}

/** A device and its orientation in the degrees of the scene. */
export interface PlacedDevice {
  readonly device: Device
  readonly orientation: Orientation
}

/** What a placement states, its type, and its name and place in the layout. */
export interface Placed {
  readonly type: SceneType
  readonly placement: ScenePlacement
  readonly id: string
  readonly at: number
  /** x, y and z of the placement in the coordinates of the layout. */
  readonly position: Vector
}

/** The devices of one placement: two faces of a ridge, else one. */
export function devicesOf({ type, placement, id, at, position }: Placed): PlacedDevice[] {
  const faces = orientationsOf(type.kind, placement)
  const fill = fillOf(type, faces.length)
  return faces.map((orientation) => {
    const { side, tiltDeg, azimuthDeg } = orientation
    const axes = axesOf(type.kind, placement, orientation)
    const device: Device = {
      id: side === null ? id : `${id}.${side}`,
      kind: type.kind,
      side,
      placement: at,
      modules: type.modules / faces.length,
      strings: type.strings / faces.length,
      ...axes,
      centre: side === null ? position : faceCentre(type, axes, orientation, position),
      halfLength: type.length / 2,
      halfWidth: type.width / 2,
      frame: type.frame,
      fill,
      tiltRad: tiltDeg * RAD_PER_DEG,
      azimuthRad: azimuthDeg * RAD_PER_DEG,
    }
    return { device, orientation }
  })
}

function axesOf(kind: DeviceKind, placement: ScenePlacement, { side, azimuthDeg }: Orientation): Axes {
  const tiltRad = placement.tilt_deg * RAD_PER_DEG
  if (kind === 'sat') return trackerAxes(tiltRad, placement.azimuth_deg * RAD_PER_DEG)
  if (side !== null) return rackAxes(tiltRad, azimuthDeg * RAD_PER_DEG, 0)
  return rackAxes(tiltRad, placement.azimuth_deg * RAD_PER_DEG, placement.roll_deg * RAD_PER_DEG)
}

function rackAxes(tiltRad: number, azimuthRad: number, rollRad: number): Axes {
  const { left, upSlope, normal } = slopeAxes(tiltRad, azimuthRad)
  if (rollRad === 0) return { along: left, across: upSlope, normal }
  const rollSin = Math.sin(rollRad)
  const rollCos = Math.cos(rollRad)
  return { along: plus(scaled(rollCos, left), rollSin, normal), across: upSlope, normal: plus(scaled(rollCos, normal), -rollSin, left) }
}

function trackerAxes(tiltRad: number, azimuthRad: number): Axes {
  const { left, upSlope, normal } = slopeAxes(tiltRad, azimuthRad)
  return { along: scaled(-1, upSlope), across: left, normal }
}

/** Level to the left of the direction that a plane faces, up its slope, and its normal. */
function slopeAxes(tiltRad: number, azimuthRad: number): { left: Vector; upSlope: Vector; normal: Vector } {
  const tiltSin = Math.sin(tiltRad)
  const tiltCos = Math.cos(tiltRad)
  const east = Math.sin(azimuthRad)
  const north = Math.cos(azimuthRad)
  return {
    left: [-north, east, 0],
    upSlope: [-tiltCos * east, -tiltCos * north, tiltSin],
    normal: [tiltSin * east, tiltSin * north, tiltCos],
  }
}

/** A face hangs from its top edge, half of the gap away from the line of the ridge. */
function faceCentre({ width, gap }: SceneType, { across }: Axes, { azimuthDeg }: Orientation, ridge: Vector): Vector {
  const azimuthRad = azimuthDeg * RAD_PER_DEG
  const topEdge = plus(ridge, gap / 2, [Math.sin(azimuthRad), Math.cos(azimuthRad), 0])
  return plus(topEdge, -width / 2, across)
}
