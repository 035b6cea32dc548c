import type { Device, Occluder } from '@pvyield/engine/quick'
import { shown } from '../parts/numbers.ts'

/** A browser that draws in software needs 0.1 ms for each table, and the page stands still meanwhile. */
const TABLES_MAX = 10_000
/** Making and drawing a body takes 6 us for each of its points: 80 of a cylinder, 8 of a box, 4 of a wall. */
const BODY_POINTS_MAX = 100_000

/** The tables of a large scene that are drawn, and can be pointed at. */
export function drawnTables(devices: readonly Device[]): readonly Device[] {
  return devices.length <= TABLES_MAX ? devices : devices.slice(0, TABLES_MAX)
}

/** The bodies of a large scene that are drawn. */
export function drawnBodies(bodies: readonly Occluder[]): readonly Occluder[] {
  let points = 0
  const end = bodies.findIndex((body) => {
    points += body.points.length / 3
    return points > BODY_POINTS_MAX
  })
  return end < 0 ? bodies : bodies.slice(0, end)
}

/** Says what the picture of a scene leaves out; null for one that is whole. */
export function leftOut(devices: readonly Device[], bodies: readonly Occluder[]): string | null {
  const parts = [
    partOf(drawnTables(devices).length, devices.length, 'tables'),
    partOf(drawnBodies(bodies).length, bodies.length, 'bodies that shade'),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `The picture shows ${parts.join(' and ')}. The day and the run count all of them.`
}

function partOf(drawn: number, all: number, what: string): string | null {
  return drawn === all ? null : `the first ${shown(drawn)} of ${shown(all)} ${what}`
}
