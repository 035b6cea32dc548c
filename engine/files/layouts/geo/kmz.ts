import { latin1, memberNames } from '../../archive/member-names.ts'

/** Bytes in which the names of files are looked for. */
const PROBE_BYTES = 64 * 1024

/** Whether a file is a ZIP archive with a KML in its beginning. */
export function isKmz(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && memberNames(latin1(bytes.subarray(0, PROBE_BYTES))).some((name) => /\.kml$/i.test(name))
}
