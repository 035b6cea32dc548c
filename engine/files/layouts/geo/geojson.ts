import { ObjectFileError } from '../../object-file-error.ts'
import { cleanText } from '../../object-keys.ts'
import type { Figures } from '../feature.ts'
import { figuresOf, noteMisspelt } from '../figures.ts'
import { plainHeading } from '../headings.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { Budget, DEPTH_MAX, FEATURES_MAX, POINTS_MAX } from '../limits.ts'
import { placeOfUtm, type UtmZone } from '../transverse-mercator.ts'
import type { GeoFeature, GeoPoint } from './geo-feature.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Properties that say what a feature is, those that say most first. */
const NAMING = [
  'role',
  'type',
  'kind',
  'class',
  'category',
  'layer',
  'folder',
  'featuretype',
  'objecttype',
  'name',
  'label',
  'title',
  'description',
  'art',
  'typ',
]

/**
 * Features of a GeoJSON text (RFC 7946): WGS84, longitude first. A `crs` of UTM (EPSG 32601 to 32760),
 * as older files have, is converted.
 * Fails: ObjectFileError for a text that is no GeoJSON, another crs, and more than the limits.
 */
export function readGeojson(value: unknown, draft: LayoutDraft): GeoFeature[] {
  if (!isObject(value)) throw new ObjectFileError(['The text is no GeoJSON object: send a FeatureCollection'])
  const reader = new Reader(zoneOf(value.crs), draft)
  if (value.type === 'FeatureCollection') {
    if (!Array.isArray(value.features)) throw new ObjectFileError(['The FeatureCollection has no list features'])
    for (const feature of value.features) reader.feature(feature)
  } else if (value.type === 'Feature') reader.feature(value)
  else reader.feature({ type: 'Feature', geometry: value, properties: {} })
  return apartById(reader.features, reader.ownIds)
}

/** Features whose names other features have too are known by their own `id`, where they state one. */
function apartById(features: readonly GeoFeature[], ownIds: ReadonlyMap<Figures, string>): GeoFeature[] {
  const counts = new Map<string, number>()
  for (const { figures } of features) if (figures.id !== undefined) counts.set(figures.id, (counts.get(figures.id) ?? 0) + 1)
  return features.map((feature) => {
    const { figures } = feature
    const own = ownIds.get(figures)
    return own === undefined || (counts.get(figures.id ?? '') ?? 0) < 2 ? feature : { ...feature, figures: { ...figures, id: own } }
  })
}

/** The zone of a crs of UTM; null for WGS84. Fails: ObjectFileError for any other. */
function zoneOf(crs: unknown): UtmZone | null {
  if (crs === undefined || crs === null) return null
  const name = isObject(crs) && isObject(crs.properties) ? String(crs.properties.name ?? '') : ''
  const [, code] = /(?:EPSG\D+?|^)(\d{4,6})$/i.exec(name.trim()) ?? []
  if (/CRS84$/i.test(name) || code === '4326' || code === '4979') return null
  const number = Number(code)
  if (number > 32600 && number <= 32660) return { zone: number - 32600, isSouthern: false }
  if (number > 32700 && number <= 32760) return { zone: number - 32700, isSouthern: true }
  throw new ObjectFileError([
    `The crs ${JSON.stringify(cleanText(name).slice(0, 100))} is not read: export GeoJSON in WGS84 (EPSG:4326) or in UTM of WGS84 (EPSG:326xx, 327xx)`,
  ])
}

class Reader {
  readonly features: GeoFeature[] = []
  /** Property `id` of features that are named by another one. */
  readonly ownIds = new Map<Figures, string>()
  private readonly things = new Budget(FEATURES_MAX, 'features')
  private readonly points = new Budget(POINTS_MAX, 'points')

  constructor(
    private readonly zone: UtmZone | null,
    private readonly draft: LayoutDraft,
  ) {}

