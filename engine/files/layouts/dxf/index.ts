import type { Place } from '../../../core/great-circle.ts'
import { type Affine, after, apply, extruded, rotation, scaling, translation } from '../affine.ts'
import type { Body, Feature, Role, Vector } from '../feature.ts'
import { georeference } from '../georeference.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { Budget, DEPTH_MAX, FACES_MAX, FEATURES_MAX } from '../limits.ts'
import type { Roles } from '../role.ts'
import { components } from './components.ts'
import { type Block, type Drawing, type Entity, layerOf, numberAt, pointAt, readDrawing, textAt } from './drawing.ts'
import { polylineShape, type Shape, shapeOf } from './shapes.ts'

/** A body whose role is known before its faces are. */
export interface NamedBody extends Body {
  readonly role: Role | null
}

export interface DxfReading {
  readonly bodies: readonly NamedBody[]
  readonly features: readonly Feature[]
}

/** Types that draw nothing that shades. */
const SILENT = [
  '',
  'ENDSEC',
  'SEQEND',
  'TEXT',
  'MTEXT',
  'ATTRIB',
  'ATTDEF',
  'DIMENSION',
  'LEADER',
  'MULTILEADER',
  'POINT',
  'HATCH',
  'VIEWPORT',
  'IMAGE',
  'WIPEOUT',
  'ACAD_TABLE',
]

/**
 * Faces, outlines and lines of a DXF drawing with its blocks in their places. A block whose name or
 * layer says what it is becomes one body with all that is in it.
 * @param place  where the plant is, when the caller states it
 * @param unitM  metres of a unit of the drawing, when the caller states it
 * Fails: ObjectFileError for a drawing that cannot be read, or is too large with its blocks.
 */
export function readDxf(text: string, roles: Roles, draft: LayoutDraft, known: { place: Place | null; unitM?: number }): DxfReading {
  const drawing = readDrawing(text)
  const unitM = known.unitM ?? drawing.unitM
  if (unitM === null)
    draft.remark(
      'assumed',
      { key: '$INSUNITS', line: null },
      'The drawing does not state its unit: a unit is a metre. Send unit_m if it is not',
    )
  const reader = new Explosion(drawing, roles, draft)
  reader.visit(drawing.entities, { map: scaling(unitM ?? 1, unitM ?? 1, unitM ?? 1), names: [], layer: '0', body: null, depth: 0 })
  return reader.placed(known.place)
}

/** Entities with those of all inserted blocks. */
const ENTITIES_MAX = 3_000_000

interface Scope {
  readonly map: Affine
  /** Names of the blocks and layers around, the innermost first. */
  readonly names: readonly string[]
  /** Layer of the insert, for what is on layer 0 of its block. */
  readonly layer: string
  /** The body that everything inside belongs to. */
  readonly body: (NamedBody & { faces: (readonly Vector[])[] }) | null
  readonly depth: number
}

class Explosion {
  private readonly bodies: NamedBody[] = []
  private readonly features: Feature[] = []
  /** Faces that belong to no named block, by their layer. */
  private readonly loose = new Map<string, { names: readonly string[]; line: number; faces: (readonly Vector[])[] }>()
  private readonly faces = new Budget(FACES_MAX, 'faces and lines')
  private readonly inserts = new Budget(FEATURES_MAX, 'inserted blocks')
  private readonly steps = new Budget(ENTITIES_MAX, 'entities')

  constructor(
    private readonly drawing: Drawing,
    private readonly roles: Roles,
    private readonly draft: LayoutDraft,
  ) {}

  visit(entities: readonly Entity[], scope: Scope): void {
    for (let k = 0; k < entities.length; k++) {
      const entity = entities[k]
      this.steps.spend()
      if (entity === undefined || (SILENT.includes(entity.type) && !this.isGround(entity, scope))) continue
      if (textAt(entity, 67) === '1') continue // on the paper
      if (scope.depth === 0) this.draft.count(entity.type)
      if (entity.type === 'INSERT') this.insert(entity, scope)
      else if (entity.type === 'POLYLINE') {
        const from = k + 1
        while (entities[k + 1]?.type === 'VERTEX') k++
        this.draw(entity, polylineShape(entity, entities.slice(from, k + 1), this.faces), scope)
      } else this.draw(entity, shapeOf(entity, this.faces), scope)
    }
  }

  private insert(entity: Entity, scope: Scope): void {
    const name = textAt(entity, 2) ?? ''
    const block = this.drawing.blocks.get(name.toLowerCase())
    const layer = this.layerIn(entity, scope)
    const where = { key: name || layer, line: entity.line }
    this.inserts.spend()
    if (block === undefined || scope.depth >= DEPTH_MAX) {
      this.draft.leaveOut(
        where,
        block === undefined
          ? 'An insert of a block that the drawing does not have is left out'
          : `Blocks more than ${DEPTH_MAX} deep are left out`,
      )
      return
    }
    const role = scope.body === null ? this.roles.of([name, layer]) : null
    for (const map of placesOf(entity, block)) {
      this.inserts.spend()
      const body = role === null ? scope.body : { where, names: [name, layer], figures: {}, role, faces: [] }
      this.visit(block.entities, {
        map: after(scope.map, map),
        names: [name, layer, ...scope.names].slice(0, 8),
        layer,
        body,
        depth: scope.depth + 1,
      })
      if (role !== null && body !== null) this.bodies.push(body)
    }
  }

