import { useRef } from 'preact/hooks'
import { movedBy, type Orbit, turnedBy, zoomed } from './orbit.ts'

const DEG_PER_PIXEL = 0.3
/** A pointer that moves less is a click. */
const CLICK_PIXELS = 4

interface Held {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** What a pointer does besides turning the view. */
export interface Pointed {
  /** Called where a pointer went down and up. */
  readonly click: (x: number, y: number) => void
  /** Whether there is something that moves with the pointer. */
  readonly grab: (x: number, y: number) => boolean
  /** @param isDone  whether it was let go */
  readonly move: (x: number, y: number, isDone: boolean) => void
}

/** Turns a view with one pointer, moves it with Shift or another button, zooms it with two fingers, and moves what was grabbed. */
export function useDrag(orbit: Orbit | null, radius: number, onOrbit: (orbit: Orbit) => void, { click, grab, move }: Pointed) {
  const held = useRef<readonly Held[]>([])
  const isGrabbed = useRef(false)
  const moved = useRef(0)
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = event.currentTarget as HTMLElement
      place.setPointerCapture(event.pointerId)
      if (held.current.length === 0) moved.current = 0
      isGrabbed.current = event.button === 0 && !event.shiftKey && held.current.length === 0 && grab(event.clientX, event.clientY)
      held.current = [...held.current, heldBy(event)]
    },
    onPointerMove: (event: PointerEvent) => {
      const before = held.current.find(({ id }) => id === event.pointerId)
      if (before === undefined || orbit === null) return
      const [right, down] = [event.clientX - before.x, event.clientY - before.y]
      moved.current += Math.abs(right) + Math.abs(down)
      const after = held.current.map((each) => (each === before ? heldBy(event) : each))
      if (after.length > 1) onOrbit(zoomed(orbit, spread(held.current) / spread(after), radius))
      else if (isGrabbed.current) {
        if (moved.current >= CLICK_PIXELS) move(event.clientX, event.clientY, false)
      } else if (event.shiftKey || event.buttons > 1) {
        const height = (event.currentTarget as HTMLElement).clientHeight
        onOrbit(movedBy(orbit, -right / height, down / height))
      } else onOrbit(turnedBy(orbit, DEG_PER_PIXEL * right, DEG_PER_PIXEL * down))
      held.current = after
    },
    onPointerUp: (event: PointerEvent) => {
      held.current = held.current.filter(({ id }) => id !== event.pointerId)
      if (event.button === 0 && moved.current < CLICK_PIXELS) click(event.clientX, event.clientY)
      else if (isGrabbed.current) move(event.clientX, event.clientY, true)
      isGrabbed.current = false
    },
    onPointerCancel: (event: PointerEvent) => {
      held.current = held.current.filter(({ id }) => id !== event.pointerId)
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}

function heldBy({ pointerId, clientX, clientY }: PointerEvent): Held {
  return { id: pointerId, x: clientX, y: clientY }
}

function spread([a, b]: readonly Held[]): number {
  return a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}
