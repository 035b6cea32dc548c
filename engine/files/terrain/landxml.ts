import type { XmlElement } from '@rgrove/parse-xml'
import type { Findings } from '../findings.ts'
import type { Vector } from '../layouts/feature.ts'
import type { Roles } from '../layouts/role.ts'
import { allOf, childOf, childrenOf, openXml, tagOf } from '../layouts/xml.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { cleanText } from '../object-keys.ts'
import { crsOf } from './crs.ts'
import { type GroundFile, POINTS_MAX, type Tin, TRIANGLES_MAX } from './ground-file.ts'
import { TRIANGLES_MAX as SCENE_TRIANGLES_MAX } from './scene-limits.ts'

/** Metres of linear units. */
const UNITS_M = new Map(
  Object.entries({
    meter: 1,
    millimeter: 0.001,
    centimeter: 0.01,
    kilometer: 1000,
    foot: 0.3048,
    feet: 0.3048,
    ussurveyfoot: 1200 / 3937,
    inch: 0.0254,
    mile: 1609.344,
  }),
)
const metresOf = (unit: string | undefined): number | undefined => UNITS_M.get((unit ?? '').toLowerCase())
/** Decimals of a point that are read. */
const POINT_CHARS = 200

export interface LandXmlReading {
  /** Metres of a unit of length that the file does not state. */
  readonly unitM: number | undefined
  readonly roles: Roles
  /** Whether all of a surface becomes the ground of a scene. */
  readonly isWhole: boolean
}

/**
 * Reads the triangles of a surface of LandXML. Points are north, east, height; faces that the file
 * marks as invisible (i="1") are no ground.
 * Source: LandXML-1.2 schema (landxml.org): P, F, Units, CoordinateSystem.
 * Fails: ObjectFileError for a text that is no LandXML, and one without triangles.
 */
export function readLandXml(text: string, { unitM, roles, isWhole }: LandXmlReading, findings: Findings): Omit<GroundFile, 'encoding'> {
  if (isWhole) requireFewFaces(text)
  const root = openXml(text)
  if (tagOf(root) !== 'landxml') throw refused('The XML is no LandXML: its outermost element is not LandXML')
  const units = unitsOf(root, unitM, findings)
  const surfaces = chosen([...allOf(root, 'surface')], roles, findings)
  const points: Vector[] = []
  const triangles: [number, number, number][] = []
  let unseen = 0
  for (const surface of surfaces) unseen += addSurface(surface, units, points, triangles)
  if (triangles.length === 0)
    throw refused('The surface has no faces (Definition with Pnts and Faces): export it as a TIN surface, not as points or contours alone')
  if (unseen > 0)
    findings.note('ignored', { key: 'F', line: null }, `${unseen} faces that the file marks as invisible (i="1") are left out`)
  const system = childOf(root, 'coordinatesystem')?.attributes
  const epsg = Number(system?.epsgCode ?? system?.epsgcode ?? 0)
  return { raster: null, tin: { points, triangles }, crs: epsg > 0 ? crsOf(epsg) : null }
}

