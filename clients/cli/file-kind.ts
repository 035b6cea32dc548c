import { isHorizon, isUnplacedTable, layoutKindOf } from '@pvyield/engine'

/** Bytes of a file that show its kind. */
export const OPENING_BYTES = 4000
/** So much of it has the class of an object. */
const CLASS_BYTES = 400

export type Kind = 'inverter' | 'module' | 'project' | 'layout' | 'horizon' | 'weather' | 'archive'

/** Files that are not known by their text, such as binary versions and damaged files: the reader of their ending says what to do. */
const KIND_OF_ENDING: readonly (readonly [RegExp, Kind])[] = [
  [/\.pan$/i, 'module'],
  [/\.ond$/i, 'inverter'],
  [/\.(vc[0-9a-z]|shd)$/i, 'project'],
  [/\.(dxf|kml|kmz|dae|pvc|geojson|tiff?|asc|grd|xyz|landxml)$/i, 'layout'],
  [/\.hor$/i, 'horizon'],
  [/\.zip$/i, 'archive'],
]

/** The class in the first lines decides, then the ending of the name; anything else is read as weather. */
export function kindOf(file: string, bytes: Uint8Array): Kind {
  const opening = Buffer.from(bytes.subarray(0, CLASS_BYTES)).toString('latin1').replaceAll('\u0000', '')
  const [, kind] = /PVObject_\w*\s*=\s*(pv\w+)/i.exec(opening) ?? []
  if (kind === undefined)
    return (
      KIND_OF_ENDING.find(([ending]) => ending.test(file))?.[1] ??
      (layoutKindOf(bytes) !== null ? 'layout' : isHorizon(bytes) ? 'horizon' : isUnplacedTable(bytes) ? 'layout' : 'weather')
    )
  if (kind === 'pvHorizon') return 'horizon'
  return kind === 'pvGInverter' ? 'inverter' : kind === 'pvModule' ? 'module' : 'project'
}

/** A kind in words. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  inverter: 'an inverter (.OND)',
  module: 'a module (.PAN)',
  project: 'a variant (.VC0 to .VCZ)',
  layout: 'the layout or terrain of a plant (PVCollada, DXF, GeoJSON, KML, CSV, GeoTIFF, LandXML)',
  horizon: 'a horizon (.HOR)',
  weather: 'a weather file',
  archive: 'a ZIP of a whole project',
}
