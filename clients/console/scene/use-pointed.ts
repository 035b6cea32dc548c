import type { Vector } from '@pvyield/engine/quick'
import type { ScenePlacement } from '@pvyield/sdk'
import { useRef } from 'preact/hooks'
import { drawnTables } from './drawn-part.ts'
import { rayThrough } from './orbit.ts'
import { pickTable, pointAtHeight } from './pick.ts'
import type { Pointed } from './use-drag.ts'
import type { View } from './use-orbit.ts'
import type { Shown } from './use-stage.ts'

/** What becomes of tables that are pointed at. */
export interface Edits {
  readonly placements: readonly ScenePlacement[]
  readonly onSelect: (table: number | null) => void
  /** @param isDone  whether the table was let go */
  readonly onMove: (placement: number, x: number, y: number, isDone: boolean) => void
}

/** Selects the table that is clicked, and moves the selected one with the pointer, at its height. */
export function usePointed(canvas: { readonly current: HTMLCanvasElement | null }, shown: Shown, view: View, edits: Edits): Pointed {
  const { drawn, selected } = shown
  const { placements, onSelect, onMove } = edits
  const held = useRef<{ readonly placement: number; readonly offset: Vector; readonly height: number } | null>(null)
  const tableAt = (x: number, y: number) => {
    const ray = rayAt(canvas.current, view, x, y)
    return ray === null || drawn === null ? null : pickTable(drawnTables(drawn.layout.devices), shown.moments?.rotationRad ?? [], ray)
  }
  /** A point of the picture at a height of the scene, in its coordinates. */
  const onLevel = (x: number, y: number, height: number) => {
    const ray = rayAt(canvas.current, view, x, y)
    const middle = drawn?.layout.middle ?? [0, 0, 0]
    const point = ray === null ? null : pointAtHeight(ray, height - middle[2])
    return point === null ? null : ([point[0] + middle[0], point[1] + middle[1], height] as const)
  }
  return {
    click: (x, y) => onSelect(tableAt(x, y)),
    grab: (x, y) => {
      const table = tableAt(x, y)
      const device = table === selected && table !== null ? drawn?.layout.devices[table] : undefined
      const place = placements[device?.placement ?? -1]
      const height = (device?.centre[2] ?? 0) + (drawn?.layout.middle[2] ?? 0)
      const from = onLevel(x, y, height)
      if (device === undefined || place === undefined || from === null) return false
      held.current = { placement: device.placement, offset: [place.x - from[0], place.y - from[1], 0], height }
      return true
    },
    move: (x, y, isDone) => {
      const { current } = held
      const to = current === null ? null : onLevel(x, y, current.height)
      if (current !== null && to !== null) onMove(current.placement, to[0] + current.offset[0], to[1] + current.offset[1], isDone)
    },
  }
}

/** The ray through a point of the window. */
function rayAt(canvas: HTMLCanvasElement | null, { orbit }: View, x: number, y: number) {
  const box = canvas?.getBoundingClientRect()
  if (orbit === null || box === undefined) return null
  return rayThrough(orbit, box.width / box.height, (2 * (x - box.left)) / box.width - 1, 1 - (2 * (y - box.top)) / box.height)
}
