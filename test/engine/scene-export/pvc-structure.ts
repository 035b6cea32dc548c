import { childrenOf, type openXml } from '../../../engine/files/layouts/xml.ts'

type XmlElement = ReturnType<typeof openXml>

/**
 * Elements of PVCollada 2.0 (prefix pv) and of Collada 1.5 with what may stand in them, in this order; a question mark
 * after what may be absent, a star after what may be repeated or absent.
 * Source: github.com/pvlib/pvcollada, schema/PVCollada_2.0/pvcollada_schema_2.0.xsd and collada_schema_1_5.xsd.
 */
const CONTENT: Readonly<Record<string, string>> = {
  COLLADA: 'asset library_geometries? library_nodes? library_visual_scenes? scene? extra*',
  asset: 'contributor* coverage? created keywords? modified revision? subject? title? unit? up_axis? extra*',
  geographic_location: 'longitude latitude altitude',
  library_geometries: 'asset? geometry* extra*',
  geometry: 'asset? mesh extra*',
  mesh: 'source* vertices triangles* extra*',
  source: 'asset? float_array? technique_common?',
  triangles: 'input* p? extra*',
  library_nodes: 'asset? node* extra*',
  node: 'asset? translate* rotate* instance_geometry* instance_node* node* extra*',
  instance_geometry: 'bind_material? extra*',
  instance_node: 'extra*',
  visual_scene: 'asset? node* extra*',
  extra: 'asset? technique*',
  'pv:software': 'pv:source pv:target?',
  'pv:project': 'pv:name pv:drawing? pv:company? pv:country? pv:timezone? pv:boundary? pv:module_count? pv:table_count?',
  'pv:components': 'pv:modules?',
  'pv:modules': 'pv:module*',
  'pv:module': 'pv:manufacturer? pv:name pv:module_type? pv:nom_power pv:length pv:width pv:depth',
  'pv:rack':
    'pv:rack_type pv:row_spacing? pv:column_spacing? pv:module_rows? pv:module_columns? pv:module_orientation? pv:tilt? pv:azimuth? pv:slope? pv:height_above_ground? pv:tracker_azimuth? pv:tracker_slope? pv:tracker_height? pv:rack_offset? pv:module_id',
  'pv:table': 'pv:type pv:manufacturer?',
  'pv:instance_table': 'pv:instance_racks_array',
  'pv:instance_racks_array': 'pv:instance_rack_ref*',
}
/** Texts that are one of a list. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'pv:rack_type': ['fixed_tilt', 'tracker'],
  'pv:type': ['fixed', 'tracker'],
  'pv:module_orientation': ['portrait', 'landscape'],
  up_axis: ['X_UP', 'Y_UP', 'Z_UP'],
}
/** Elements that must have an id. */
const NAMED = ['pv:module', 'pv:instance_rack', 'pv:instance_table', 'pv:instance_rack_ref', 'source', 'vertices', 'float_array']

/** What is against the schema in an exported file, in words. */
export function pvcFaults(root: XmlElement): string[] {
  const all = elementsIn(root)
  // What this project writes besides has ids of placements, which are names.
  const ids = all.flatMap(({ name, attributes }) => (attributes.id === undefined || name === 'thing' ? [] : [attributes.id]))
  const known = new Set(ids)
  const names = all.flatMap(({ attributes, name, text }) => [
    ...[attributes.url, attributes.source].filter((url) => url?.startsWith('#')).map((url) => url?.slice(1)),
    ...(name === 'pv:module_id' ? [text] : []),
  ])
  return [
    ...all.flatMap(orderFaults),
    ...all.flatMap(({ name, text }) => (CHOICES[name]?.includes(text) === false ? [`${name}: ${text}`] : [])),
    ...all.flatMap(({ name, attributes }) => (NAMED.includes(name) && attributes.id === undefined ? [`${name} without an id`] : [])),
    ...ids.filter((id, k) => ids.indexOf(id) !== k || !/^[A-Za-z_][\w.-]*$/.test(id)).map((id) => `id ${id}`),
    ...names.filter((name) => name === undefined || !known.has(name)).map((name) => `nothing is named ${name}`),
  ]
}

function elementsIn(element: XmlElement): XmlElement[] {
  return [element, ...childrenOf(element).flatMap(elementsIn)]
}

function orderFaults(element: XmlElement): string[] {
  const { name } = element
  const [content, children] = [CONTENT[name], childrenOf(element)]
  if (content === undefined) return name.startsWith('pv:') && children.length > 0 ? [`${name} is not known`] : []
  const pattern = content.split(' ').map((part) => {
    const sign = /[?*]$/.exec(part)?.[0] ?? ''
    return `(?:${part.slice(0, part.length - sign.length)} )${sign}`
  })
  const found = children.map((child) => `${child.name} `).join('')
  return new RegExp(`^${pattern.join('')}$`).test(found) ? [] : [`${name} has ${found}`]
}
