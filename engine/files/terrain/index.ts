import { decodeBytes, withLf } from '../decode-bytes.ts'
import type { Findings } from '../findings.ts'
import { BYTES_MAX } from '../layouts/limits.ts'
import { Roles } from '../layouts/role.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { readAsciiGrid } from './ascii-grid.ts'
import { readGeotiff } from './geotiff/index.ts'
import type { GroundFile } from './ground-file.ts'
import type { TerrainKind } from './kind.ts'
import { readLandXml } from './landxml.ts'
import { readXyz } from './xyz.ts'

/** What the sender of terrain knows and the file may not state. */
export interface GroundOptions {
  /** Which surfaces of a file are the ground: `NAME:terrain`. */
  readonly roles?: string
  /** Metres of a unit of length that the file does not state. */
  readonly unit_m?: number
  /** Either leaves so much out of a file that it may have more than a scene. */
  readonly step_m?: number
  readonly radius_m?: number
}

/**
 * Reads the ground of a file of a known kind.
 * Fails: ObjectFileError for a file that cannot be read, or is too large.
 */
export function readGround(bytes: Uint8Array, kind: TerrainKind, options: GroundOptions, findings: Findings): GroundFile {
  const { roles, unit_m: unitM, step_m, radius_m } = options
  const isWhole = (step_m ?? radius_m) === undefined
  if (bytes.length > BYTES_MAX)
    throw new ObjectFileError([`The file has more than ${BYTES_MAX / 1024 / 1024} MB, the limit of terrain: cut it to the plant`])
  if (kind === 'geotiff') return { ...readGeotiff(bytes, unitM, findings), encoding: 'binary' }
  const { text: decoded, encoding } = decodeBytes(bytes)
  const text = withLf(decoded).replace(/^\ufeff/, '')
  if (kind === 'landxml') return { ...readLandXml(text, { unitM, roles: new Roles(roles), isWhole }, findings), encoding }
  return { ...(kind === 'ascii_grid' ? readAsciiGrid(text, unitM, findings) : readXyz(text, { unitM, isWhole }, findings)), encoding }
}