/** Faces that are shown, and surfaces, as the text has them: looked at before the text is read, which takes seconds. */
const FACE = /<(?:\w+:)?F(?=[\s>])(?![^>]{0,80}\si\s*=\s*["']1)/g
const SURFACE = /<(?:\w+:)?Surface[\s>]/g

/** Fails: ObjectFileError for a single surface of more faces than a scene may have. */
function requireFewFaces(text: string): void {
  const faces = text.match(FACE)?.length ?? 0
  if (faces <= SCENE_TRIANGLES_MAX || (text.match(SURFACE)?.length ?? 0) > 1) return
  throw refused(
    `The surface has ${faces.toLocaleString('en')} faces, and a scene at most ${SCENE_TRIANGLES_MAX.toLocaleString('en')}: send step_m=5 for heights that far apart, or radius_m for the part around the plant`,
  )
}

const refused = (message: string) => new ObjectFileError([message])

interface Units {
  readonly plan: number
  readonly up: number
}

function unitsOf(root: XmlElement, unitM: number | undefined, findings: Findings): Units {
  const stated = childOf(root, 'units')
  const [system] = stated === null ? [] : childrenOf(stated)
  const { linearUnit, elevationUnit } = system?.attributes ?? {}
  const plan = metresOf(linearUnit) ?? unitM
  if (plan === undefined)
    findings.note(
      'assumed',
      { key: 'Units', line: null },
      'The file does not state its linear unit: it is the metre. Send unit_m if it is not',
    )
  const up = metresOf(elevationUnit) ?? plan ?? 1
  noteHeights({ plan: plan ?? 1, up }, elevationUnit ?? '', findings)
  if (unitM !== undefined && metresOf(linearUnit) !== undefined)
    findings.note('ignored', { key: 'Units', line: null }, 'unit_m of the call is not used: the file states its linear unit')
  return { plan: plan ?? 1, up }
}

/** Programs write one unit and mean another: heights in a unit of their own, and in one that is not known, are said. */
function noteHeights({ plan, up }: Units, elevationUnit: string, findings: Findings): void {
  const heights = JSON.stringify(cleanText(elevationUnit).slice(0, 30))
  if (up !== plan)
    findings.note(
      'derived',
      { key: 'elevationUnit', line: null },
      `A unit of the heights is ${up} m, as elevationUnit=${heights} says, and a unit of the lengths ${plan} m. Correct elevationUnit if they have the same`,
    )
  else if (elevationUnit !== '' && metresOf(elevationUnit) === undefined)
    findings.note(
      'assumed',
      { key: 'elevationUnit', line: null },
      `The unit of the heights, ${heights}, is not known: it is that of the lengths`,
    )
}

/** The surfaces that the rules name as terrain; else the first. */
function chosen(surfaces: readonly XmlElement[], roles: Roles, findings: Findings): XmlElement[] {
  const withFaces = surfaces.filter((surface) => childOf(childOf(surface, 'definition'), 'faces') !== null)
  const named = withFaces.filter((surface) => roles.stated([nameOf(surface)]) === 'terrain')
  const [first, ...others] = named.length > 0 ? named : withFaces.filter((surface) => roles.stated([nameOf(surface)]) !== 'ignore')
  if (named.length > 0 || first === undefined) return named
  if (others.length > 0)
    findings.note(
      'assumed',
      { key: 'Surface', line: null },
      `The file has ${others.length + 1} surfaces: ${nameOf(first)} is the ground, and ${others.slice(0, 5).map(nameOf).join(', ')} ${others.length > 5 ? `and ${others.length - 5} more are` : others.length > 1 ? 'are' : 'is'} left out. Send roles=NAME:terrain for another one`,
    )
  return [first]
}

const nameOf = ({ attributes }: XmlElement): string => cleanText(attributes.name ?? 'without a name').slice(0, 50)

/** Adds the points and triangles of a surface, and counts the faces that are not shown. */
function addSurface(surface: XmlElement, units: Units, points: Vector[], triangles: [number, number, number][]): number {
  const definition = childOf(surface, 'definition')
  const indices = new Map<string, number>()
  for (const list of definition === null ? [] : childrenOf(definition).filter((child) => tagOf(child) === 'pnts'))
    for (const element of childrenOf(list)) {
      indices.set((element.attributes.id ?? '').trim(), points.length)
      if (points.push(pointOf(element, units)) > POINTS_MAX)
        throw refused(`The surface has more than ${POINTS_MAX.toLocaleString('en')} points: send a part of it`)
    }
  let unseen = 0
  for (const list of definition === null ? [] : childrenOf(definition).filter((child) => tagOf(child) === 'faces'))
    for (const element of childrenOf(list)) {
      if (element.attributes.i === '1') unseen++
      else addFace(element, indices, triangles)
    }
  return unseen
}

function pointOf(element: XmlElement, { plan, up }: Units): Vector {
  const [north = Number.NaN, east = Number.NaN, height = Number.NaN] = element.text.slice(0, POINT_CHARS).trim().split(/\s+/).map(Number)
  if (!Number.isFinite(north + east + height))
    throw refused(
      `The point ${cleanText(element.attributes.id ?? '').slice(0, 30)} is not north, east and height in numbers: ${JSON.stringify(element.text.slice(0, 80))}`,
    )
  return [east * plan, north * plan, height * up]
}

function addFace(
  element: XmlElement,
  indices: ReadonlyMap<string, number>,
  triangles: Tin['triangles'][number][] & [number, number, number][],
): void {
  const names = element.text.slice(0, POINT_CHARS).trim().split(/\s+/)
  const corners = names.map((name) => indices.get(name))
  const [a, b, c, d] = corners
  if (corners.length < 3 || corners.length > 4 || a === undefined || b === undefined || c === undefined || corners.includes(undefined))
    throw refused(`The face ${JSON.stringify(element.text.slice(0, 80))} does not name three or four points of its surface`)
  triangles.push([a, b, c])
  if (d !== undefined) triangles.push([a, c, d])
  if (triangles.length > TRIANGLES_MAX)
    throw refused(`The surface has more than ${TRIANGLES_MAX.toLocaleString('en')} triangles: send a part of it`)
}
