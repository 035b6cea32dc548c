import { decodeBytes, hasUtf16Mark, withLf } from '../decode-bytes.ts'
import { foreignFile } from '../foreign-file.ts'
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
    if (isFirst) refuseForeign(piece)
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

function refuseForeign(bytes: Uint8Array): void {
  const what = foreignFile(bytes)
  if (what !== null) throw new WeatherFileError(what)
}

function refuseBinary(bytes: Uint8Array): void {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new WeatherFileError('The file is compressed twice: compress it once')
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
    'This is a binary file, such as a .MET file of PVsyst, whose form is not published, or UTF-16 without a byte order mark. In PVsyst, send the hourly output of a simulation as CSV (GlobHor, DiffHor, T_Amb, WindVel), or the file that the .MET was imported from; export other weather as CSV in UTF-8',
  )
}
