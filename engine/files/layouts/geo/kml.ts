import type { XmlElement } from '@rgrove/parse-xml'
import { ObjectFileError } from '../../object-file-error.ts'
import { figuresOf, noteMisspelt } from '../figures.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { Budget, FEATURES_MAX, POINTS_MAX } from '../limits.ts'
import { allOf, childOf, childrenOf, openXml, tagOf, textOf } from '../xml.ts'
import type { GeoFeature, GeoPoint } from './geo-feature.ts'
import { opened } from './geojson.ts'

const FOLDERS = ['kml', 'document', 'folder']
const LEFT_OUT = ['networklink', 'groundoverlay', 'screenoverlay', 'photooverlay', 'model', 'track', 'multitrack']

/**
 * Features of a KML text (OGC KML 2.3): placemarks, whose folders are names of them as well. Heights of
 * `clampToGround`, the default, say nothing; `relativeToGround` is above the ground, `absolute` above the sea.
 * Fails: ObjectFileError for a text that is no KML, and more than the limits.
 */
export function readKml(text: string, draft: LayoutDraft): GeoFeature[] {
  const root = openXml(text)
  if (tagOf(root) !== 'kml') throw new ObjectFileError(['The XML is no KML: its outermost element is not kml'])
  const reader = new Reader(draft)
  const open: { element: XmlElement; folders: readonly string[] }[] = [{ element: root, folders: [] }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const name = textOf(childOf(next.element, 'name'))
    const folders = tagOf(next.element) === 'folder' && name !== '' ? [name, ...next.folders] : next.folders
    const inside = childrenOf(next.element)
    for (const child of inside) {
      const tag = tagOf(child)
      if (tag === 'placemark') reader.placemark(child, folders)
      else if (LEFT_OUT.includes(tag))
        draft.leaveOut({ key: child.name, line: null }, `A ${child.name} is left out: it draws no table and no object of the file`)
    }
    open.push(
      ...inside
        .filter((child) => FOLDERS.includes(tagOf(child)))
        .map((element) => ({ element, folders }))
        .reverse(),
    )
  }
  return reader.features
}

type About = Omit<GeoFeature, 'shape' | 'points'>

class Reader {
  readonly features: GeoFeature[] = []
  private readonly things = new Budget(FEATURES_MAX, 'geometries')
  private readonly points = new Budget(POINTS_MAX, 'points')

  constructor(private readonly draft: LayoutDraft) {}

  placemark(element: XmlElement, folders: readonly string[]): void {
    const name = textOf(childOf(element, 'name'))
    const data = dataOf(element)
    noteMisspelt(
      data.map(([key]) => key),
      this.draft,
    )
    const said = data.filter(([key]) => /^(role|type|kind|class|category|layer)$/i.test(key)).map(([, value]) => value)
    const names = [...said, ...(name === '' ? [] : [name]), ...folders]
    const about: About = {
      where: { key: said[0] ?? folders[0] ?? (name || 'Placemark'), line: null },
      names,
      figures: figuresOf([...data, ['id', name]]),
    }
    for (const child of childrenOf(element)) this.geometry(child, about)
  }

  private geometry(element: XmlElement, about: About): void {
    const tag = tagOf(element)
    if (tag === 'multigeometry') for (const child of childrenOf(element)) this.geometry(child, about)
    else if (tag === 'polygon') {
      if (childOf(element, 'innerboundaryis') !== null) this.draft.remark('ignored', about.where, 'Holes of a polygon are left out')
      this.add('polygon', element, childOf(childOf(element, 'outerboundaryis'), 'linearring'), about)
    } else if (tag === 'linestring' || tag === 'linearring') this.add(tag === 'linestring' ? 'line' : 'polygon', element, element, about)
    else if (tag === 'point') this.add('point', element, element, about)
    else if (LEFT_OUT.includes(tag))
      this.draft.leaveOut(about.where, `A ${element.name} is left out: only points, lines and polygons are read`)
  }

  private add(shape: GeoFeature['shape'], element: XmlElement, holder: XmlElement | null, about: About): void {
    this.things.spend()
    this.draft.count(element.name)
    const mode = textOf(childOf(element, 'altitudemode')).toLowerCase()
    const points = this.pointsOf(textOf(childOf(holder, 'coordinates')), mode)
    if (points === null) {
      this.draft.leaveOut(
        about.where,
        'A geometry whose coordinates are not longitude,latitude[,altitude] with blanks between them is left out',
      )
      return
    }
    // a wall down to the ground: its altitude is the height of the object
    const isExtruded =
      /^(1|true)$/i.test(textOf(childOf(element, 'extrude'))) && mode === 'relativetoground' && about.figures.height === undefined
    const heights = points.map(({ height }) => height ?? 0)
    const height = heights.reduce((most, value) => Math.max(most, value), 0)
    const raised = isExtruded && height > 0
    this.features.push({
      ...about,
      shape,
      points: (shape === 'polygon' ? opened(points) : points).map((point) => (raised ? { ...point, height: null } : point)),
      figures: raised ? { ...about.figures, height } : about.figures,
    })
  }

  private pointsOf(text: string, mode: string): GeoPoint[] | null {
    const tuples = text.split(/\s+/).filter((tuple) => tuple !== '')
    this.points.spend(tuples.length)
    const isClamped = mode !== 'relativetoground' && mode !== 'absolute'
    const points = tuples.map((tuple) => {
      const [longitude = Number.NaN, latitude = Number.NaN, altitude = Number.NaN] = tuple
        .slice(0, 200)
        .split(',')
        .map((cell) => (cell === '' ? Number.NaN : Number(cell)))
      return { longitude, latitude, height: isClamped || !Number.isFinite(altitude) ? null : altitude }
    })
    return points.length > 0 && points.every(({ longitude, latitude }) => Number.isFinite(longitude) && Number.isFinite(latitude))
      ? points
      : null
  }
}

/** Extended data of a placemark, untyped or of a schema. */
function dataOf(element: XmlElement): [key: string, value: string][] {
  const extended = childOf(element, 'extendeddata')
  if (extended === null) return []
  const untyped = [...allOf(extended, 'data')].map((data): [string, string] => [data.attributes.name ?? '', textOf(childOf(data, 'value'))])
  const typed = [...allOf(extended, 'simpledata')].map((data): [string, string] => [data.attributes.name ?? '', textOf(data)])
  return [...untyped, ...typed].slice(0, 200)
}
