import type { Device, Vector } from '@pvyield/engine/quick'

/** Numbers of a matrix of three. */
export const MATRIX = 16
const AXES = [0, 1, 2] as const

/** Up the slope, and away from the front, of a table that its tracker has turned. Right-handed about `along`. */
export function turned({ across, normal }: Pick<Device, 'across' | 'normal'>, rotationRad: number): { across: Vector; normal: Vector } {
  const cos = Math.cos(rotationRad)
  const sin = Math.sin(rotationRad)
  return {
    across: [cos * across[0] + sin * normal[0], cos * across[1] + sin * normal[1], cos * across[2] + sin * normal[2]],
    normal: [cos * normal[0] - sin * across[0], cos * normal[1] - sin * across[1], cos * normal[2] - sin * across[2]],
  }
}

/** The corners of a table, around its front counterclockwise, from the lower edge on. */
export function cornersOf(device: Device, rotationRad: number): Vector[] {
  const { centre, along, halfLength, halfWidth } = device
  const { across } = turned(device, rotationRad)
  const corner = (a: number, b: number): Vector => [
    centre[0] + a * halfLength * along[0] + b * halfWidth * across[0],
    centre[1] + a * halfLength * along[1] + b * halfWidth * across[1],
    centre[2] + a * halfLength * along[2] + b * halfWidth * across[2],
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/**
 * Writes the matrix that takes a unit square, whose front looks along the third axis, to a table.
 * It runs for every table of every frame, so it makes no objects.
 * @param out  matrices, column by column
 * @param at  where the matrix begins
 */
export function writeMatrix(device: Device, rotationRad: number, out: Float32Array, at: number): void {
  const { centre, along, across, normal } = device
  const cos = Math.cos(rotationRad)
  const sin = Math.sin(rotationRad)
  const length = 2 * device.halfLength
  const width = 2 * device.halfWidth
  for (const axis of AXES) {
    out[at + axis] = length * along[axis]
    out[at + 4 + axis] = width * (cos * across[axis] + sin * normal[axis])
    out[at + 8 + axis] = cos * normal[axis] - sin * across[axis]
    out[at + 12 + axis] = centre[axis]
  }
  out[at + 3] = 0
  out[at + 7] = 0
  out[at + 11] = 0
  out[at + 15] = 1
}
