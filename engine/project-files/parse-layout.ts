import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { Findings } from '../files/findings.ts'
import type { LayoutKind } from '../files/layouts/kind.ts'
import { type LayoutOptions, readLayout } from '../files/layouts/read-layout.ts'
import { acceptedFields } from './accept-sections.ts'
import { layoutArray, layoutScene } from './layout-to-scene.ts'

/** What a file of this kind is called. */
const TITLES: Readonly<Record<LayoutKind, string>> = {
  geojson: 'GeoJSON',
  kml: 'KML',
  dxf: 'DXF',
  collada: 'Collada (PVCollada)',
  solarfarmer: 'SolarFarmer inputs',
  csv: 'table',
}

/** Reads a layout of a known kind into parts of a run request. Fails: ObjectFileError. */
export function parseLayout(bytes: Uint8Array, kind: LayoutKind, options: LayoutOptions): ParsedSceneOut {
  const findings = new Findings()
  const { draft, encoding } = readLayout(bytes, kind, options, findings)
  const scene = layoutScene(draft, findings)
  const { origin } = draft
  const site = origin === null ? {} : { site: { latitude: origin.latitude, longitude: origin.longitude } }
  const { array: array_patch = {} } = acceptedFields(
    { array: scene === null ? {} : layoutArray(draft, scene, findings) },
    'array_patch',
    findings,
  )
  findings.throwFailures()
  const modules = scene === null ? 0 : modulesOf(scene)
  return {
    format: kind,
    scene,
    array_patch,
    request_patch: site,
    sub_arrays: null,
    components: [],
    meta: {
      class_name: TITLES[kind],
      version: '',
      encoding,
      comment: '',
      system_kind: '',
      weather_file: '',
      simulated: false,
      site: '',
      country: '',
    },
    notes: findings.notes,
    counts: {
      objects_read: draft.tables.length + draft.objects.length + draft.outlines.length,
      objects_skipped: draft.skipped.other + draft.skipped.tables + draft.skipped.objects + draft.skipped.outlines,
      placements: scene?.placements.length ?? 0,
      objects: scene?.objects?.length ?? 0,
      table_modules: modules,
      sub_arrays: 0,
      modules: 0,
    },
    record_kinds: Object.fromEntries(draft.kinds),
  }
}

function modulesOf({ types, placements }: NonNullable<ParsedSceneOut['scene']>): number {
  const byId = new Map(types.map(({ id, modules }) => [id, modules]))
  return placements.reduce((sum, { type }) => sum + (byId.get(type) ?? 0), 0)
}
