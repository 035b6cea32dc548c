import type { Occluder, ShadeTarget } from './target.ts'

/** Lengths are compared in units of this share of the target's half width. */
const RESOLUTION = 2e-6
/** Components of unit vectors are compared in units of this. */
const DIRECTION_RESOLUTION = 1e-9
/** Targets after which a scene is considered to have no equal neighbourhoods. */
const TRIAL = 256
/** Share of different ones among those from which on it has none. */
const TRIAL_DISTINCT = 0.75
/** Pairs to look at from which on nothing is compared: about a tenth of a second. */
const PAIRS_MAX = 40_000_000

/**
 * Finds targets whose surroundings are equal: the same target, with the same bodies at the same
 * offsets among all that can shade it from the given elevation on. Under the same rotations they
 * have the same shade, so that one of them stands for all.
 * @param keys  what else must be equal, such as the bin or the rotation of a target; null for nothing
 * @param elevationRad  lowest elevation of the sun, above 0
 * @returns for each target the first one with equal surroundings, which may be itself
 * Valid for: rotations that are equal for all targets of one shape and key.
 */
export function equalNeighbourhoods(
  targets: readonly ShadeTarget[],
  occluders: readonly Occluder[],
  keys: Int32Array | null,
  elevationRad: number,
): Int32Array {
  const bodies = [...targets.map(bodyOfTarget), ...occluders.map(bodyOfOccluder)]
  const shapes = shapesOf(targets, occluders, keys)
  const { order, positions, east, north, up, radius, top, highest, widest } = columnsByEast(bodies)
  const reachPerRise = 1 / Math.tan(elevationRad)
  const all = Int32Array.from(targets, (_, i) => i)
  const first = all.slice()
  const known = new Map<string, number>()
  const print = new Fingerprint()
  let pairs = 0
  for (let i = 0; i < targets.length; i++) {
    if ((i === TRIAL && known.size > TRIAL_DISTINCT * TRIAL) || pairs > PAIRS_MAX) return all
    const own = positions[i]
    const bottom = bodies[i].bottom
    const reach = Math.max(0, highest - bottom) * reachPerRise + radius[own] + widest
    const unit = RESOLUTION * targets[i].halfWidth
    print.start(shapes[i])
    for (let step = -1; step <= 1; step += 2) {
      for (let at = own + step; at >= 0 && at < order.length; at += step) {
        const toEast = east[at] - east[own]
        if (Math.abs(toEast) > reach) break
        pairs++
        // whether a point of the other is seen at the elevation or higher from a point of this one
        const toNorth = north[at] - north[own]
        const rise = top[at] - bottom
        const near = rise * reachPerRise + radius[own] + radius[at]
        if (rise <= 0 || toEast * toEast + toNorth * toNorth > near * near) continue
        print.add(shapes[order[at]], Math.round(toEast / unit), Math.round(toNorth / unit), Math.round((up[at] - up[own]) / unit))
      }
    }
    const name = print.name()
    const equal = known.get(name)
    if (equal === undefined) known.set(name, i)
    else first[i] = equal
  }
  return first
}

/** What holds a body in every rotation: an upright cylinder around its centre. */
interface Body {
  east: number
  north: number
  up: number
  radius: number
  bottom: number
  top: number
}

/** The bodies as columns in the order of east, so that a search reads neighbouring memory. */
function columnsByEast(bodies: readonly Body[]) {
  const order = Int32Array.from(bodies, (_, i) => i).sort((a, b) => bodies[a].east - bodies[b].east)
  const positions = new Int32Array(bodies.length)
  order.forEach((body, position) => {
    positions[body] = position
  })
  const column = (read: (body: Body) => number): Float64Array => Float64Array.from(order, (body) => read(bodies[body]))
  const radius = column((body) => body.radius)
  const top = column((body) => body.top)
  return {
    order,
    positions,
    east: column((body) => body.east),
    north: column((body) => body.north),
    up: column((body) => body.up),
    radius,
    top,
    highest: top.reduce((most, height) => Math.max(most, height), Number.NEGATIVE_INFINITY),
    widest: radius.reduce((most, width) => Math.max(most, width), 0),
  }
}

