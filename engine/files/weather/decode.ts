import { WeatherFileError } from './error.ts'
import { gunzip } from './gunzip.ts'

/** Number of bytes inspected to distinguish text from binary. */
const PROBE_BYTES = 4096

/**
 * The Web API's decoder, identical in browsers, Bun and Node. The ECMAScript library of TypeScript
 * does not declare it.
 */
declare const TextDecoder: new (encoding: string, options?: { fatal: boolean }) => { decode(bytes: Uint8Array): string }

/** First bytes of files that people send by mistake, and what to send instead. */
const FOREIGN: readonly (readonly [opening: string, advice: string])[] = [
  ['\u001f\u008b', 'The file is compressed twice: compress it once'],
  ['PK\u0003\u0004', 'This is a zip archive or an Excel workbook: unpack it, or save the sheet as CSV'],
  ['\u00d0\u00cf\u0011\u00e0', 'This is an old Excel workbook: save the sheet as CSV'],
  ['%PDF', 'This is a PDF document: send the weather data as CSV'],
  ['\u0089HDF', 'This is an HDF5 or NetCDF-4 file: export the site as CSV'],
  ['CDF', 'This is a NetCDF file: export the site as CSV'],
]

/**
 * Returns the text of a weather file. A file that begins with 1f 8b is gunzipped first. The byte
 * order mark selects the decoder; without one the file is decoded as strict UTF-8, or as cp1252
 * when it is not valid UTF-8. Line ends become LF.
 * Fails: when the file is empty, binary, too large when inflated, or when its compressed data is
 * truncated.
 */
export function decodeText(bytes: Uint8Array): string {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzip(bytes) : bytes
  if (plain.length === 0) throw new WeatherFileError('The file is empty')
  const text = decode(plain)
  if (text.trim() === '') throw new WeatherFileError('The file contains only blanks')
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  refuseBinary(bytes)
  try {
    // drops the UTF-8 byte order mark
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function refuseBinary(bytes: Uint8Array): void {
  const opening = String.fromCharCode(...bytes.subarray(0, 4))
  for (const [start, advice] of FOREIGN) if (opening.startsWith(start)) throw new WeatherFileError(advice)
  const probe = bytes.subarray(0, PROBE_BYTES)
  let control = 0
  for (const byte of probe) {
    if (byte === 0) throw binary()
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control++
  }
  if (control > probe.length / 50) throw binary()
}

function binary(): WeatherFileError {
  return new WeatherFileError(
    'This is a binary file (such as a PVsyst .MET file) or UTF-16 without a byte order mark: export the weather as CSV in UTF-8',
  )
}
