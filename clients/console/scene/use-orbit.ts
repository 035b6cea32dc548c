import type { Vector } from '@pvyield/engine/quick'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Eye } from '../state/scene-look.ts'
import { eyeFrom, type Orbit, orbitOf, zoomed } from './orbit.ts'
import type { Drawn } from './stage.ts'
import { type Bounds, boundsOf } from './surroundings.ts'

const START = { azimuthDeg: 205, elevationDeg: 30, distances: 2.9 }
/** Width over height of a picture from which the height decides how much of the scene is seen. */
const WIDE = 1.3
const WHEEL_ZOOM = 0.001
const REST_MILLIS = 250

/** What grows more at once is another scene. */
const GROWTH_MAX = 3

type Canvas = { readonly current: HTMLCanvasElement | null }

/** From where a scene is looked at. */
export interface View {
  /** Null before there is a scene. */
  readonly orbit: Orbit | null
  /** Of the scene. */
  readonly radius: number
  readonly turn: (orbit: Orbit) => void
  /** Looks at the whole scene, as at first. */
  readonly reset: () => void
}

/**
 * Looks at another scene anew; an edit leaves the view as it is.
 * @param eye  that of the state, undefined for the first view of a scene
 * @param onEye  called when the eye rests somewhere else
 */
export function useOrbit(canvas: Canvas, drawn: Drawn | null, eye: Eye | undefined, onEye: (eye: Eye | undefined) => void): View {
  const [orbit, setOrbit] = useState<Orbit | null>(null)
  const bounds = useMemo(() => (drawn === null ? null : boundsOf(drawn.layout, drawn.occluders)), [drawn])
  const radius = bounds?.radius ?? 1
  const seen = useRef<Seen | null>(null)
  /** The eye that the state is known to have. */
  const known = useRef<string | undefined>(undefined)
  /** Whether the whole scene is looked at, which another size of the picture needs another distance for. */
  const isWhole = useRef(false)
  const show = (eye: Eye | undefined) => {
    isWhole.current = eye === undefined
    if (drawn !== null) setOrbit(eye === undefined ? startOf(drawn, canvas.current) : orbitOf(eye, drawn.layout.middle))
  }
  const rest = useRest((orbit: Orbit | null) => {
    const next = orbit === null || drawn === null ? undefined : eyeFrom(orbit, drawn.layout.middle)
    known.current = String(next)
    onEye(next)
  })
  const turn = (orbit: Orbit) => {
    isWhole.current = false
    setOrbit(orbit)
    rest(orbit)
  }
  const reset = () => {
    show(undefined)
    rest(null)
  }
  useEffect(() => {
    if (drawn === null || bounds === null) return
    const { middle } = drawn.layout
    const before = seen.current
    seen.current = { middle, bounds }
    // An edit moves the middle of the scene, about which everything is drawn: the eye stays where it was above the ground.
    if (before !== null && isEdit(before, seen.current))
      setOrbit((orbit) => orbit && { ...orbit, target: between(middle, before.middle, orbit.target) })
    else if (before === null || known.current !== String(eye)) show(eye)
    else reset()
    known.current = String(eye)
  }, [drawn, bounds])
  useEffect(() => {
    if (seen.current === null || known.current === String(eye)) return
    show(eye)
  }, [eye])
  useResize(canvas, () => isWhole.current && drawn !== null && setOrbit(startOf(drawn, canvas.current)))
  useWheel(canvas, (turns) => orbit !== null && turn(zoomed(orbit, Math.exp(WHEEL_ZOOM * turns), radius)))
  return { orbit, radius, turn, reset }
}

/** Calls when the picture has another size. */
function useResize(canvas: Canvas, onResize: () => void): void {
  const newest = useRef(onResize)
  newest.current = onResize
  useEffect(() => {
    const place = canvas.current
    if (place === null) return undefined
    let width = place.clientWidth
    const watch = new ResizeObserver(() => {
      if (place.clientWidth === width) return
      width = place.clientWidth
      newest.current()
    })
    watch.observe(place)
    return () => watch.disconnect()
  }, [canvas])
}

/** Calls when nothing new has come for a moment. */
function useRest<Value>(call: (value: Value) => void): (value: Value) => void {
  const newest = useRef(call)
  newest.current = call
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (value) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => newest.current(value), REST_MILLIS)
  }
}

interface Seen {
  /** Of the coordinates that it is drawn in. */
  readonly middle: Vector
  readonly bounds: Bounds
}

/** Whether a scene stands where the one before stood, and is about as large. */
function isEdit(before: Seen, now: Seen): boolean {
  const growth = now.bounds.radius / before.bounds.radius
  const [from, to] = [before, now].map(({ middle, bounds }) => middle.map((origin, axis) => origin + (bounds.middle[axis] ?? 0)))
  const way = Math.hypot(...(to ?? []).map((value, axis) => value - (from?.[axis] ?? 0)))
  return growth < GROWTH_MAX && growth > 1 / GROWTH_MAX && way < GROWTH_MAX * before.bounds.radius
}

/** A point after the origin of its coordinates has moved. */
function between(to: Vector, from: Vector, [east, north, up]: Vector): Vector {
  return [east + from[0] - to[0], north + from[1] - to[1], up + from[2] - to[2]]
}

function startOf({ layout, occluders }: Drawn, canvas: HTMLCanvasElement | null): Orbit {
  const aspect = (canvas?.clientWidth ?? WIDE) / (canvas?.clientHeight || 1)
  const { middle, radius, ground } = boundsOf(layout, occluders)
  const { azimuthDeg, elevationDeg, distances } = START
  // A little above the ground: the sun's path needs room over the tables.
  return {
    azimuthDeg,
    elevationDeg,
    distance: distances * radius * Math.max(1, WIDE / aspect),
    target: [middle[0], middle[1], Math.max(middle[2], ground + 0.15 * radius)],
  }
}

/** The wheel turns nothing else while the pointer is on the picture and it has the focus. */
function useWheel(canvas: Canvas, onTurn: (pixels: number) => void): void {
  useEffect(() => {
    const place = canvas.current
    if (place === null) return undefined
    const turn = (event: WheelEvent) => {
      if (document.activeElement !== place) return
      event.preventDefault()
      onTurn(event.deltaY)
    }
    place.addEventListener('wheel', turn, { passive: false })
    return () => place.removeEventListener('wheel', turn)
  })
}