  feature(value: unknown): void {
    this.things.spend()
    const properties = isObject(value) && isObject(value.properties) ? value.properties : {}
    const entries = Object.entries(properties).slice(0, 200)
    const id = isObject(value) && (typeof value.id === 'string' || typeof value.id === 'number') ? [['id', value.id] as const] : []
    const names = NAMING.flatMap((naming) =>
      entries.filter(([key, text]) => plainHeading(key) === naming && typeof text === 'string').map(([, text]) => String(text)),
    )
    const keys = entries.filter(([, flag]) => flag === true || flag === 'yes').map(([key]) => key)
    const key = names[0] ?? 'feature'
    noteMisspelt(Object.keys(properties), this.draft)
    const figures = figuresOf([...id, ...entries])
    const own = figuresOf(entries.filter(([key]) => plainHeading(key) === 'id')).id
    if (own !== undefined && own !== figures.id) this.ownIds.set(figures, own)
    this.geometry(isObject(value) ? value.geometry : null, { where: { key, line: null }, names: [...names, ...keys], figures }, 0)
  }

  private geometry(value: unknown, about: Omit<GeoFeature, 'shape' | 'points'>, depth: number): void {
    if (!isObject(value) || depth > DEPTH_MAX) {
      this.draft.leaveOut(about.where, 'A feature without a geometry is left out')
      return
    }
    const { type, coordinates } = value
    const many = Array.isArray(coordinates) ? coordinates : []
    if (typeof type === 'string') this.draft.count(type)
    if (type === 'GeometryCollection')
      for (const each of Array.isArray(value.geometries) ? value.geometries : []) this.nested(each, about, depth)
    else if (type === 'MultiPolygon') for (const rings of many) this.polygon(rings, about)
    else if (type === 'MultiLineString') for (const line of many) this.add('line', line, about)
    else if (type === 'MultiPoint') for (const point of many) this.add('point', [point], about)
    else if (type === 'Polygon') this.polygon(coordinates, about)
    else if (type === 'LineString') this.add('line', coordinates, about)
    else if (type === 'Point') this.add('point', [coordinates], about)
    else this.draft.leaveOut(about.where, 'A feature whose geometry is not a point, line or polygon is left out')
  }

  private nested(value: unknown, about: Omit<GeoFeature, 'shape' | 'points'>, depth: number): void {
    this.things.spend()
    this.geometry(value, about, depth + 1)
  }

  private polygon(rings: unknown, about: Omit<GeoFeature, 'shape' | 'points'>): void {
    if (Array.isArray(rings) && rings.length > 1) this.draft.remark('ignored', about.where, 'Holes of a polygon are left out')
    this.add('polygon', Array.isArray(rings) ? rings[0] : null, about)
  }

  private add(shape: GeoFeature['shape'], coordinates: unknown, about: Omit<GeoFeature, 'shape' | 'points'>): void {
    const listed = Array.isArray(coordinates) ? coordinates : []
    this.points.spend(listed.length)
    this.things.spend()
    const points = listed.map((each) => this.point(each))
    const whole = points.filter((point) => point !== null)
    if (whole.length < points.length || whole.length === 0) {
      this.draft.leaveOut(
        about.where,
        'A feature with a position that is not [longitude, latitude] or [longitude, latitude, height] in numbers is left out',
      )
      return
    }
    this.features.push({ ...about, shape, points: shape === 'polygon' ? opened(whole) : whole })
  }

  private point(value: unknown): GeoPoint | null {
    if (!Array.isArray(value) || value.length < 2) return null
    const [x, y, z] = value as unknown[]
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) return null
    const height = typeof z === 'number' && Number.isFinite(z) ? z : null
    if (this.zone !== null) return { ...placeOfUtm(x, y, this.zone), height }
    return { longitude: x, latitude: y, height }
  }
}

/** A ring without its closing point. */
export function opened<Point extends GeoPoint>(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = ring.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude
  return isClosed ? ring.slice(0, -1) : ring
}