function bodyOfTarget({ centre, along, across, turns, frame = 0, ...target }: ShadeTarget): Body {
  const [halfLength, halfWidth] = [target.halfLength + frame, target.halfWidth + frame]
  const [east, north, up] = centre
  const level = turns ? halfWidth : halfWidth * Math.hypot(across[0], across[1])
  const rise = halfLength * Math.abs(along[2]) + halfWidth * (turns ? 1 : Math.abs(across[2]))
  return { east, north, up, radius: Math.hypot(halfLength * Math.hypot(along[0], along[1]), level), bottom: up - rise, top: up + rise }
}

function bodyOfOccluder({ points }: Occluder): Body {
  const count = points.length / 3
  let [east, north, up, radius] = [0, 0, 0, 0]
  let [bottom, top] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let p = 0; p < count; p++) {
    east += points[3 * p] / count
    north += points[3 * p + 1] / count
    up += points[3 * p + 2] / count
    bottom = Math.min(bottom, points[3 * p + 2])
    top = Math.max(top, points[3 * p + 2])
  }
  for (let p = 0; p < count; p++) radius = Math.max(radius, Math.hypot(points[3 * p] - east, points[3 * p + 1] - north))
  return { east, north, up, radius, bottom, top }
}

/** Numbers the shapes of targets and occluders: equal but for the position. */
function shapesOf(targets: readonly ShadeTarget[], occluders: readonly Occluder[], keys: Int32Array | null): Int32Array {
  const known = new Map<string, number>()
  const numberOf = (name: string): number => {
    const number = known.get(name) ?? known.size
    known.set(name, number)
    return number
  }
  const rounded = (value: number): number => Math.round(value / DIRECTION_RESOLUTION) + 0
  const shapes = new Int32Array(targets.length + occluders.length)
  targets.forEach(({ along, across, halfLength, halfWidth, frame, strips, cellFrac, turns }, i) => {
    const size = [rounded(halfLength / halfWidth), halfWidth, frame ?? 0]
    const form = [...along.map(rounded), ...across.map(rounded), ...size, strips, cellFrac, turns]
    shapes[i] = numberOf(`${form.join(' ')} ${keys === null ? 0 : keys[i]}`)
  })
  // an occluder is equal to itself only: there are few
  for (let j = 0; j < occluders.length; j++) shapes[targets.length + j] = numberOf(`occluder ${j}`)
  return shapes
}

/** A hash of a set of bodies around a target, in which their order has no meaning. */
class Fingerprint {
  private readonly value = new Float64Array(1)
  private readonly words = new Uint32Array(this.value.buffer)
  private shape = 0
  private count = 0
  private low = 0
  private high = 0

  start(shape: number): void {
    this.shape = shape
    this.count = 0
    this.low = 0
    this.high = 0
  }

  add(shape: number, east: number, north: number, up: number): void {
    let low = 0x9e3779b9 ^ shape
    let high = 0x7f4a7c15 ^ shape
    for (let k = 0; k < 3; k++) {
      this.value[0] = (k === 0 ? east : k === 1 ? north : up) + 0 // -0 is 0
      low = mixed(low ^ this.words[0]) ^ mixed(this.words[1] + k)
      high = mixed(high + this.words[1]) ^ mixed(this.words[0] ^ (k + 0x51ed))
    }
    this.low = (this.low + mixed(low)) | 0
    this.high = (this.high + mixed(high)) | 0
    this.count++
  }

  name(): string {
    return `${this.shape} ${this.count} ${this.low} ${this.high}`
  }
}

/** Source: C. Wellons, lowbias32, 2018. */
function mixed(word: number): number {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return h ^ (h >>> 16)
}
