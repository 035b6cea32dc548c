import type { Scene, SceneOrigin, SceneType } from '@pvyield/contract/schemas'
import type { Vector } from '../scene/vector.ts'
import { type Solid, solidsOf, type Table, tablesOf, trianglesOf } from './parts.ts'

/** Profile of the attributes by which this project reads its own files to the last kind. */
const OWN = 'pvyield'

/**
 * A scene as PVCollada 2.0 (Collada 1.5, z up, x east, y north): a rack for each table, with the
 * azimuth and tilt of its surface or axis, and a mesh for each object. What the format has no word for
 * (strings, kinds of objects, transmittance) stands in a technique of the profile `pvyield`, which
 * other programs skip. Modules have no name and no power in a scene: `nom_power` is 0.
 * Source: github.com/pvlib/pvcollada, schema 2.0.
 * @param unitM  metres of a unit of length of the scene
 */
export function toPvc(scene: Scene, unitM: number): string {
  const tables = tablesOf(scene)
  const solids = solidsOf(scene)
  const racks = new Map<string, { number: number; table: Table }>()
  const numberOf = (table: Table) => {
    const key = keyOf(table)
    const known = racks.get(key)
    if (known !== undefined) return known.number
    racks.set(key, { number: racks.size + 1, table })
    return racks.size
  }
  const placed = tables.map((table, k) => tableNode(table, numberOf(table), k + 1, unitM))
  const modules = new Map(scene.types.map(({ id }, k) => [id, k + 1]))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<COLLADA version="1.5.0" xmlns="http://www.collada.org/2008/03/COLLADASchema" xmlns:pv="http://www.example.com/pvcollada">',
    assetOf(scene, unitM, tables.length),
    '<library_geometries>',
    ...[...racks.values()].map(({ number: k, table }) => rackGeometry(k, table, modules.get(table.type.id) ?? 1)),
    ...solids.map((solid, k) => solidGeometry(solid, k + 1)),
    '</library_geometries>',
    '<library_nodes>',
    ...[...racks.values()].map(({ number: k, table }) => rackNode(k, table)),
    '</library_nodes>',
    '<library_visual_scenes><visual_scene id="Scene">',
    ...placed,
    ...solids.map(({ id }, k) => `<node id="Object${k + 1}" name="${escaped(id)}"><instance_geometry url="#Body${k + 1}"/></node>`),
    '</visual_scene></library_visual_scenes>',
    '<scene><instance_visual_scene url="#Scene"/></scene>',
    '</COLLADA>',
    '',
  ].join('\n')
}

/** To the tenth of a micrometre. */
const number = (value: number): string => String(Number(value.toFixed(7)) + 0)
const list = (values: readonly number[]): string => values.map(number).join(' ')

/** Characters that a text of XML needs other words for. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text between tags or quotes; control characters, which XML does not have, become blanks. */
function escaped(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code === 9 || code === 10 || code === 13) return `&#${code};`
      return code < 32 || (code >= 0xd800 && code < 0xe000) || code === 0xfffe || code === 0xffff ? ' ' : (ENTITIES[letter] ?? letter)
    })
    .join('')
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

const own = (values: Readonly<Record<string, string | number>>): string =>
  `<extra><technique profile="${OWN}"><thing${attributes(values)}/></technique></extra>`

/** Racks of one type that lie the same way share a geometry. */
function keyOf({ type, device }: Table): string {
  return [type.id, device.side ?? '', ...device.along, ...device.across]
    .map((value) => (typeof value === 'number' ? value.toFixed(9) : value))
    .join(' ')
}

