import { geoEquirectangular, geoGraticule, geoPath } from 'd3-geo'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { feature } from 'topojson-client'

type Topology = Parameters<typeof feature>[0]

const WIDTH = 360
/** Beyond it is only ice and sea. */
const NORTH_DEG = 84
const SOUTH_DEG = -58
/** A degree is as high as wide. */
const HEIGHT = ((NORTH_DEG - SOUTH_DEG) / 360) * WIDTH
const STEP_DEG = 1

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
  const projection = useMemo(() => worldProjection(), [])
  // An address may have no place.
  const [x, y] = (Number.isFinite(latitude + longitude) ? projection([longitude, latitude]) : null) ?? [-9, -9]
  const choose = (event: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect()
    if (box === undefined) return
    const point = projection.invert?.([((event.clientX - box.left) / box.width) * WIDTH, ((event.clientY - box.top) / box.height) * HEIGHT])
    if (point) onPlace(round(point[1]), round(point[0]))
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
      <svg ref={svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="graticule" d={geoPath(projection)(geoGraticule().step([30, 30])()) ?? ''} />
        <path class="land" d={outline === null ? '' : (geoPath(projection)(outline) ?? '')} />
        <circle class="halo" cx={x} cy={y} r="7" />
        <circle class="marker" cx={x} cy={y} r="3.5" />
      </svg>
    </button>
  )
}

function worldProjection() {
  return geoEquirectangular()
    .scale(WIDTH / (2 * Math.PI))
    .translate([WIDTH / 2, (NORTH_DEG / 360) * WIDTH])
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
}

/** The outlines, which come after the page; null until then. */
function useOutline(land: string) {
  const [outline, setOutline] = useState<ReturnType<typeof feature> | null>(null)
  useEffect(() => {
    fetch(land)
      .then((answer) => answer.json())
      .then((topology: Topology) => {
        const { land: object } = topology.objects
        if (object !== undefined) setOutline(feature(topology, object))
      })
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
