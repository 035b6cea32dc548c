import { geoEquirectangular, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { MAP } from './start/map-size.ts'

type Topology = Parameters<typeof feature>[0]

/**
 * The outlines of the continents as an SVG path of the map, made once with the page. In whole units from point to point it is
 * 8 kB compressed, where the outlines and what draws them were 31 kB.
 * @param topology  TopoJSON with an object `land`
 */
export function landPath(topology: Topology): string {
  const { land } = topology.objects
  if (land === undefined) throw new Error('The outlines have no object land')
  const projection = geoEquirectangular()
    .scale(MAP.width / (2 * Math.PI))
    .translate([MAP.width / 2, MAP.northDeg * MAP.unitsPerDeg])
    .clipExtent([
      [0, 0],
      [MAP.width, MAP.height],
    ])
  const path = geoPath(projection).digits(0)(feature(topology, land)) ?? ''
  return path
    .split('M')
    .slice(1)
    .map((ring) => relativeRing(ring.replace('Z', '').split('L')))
    .join('')
}

/** A closed ring by the steps from point to point. */
function relativeRing(texts: readonly string[]): string {
  const points = texts.map((text) => text.split(',').map(Number) as [number, number])
  const steps = points.slice(1).map(([x, y], k) => {
    const [beforeX, beforeY] = points[k] ?? [0, 0]
    return [x - beforeX, y - beforeY] as const
  })
  const moved = steps.filter(([x, y]) => x !== 0 || y !== 0)
  return moved.length === 0 ? '' : `M${points[0]?.join()}l${moved.map(([x, y]) => `${x} ${y}`).join(' ')}z`
}
