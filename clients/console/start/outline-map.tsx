import { useEffect, useRef, useState } from 'preact/hooks'
import { graticule, MAP, placeAt, pointOf } from './map-size.ts'

const STEP_DEG = 1
const GRATICULE = graticule(30)

/** A map with the outlines of the continents, on which a place can be chosen. */
export function OutlineMap(props: {
  readonly land: string
  readonly latitude: number
  readonly longitude: number
  readonly onPlace: (latitude: number, longitude: number) => void
}) {
  const { land, latitude, longitude, onPlace } = props
  const svg = useRef<SVGSVGElement>(null)
  const outline = useOutline(land)
  // An address may have no place.
  const [x, y] = Number.isFinite(latitude + longitude) ? pointOf(latitude, longitude) : [-90, -90]
  const choose = (event: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect()
    if (box === undefined) return
    const place = placeAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
    onPlace(round(place.latitude), round(place.longitude))
  }
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key]
    if (move === undefined) return
    event.preventDefault()
    const [north = 0, east = 0] = move
    onPlace(round(limit(latitude + north * STEP_DEG, -90, 90)), round(limit(longitude + east * STEP_DEG, -180, 180)))
  }
  return (
    <button
      type="button"
      class="map"
      aria-label={`World map at latitude ${latitude}, longitude ${longitude}. Arrow keys move the place by ${STEP_DEG} degree`}
      onClick={(event) => event.detail > 0 && choose(event)}
      onKeyDown={onKey}
    >
      <svg ref={svg} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        <path class="graticule" d={GRATICULE} />
        <path class="land" d={outline} />
        <circle class="halo" cx={x} cy={y} r="70" />
        <circle class="marker" cx={x} cy={y} r="35" />
      </svg>
    </button>
  )
}

/** The outlines as a path, which comes after the page; empty until then. */
function useOutline(land: string): string {
  const [outline, setOutline] = useState('')
  useEffect(() => {
    fetch(land)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(setOutline)
      .catch(() => undefined) // the search and the coordinates do without the map
  }, [land])
  return outline
}

/** To 0.01 deg, as typical years are made. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100 + 0
}

function limit(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
