import { decodeBytes, hasUtf16Mark, withLf } from '../decode-bytes.ts'
import { WeatherFileError } from './error.ts'
import { gunzip, join } from './gunzip.ts'
import { Intake } from './intake.ts'

/** Number of bytes inspected to distinguish text from binary. */
const PROBE_BYTES = 4096
/** Bytes that contain every header: its lines are bounded in number and length. */
const HEAD_BYTES = 8 * 1024 * 1024
const LF = 10

interface Listeners {
  /**
   * Gets the beginning of a file that inflates to much more, in whole lines. It may throw, and the
   * rest is not inflated.
   */
  onHead?: (text: string) => void
  onProgress?: (() => void) | undefined
}

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
 * Fails: when the file is empty, binary or beyond a limit of `limits.ts`, or when its compressed
 * data is truncated. A compressed file is checked while it inflates.
 */
export function decodeText(bytes: Uint8Array, { onHead, onProgress }: Listeners = {}): string {
  const intake = new Intake()
  const head = new Head(onHead)
  let isFirst = true
  const plainBytes = bytes[0] === 0x1f && bytes[1] === 0x8b ? null : bytes
  const plain = plainBytes ?? gunzip(bytes, take)
  if (plain.length === 0) throw new WeatherFileError('The file is empty')
  if (plainBytes !== null) take(plainBytes)
  const text = decode(plain)
  if (!/\S/.test(text)) throw new WeatherFileError('The file contains only blanks')
  return withLf(text)

  function take(piece: Uint8Array): void {
    if (isFirst && !hasUtf16Mark(piece)) refuseBinary(piece)
    isFirst = false
    intake.add(piece)
    if (plainBytes === null) head.add(piece)
    onProgress?.()
  }
}

/** The beginning of a file that is still inflating. */
class Head {
  private pieces: Uint8Array[] | null = []
  private length = 0

  constructor(private readonly onHead: ((text: string) => void) | undefined) {}

  add(piece: Uint8Array): void {
    if (this.pieces === null) return
    this.pieces.push(piece)
    this.length += piece.length
    if (this.length < HEAD_BYTES) return
    const bytes = join(this.pieces, this.length)
    this.pieces = null
    // a piece may end inside a character, a line does not
    const end = bytes.lastIndexOf(LF) + 1
    if (end > 0 && !hasUtf16Mark(bytes)) this.onHead?.(withLf(decode(bytes.subarray(0, end))))
  }
}

function decode(bytes: Uint8Array): string {
  if (!hasUtf16Mark(bytes)) refuseBinary(bytes)
  return decodeBytes(bytes).text
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
