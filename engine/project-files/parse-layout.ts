import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { Findings } from '../files/findings.ts'
import type { LayoutKind } from '../files/layouts/kind.ts'
import { readLayout } from '../files/layouts/read-layout.ts'
import { acceptedFields } from './accept-sections.ts'
import { groundOf } from './layout-ground.ts'
import type { LayoutOptions } from './layout-options.ts'
import { layoutArray, layoutScene } from './layout-to-scene.ts'
import { parsedAnswer } from './parsed-answer.ts'

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
  const terrain = groundOf(draft, options, findings)
  const scene = layoutScene(draft, terrain, findings)
  const { origin } = draft
  const { array: array_patch = {} } = acceptedFields({ array: scene === null ? {} : layoutArray(draft, findings) }, 'array_patch', findings)
  findings.throwFailures()
  return parsedAnswer({
    format: kind,
    title: TITLES[kind],
    encoding,
    scene,
    terrain,
    array_patch,
    request_patch: origin === null ? {} : { site: { latitude: origin.latitude, longitude: origin.longitude } },
    notes: findings.notes,
    counts: {
      objects_read: draft.tables.length + draft.objects.length + draft.outlines.length + (terrain === null ? 0 : 1),
      objects_skipped: draft.skipped.other + draft.skipped.tables + draft.skipped.objects + draft.skipped.outlines,
    },
    record_kinds: Object.fromEntries(draft.kinds),
  })
}
