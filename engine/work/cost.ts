import type { Resolved } from '../core/option.ts'
import { sceneDayCost } from '../scene-day/day-cost.ts'
import { sceneCost } from '../shading/scene/scene-cost.ts'
import { rowsOf, runSeconds } from '../tree/cost.ts'

/** Memory for one row, measured. */
const BYTES_PER_ROW = 200

/** What work takes: seconds of one core of the reference machine, and memory at its peak. */
export interface Cost {
  readonly seconds: number
  readonly bytes: number
}

/** @param series  number of series that are kept */
export function runCost(request: Resolved, series: number): Cost {
  return { seconds: runSeconds(request, series), bytes: bytesOf(request) }
}

export function dayCost(request: Resolved): Cost {
  const { seconds, bytes } = sceneDayCost(request)
  return { seconds, bytes: rowsOf(request) * BYTES_PER_ROW + bytes }
}

function bytesOf(request: Resolved): number {
  return rowsOf(request) * BYTES_PER_ROW + sceneCost(request).bytes
}