function assetOf({ origin = null, types, outlines = [] }: Scene, unitM: number, count: number): string {
  return [
    '<asset><contributor><authoring_tool>pvyield</authoring_tool></contributor>',
    origin === null ? '' : placeOf(origin),
    '<created>2000-01-01T00:00:00Z</created><modified>2000-01-01T00:00:00Z</modified>',
    `<unit meter="${unitM}" name="unit"/><up_axis>Z_UP</up_axis>`,
    '<extra><technique profile="PVCollada-2.0"><pv:software><pv:source>pvyield</pv:source></pv:software>',
    `<pv:project><pv:name>Scene</pv:name><pv:table_count>${Math.max(1, count)}</pv:table_count></pv:project>`,
    `<pv:components><pv:modules>${types.map((type, k) => moduleOf(type, k + 1, unitM)).join('')}</pv:modules></pv:components></technique></extra>`,
    outlines.map(({ vertices }) => own({ outline: vertices.map(list).join(' ') })).join(''),
    '</asset>',
  ].join('\n')
}

function placeOf({ latitude, longitude, elevation = 0 }: SceneOrigin): string {
  return `<coverage><geographic_location><longitude>${longitude}</longitude><latitude>${latitude}</latitude><altitude mode="absolute">${elevation}</altitude></geographic_location></coverage>`
}

/** A module as large as its share of a table: a scene has no other. Millimetres, without a name and a power. */
function moduleOf(type: SceneType, k: number, unitM: number): string {
  const { rows, columns } = gridOf(type)
  const sides = [(type.length / columns) * unitM * 1000, (type.width / rows) * unitM * 1000]
  return `<pv:module id="Module${k}"><pv:name>module of ${escaped(type.id)}</pv:name><pv:nom_power>0</pv:nom_power><pv:length>${number(Math.max(...sides))}</pv:length><pv:width>${number(Math.min(...sides))}</pv:width><pv:depth>0</pv:depth></pv:module>`
}

/** Rows and columns of the modules of a table or face: as stated, or such that modules are least oblong. */
function gridOf({ kind, modules, length, width, modules_across: across }: SceneType): { rows: number; columns: number } {
  const count = kind === 'ewf' ? modules / 2 : modules
  if (across !== undefined) return { rows: across, columns: count / across }
  let best = { rows: 1, columns: count, apart: Number.POSITIVE_INFINITY }
  for (let rows = 1; rows <= Math.min(count, 40); rows++) {
    if (count % rows !== 0) continue
    const apart = Math.abs(Math.log(length / (count / rows) / (width / rows)))
    if (apart < best.apart) best = { rows, columns: count / rows, apart }
  }
  return best
}

function meshOf(id: string, points: readonly Vector[], triangles: readonly (readonly number[])[]): string {
  return [
    `<mesh><source id="${id}S"><float_array id="${id}A" count="${3 * points.length}">${points.map(list).join(' ')}</float_array>`,
    `<technique_common><accessor count="${points.length}" source="#${id}A" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>`,
    `<vertices id="${id}V"><input semantic="POSITION" source="#${id}S"/></vertices>`,
    `<triangles count="${triangles.length}"><input offset="0" semantic="VERTEX" source="#${id}V"/><p>${triangles.flat().join(' ')}</p></triangles></mesh>`,
  ].join('')
}

function rackGeometry(k: number, { type, device, corners }: Table, module: number): string {
  const { centre, tiltRad, azimuthRad } = device
  const points = corners.map(([x, y, z]): Vector => [x - centre[0], y - centre[1], z - centre[2]])
  const { rows, columns } = gridOf(type)
  const [tilt, azimuth] = [number((tiltRad * 180) / Math.PI), number((azimuthRad * 180) / Math.PI)]
  const lies =
    type.kind === 'sat'
      ? `<pv:tracker_azimuth>${azimuth}</pv:tracker_azimuth><pv:tracker_slope>${tilt}</pv:tracker_slope>`
      : `<pv:tilt>${tilt}</pv:tilt><pv:azimuth>${azimuth}</pv:azimuth>`
  const portrait = type.length / columns < type.width / rows ? 'portrait' : 'landscape'
  return [
    `<geometry id="Rack${k}">${meshOf(`Rack${k}`, points, [
      [0, 1, 2],
      [0, 2, 3],
    ])}`,
    `<extra><technique profile="PVCollada-2.0"><pv:rack><pv:rack_type>${type.kind === 'sat' ? 'tracker' : 'fixed_tilt'}</pv:rack_type>`,
    `<pv:row_spacing>${number(type.module_gap?.along ?? 0)}</pv:row_spacing><pv:column_spacing>${number(type.module_gap?.across ?? 0)}</pv:column_spacing><pv:module_rows>${rows}</pv:module_rows><pv:module_columns>${columns}</pv:module_columns>`,
    `<pv:module_orientation>${portrait}</pv:module_orientation>${lies}<pv:module_id>Module${module}</pv:module_id></pv:rack></technique></extra></geometry>`,
  ].join('')
}

