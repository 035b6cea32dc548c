import type { SceneTerrainGrid, SceneTerrainMesh } from '@pvyield/contract/schemas'
import { parseSceneFile } from '../../../../engine/project-files/parse-scene-file.ts'

type Options = NonNullable<Parameters<typeof parseSceneFile>[1]>

const bytesOf = (file: string | Uint8Array): Uint8Array => (typeof file === 'string' ? new TextEncoder().encode(file) : file)

export const readTerrain = (file: string | Uint8Array, options: Options = {}) => parseSceneFile(bytesOf(file), options)

export async function gridOf(file: string | Uint8Array, options: Options = {}): Promise<SceneTerrainGrid> {
  const surface = (await readTerrain(file, options)).terrain?.surface
  if (surface?.kind !== 'grid') throw new Error('no grid')
  return surface
}

export async function meshOf(file: string | Uint8Array, options: Options = {}): Promise<SceneTerrainMesh> {
  const surface = (await readTerrain(file, options)).terrain?.surface
  if (surface?.kind !== 'mesh') throw new Error('no mesh')
  return surface
}

/** The sentences with which a file is refused; empty for one that is read. */
export async function terrainRefusal(file: string | Uint8Array, options: Options = {}): Promise<string> {
  try {
    await readTerrain(file, options)
    return ''
  } catch (cause) {
    return (cause as { failures?: readonly string[] }).failures?.join('; ') ?? String(cause)
  }
}

/** Height of a grid between four nodes, by two lines across and one between them: shares no code with the engine. */
export function heightAt({ x, y, step, columns, heights }: SceneTerrainGrid, east: number, north: number): number {
  const [i, j] = [Math.floor((east - x) / step), Math.floor((north - y) / step)]
  const [a, b] = [(east - x) / step - i, (north - y) / step - j]
  const node = (right: number, up: number) => heights[(j + up) * columns + i + right] ?? Number.NaN
  return (1 - b) * ((1 - a) * node(0, 0) + a * node(1, 0)) + b * ((1 - a) * node(0, 1) + a * node(1, 1))
}

/** An ESRI ASCII grid; `height` by column and by line from the south, null where there is none. */
export function asciiGrid(
  {
    columns,
    lines,
    cell,
    west = 0,
    south = 0,
    head = '',
  }: { columns: number; lines: number; cell: number; west?: number; south?: number; head?: string },
  height: (column: number, line: number) => number | null,
): string {
  const rows = Array.from({ length: lines }, (_, k) =>
    Array.from({ length: columns }, (_, column) => height(column, lines - 1 - k) ?? -9999).join(' '),
  )
  return `ncols ${columns}\nnrows ${lines}\nxllcorner ${west}\nyllcorner ${south}\ncellsize ${cell}\nNODATA_value -9999\n${head}${rows.join('\n')}\n`
}

type Point = readonly [east: number, north: number, up: number]

/** A LandXML surface of points and faces that number them from 1. */
export function landXml({
  points,
  faces,
  units = '<Metric linearUnit="meter"/>',
  more = '',
  name = 'EG',
}: {
  points: readonly Point[]
  faces: readonly string[]
  units?: string
  more?: string
  name?: string
}): string {
  const list = points.map(([east, north, up], k) => `<P id="${k + 1}">${north} ${east} ${up}</P>`).join('')
  const surface = `<Surface name="${name}"><Definition surfType="TIN"><Pnts>${list}</Pnts><Faces>${faces.join('')}</Faces></Definition></Surface>`
  return `<?xml version="1.0"?><LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" version="1.2"><Units>${units}</Units>${more}<Surfaces>${surface}</Surfaces></LandXML>`
}
