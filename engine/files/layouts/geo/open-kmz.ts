import { openArchive } from '../../archive/open-archive.ts'
import { ObjectFileError } from '../../object-file-error.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { BYTES_MAX } from '../limits.ts'

/**
 * The KML in a KMZ: the first one of the archive, as Google Earth takes it.
 * Fails: ObjectFileError for an archive that is damaged, and a KML larger than a layout may be.
 */
export function kmlOf(kmz: Uint8Array, draft: LayoutDraft): Uint8Array {
  const all = openArchive(kmz, (name) => (/\.kml$/i.test(name) ? BYTES_MAX : 0)).filter(({ name }) => /\.kml$/i.test(name))
  const [first, ...others] = all
  if (first?.bytes == null) throw new ObjectFileError([`${first?.path ?? 'The archive'}: ${first?.fault ?? 'no KML is in it'}`])
  for (const { path } of others) draft.leaveOut({ key: path, line: null }, `The archive has several KML files: only ${first.path} is read`)
  return first.bytes
}