/** The model of a table of one rack. */
function rackNode(k: number, { type }: Table): string {
  const kind = type.kind === 'sat' ? 'tracker' : 'fixed'
  const tube =
    type.kind === 'sat' && type.torque_tube !== undefined
      ? `<pv:tracker_torque_tube_diameter>${number(type.torque_tube.diameter)}</pv:tracker_torque_tube_diameter>`
      : ''
  return `<node id="Table${k}"><instance_geometry url="#Rack${k}"><extra><technique profile="PVCollada-2.0"><pv:instance_rack id="RackOf${k}"/></technique></extra></instance_geometry><extra><technique profile="PVCollada-2.0"><pv:table><pv:type>${kind}</pv:type>${tube}</pv:table></technique></extra></node>`
}

/** What stands next to the meshes is in metres, as their reader has them. */
const metres = (length: number, unitM: number): number => Number((length * unitM).toFixed(7))

/** A table in its place. */
function tableNode({ type, device, id }: Table, rack: number, k: number, unitM: number): string {
  const face: Readonly<Record<string, string>> = device.side === null ? {} : { face: device.side }
  const border: Readonly<Record<string, number>> = type.frame > 0 ? { frame: metres(type.frame, unitM) } : {}
  return [
    `<node id="Node${k}" name="${escaped(device.id)}"><translate>${list(device.centre)}</translate>`,
    `<instance_node url="#Table${rack}"><extra><technique profile="PVCollada-2.0"><pv:instance_table id="Instance${k}"><pv:instance_racks_array><pv:instance_rack_ref id="RackRef${k}" url="#RackOf${rack}"/></pv:instance_racks_array></pv:instance_table></technique></extra></instance_node>`,
    `${own({ device: type.kind, id, ...face, modules: type.modules, strings: type.strings, ...border, ...fillOf(type, unitM) })}</node>`,
  ].join('')
}

/** Gaps, sub-rows and the tube, by the names that the reader of layouts knows. */
function fillOf({ modules_across, module_gap, sub_rows, torque_tube }: SceneType, unitM: number): Record<string, number> {
  const inMetres = (length: number | undefined) => (length === undefined ? undefined : metres(length, unitM))
  const known = {
    modules_across,
    gap_along: inMetres(module_gap?.along),
    gap_across: inMetres(module_gap?.across),
    sub_rows: sub_rows?.count,
    sub_row_gap: inMetres(sub_rows?.gap),
    tube_diameter: inMetres(torque_tube?.diameter),
    tube_below: inMetres(torque_tube?.below),
  }
  return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function solidGeometry(solid: Solid, k: number): string {
  const { object, id, pairs } = solid
  const light: Readonly<Record<string, number>> = object.kind === 'tree_line' ? { transmittance: object.transmittance } : {}
  return `<geometry id="Body${k}" name="${escaped(nameOf(object.kind, id))}">${meshOf(`Body${k}`, pairs.flat(), trianglesOf(solid))}${own({ object: object.kind, id, ...light })}</geometry>`
}

/** Names that say what a body is, for readers that go by names. */
const nameOf = (kind: Solid['object']['kind'], id: string): string =>
  `${kind === 'tree_line' ? 'tree' : kind === 'wall' ? 'wall' : 'building'} ${id}`