  /** A point of the ground: points of other layers draw nothing. */
  private isGround(entity: Entity, scope: Scope): boolean {
    return entity.type === 'POINT' && this.roles.of([this.layerIn(entity, scope), ...scope.names]) === 'terrain'
  }

  private layerIn(entity: Entity, { layer, depth }: Scope): string {
    const own = layerOf(entity)
    return own === '0' && depth > 0 ? layer : own
  }

  private draw(entity: Entity, shape: Shape | null, scope: Scope): void {
    const layer = this.layerIn(entity, scope)
    const where = { key: layer, line: entity.line }
    const names = [layer, ...scope.names]
    if (shape === null) {
      if (this.roles.of(names) !== 'ignore')
        this.draft.leaveOut(
          where,
          `Entities of the type ${entity.type.slice(0, 30)} are left out: only faces, meshes, outlines, lines and inserts are read`,
        )
      return
    }
    const faces = shape.faces.map((face) => face.map((point) => apply(scope.map, point)))
    if (shape.isBent && this.roles.of(names) !== 'ignore')
      this.draft.remark('changed', where, 'Arcs of a line or outline (bulges) become straight lines between their ends')
    if (scope.body !== null) {
      scope.body.faces.push(...faces)
      if (shape.path !== null && shape.isClosed) scope.body.faces.push(shape.path.map((point) => apply(scope.map, point)))
      return
    }
    if (faces.length > 0) this.addLoose(names, entity.line, faces)
    if (shape.path !== null)
      this.addPath(
        shape,
        shape.path.map((point) => apply(scope.map, point)),
        names,
        where,
        scope.map,
      )
  }

  private addLoose(names: readonly string[], line: number, faces: readonly (readonly Vector[])[]): void {
    const key = names.join('\n')
    const known = this.loose.get(key)
    if (known === undefined) this.loose.set(key, { names, line, faces: [...faces] })
    else known.faces.push(...faces)
  }

  /** Outlines and lines of layers that say what they are; a height of 0 is that of a flat drawing. */
  private addPath(
    { isClosed, thickness, radius }: Shape,
    path: readonly Vector[],
    names: readonly string[],
    where: Body['where'],
    map: Affine,
  ): void {
    const role = this.roles.of(names)
    if (role === null || role === 'ignore') {
      if (role === null)
        this.draft.leaveOut(
          where,
          'Lines and outlines of a layer whose name does not say what they are are left out. Send roles=LAYER:table or another role',
        )
      return
    }
    const isFlat = role !== 'terrain' && path.every(([, , z]) => z === 0)
    const scale = Math.hypot(...map.c)
    const shape = radius > 0 ? 'point' : isClosed ? 'polygon' : 'line'
    const figures = {
      ...(thickness > 0 ? { height: thickness * scale } : {}),
      ...(radius > 0 ? { radius: radius * Math.hypot(...map.a) } : {}),
    }
    this.features.push({
      where,
      shape,
      points: path.map(([x, y, z]) => [x, y, isFlat ? null : z] as const),
      names: [role, ...names],
      figures,
    })
  }

  /** What was read, in the coordinates of the scene. */
  placed(place: Place | null): DxfReading {
    const sheets = [...this.loose.values()].flatMap(({ names, line, faces }) => this.bodiesOf(names, line, faces))
    const bodies = [...this.bodies, ...sheets]
    const first = bodies.find(({ faces }) => faces.length > 0)?.faces[0]?.[0] ?? null
    const [feature] = this.features
    const [spot] = feature?.points ?? []
    const move = georeference(place, first ?? (spot === undefined ? null : [spot[0], spot[1], spot[2] ?? 0]), this.draft)
    return {
      bodies: bodies.map((body) => ({ ...body, faces: body.faces.map((face) => face.map(move)) })),
      features: this.features.map((each) => ({
        ...each,
        points: each.points.map(([x, y, z]) => {
          const [east, north, up] = move([x, y, z ?? 0])
          return [east, north, z === null ? null : up] as const
        }),
      })),
    }
  }

  private bodiesOf(names: readonly string[], line: number, faces: readonly (readonly Vector[])[]): NamedBody[] {
    const role = this.roles.of(names)
    const where = { key: names[0] ?? '0', line }
    return components(faces).map((joined) => ({ where, names, figures: {}, role, faces: joined }))
  }
}

/** The maps of an insert: one, or one for each row and column. */
function* placesOf(entity: Entity, { base }: Block): Generator<Affine> {
  const world = extruded(pointAt(entity, 210, [0, 0, 1]))
  const turn = rotation([0, 0, 1], numberAt(entity, 50, 0))
  const size = scaling(numberAt(entity, 41, 1), numberAt(entity, 42, 1), numberAt(entity, 43, 1))
  const [columns, rows] = [Math.max(1, numberAt(entity, 70, 1)), Math.max(1, numberAt(entity, 71, 1))]
  const [across, up] = [numberAt(entity, 44, 0), numberAt(entity, 45, 0)]
  const at = translation(pointAt(entity, 10))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = after(turn, after(translation([column * across, row * up, 0]), after(size, translation([-base[0], -base[1], -base[2]]))))
      yield after(world, after(at, cell))
    }
}
