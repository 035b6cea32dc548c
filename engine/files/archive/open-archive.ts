import { Inflate } from 'fflate'
import { ObjectFileError } from '../object-file-error.ts'
import { cleanText } from '../object-keys.ts'
import { crc32, join } from '../weather/gunzip.ts'

/** Deflate expands at most 1,032 times, so what is inflated passes a limit by less than 17 MB. */
const PUSH_BYTES = 16 * 1024
/** Files of one archive, and what all of them may inflate to. */
export const ARCHIVE_FILES_MAX = 500
export const ARCHIVE_BYTES_MAX = 64 * 1024 * 1024

/** A file of an archive. */
export interface ArchiveFile {
  /** As the archive states it. */
  readonly path: string
  /** Its last part: what files of a project call each other. */
  readonly name: string
  /** null for one that was not read; `fault` says why. */
  readonly bytes: Uint8Array | null
  readonly fault: string | null
}

/** Why a file of no kind of a project is not read. */
export const NOT_READ = 'Files of this kind are not read'
const DAMAGED = 'This file of the archive is damaged: pack it again, and send all of it'

/**
 * The files of a ZIP archive, by the list at its end. Nothing is written and no path is followed: a path is a
 * name. What the list states is no bound: what comes out is counted, and the reading stops at a limit.
 * @param bytesMaxOf  most bytes of a file by its name; 0 for one that is not to be read
 * @param onPiece  called between pieces; its errors pass through
 * Fails: ObjectFileError for no archive, one that is cut, and one with too many files or too much in them.
 */
export function openArchive(bytes: Uint8Array, bytesMaxOf: (name: string) => number, onPiece: () => void = () => undefined): ArchiveFile[] {
  if (!isArchive(bytes)) throw refused('The file is no ZIP archive: pack the files of the project into one ZIP, and send it')
  const listed = listOf(bytes).filter(({ path }) => !path.endsWith('/'))
  let total = 0
  return listed.map((one) => {
    const path = cleanText(one.path)
    const name = path.split(/[\\/]/).at(-1) ?? ''
    const most = bytesMaxOf(name)
    const read = most === 0 ? NOT_READ : contentOf(bytes, one, most, take)
    return typeof read === 'string' ? { path, name, bytes: null, fault: read } : { path, name, bytes: read, fault: null }
  })

  function take(length: number): void {
    onPiece()
    total += length
    if (total > ARCHIVE_BYTES_MAX)
      throw refused(
        `The files of the archive have more than ${ARCHIVE_BYTES_MAX / 1048576} MB together: leave out what is not of the project`,
      )
  }
}

/** Whether a file begins as a ZIP archive does, also as an empty one. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))
}

/** A file as the list of the archive states it. */
interface Listed {
  readonly path: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly crc: number
  /** Bytes as packed, and where its own head begins. */
  readonly packed: number
  readonly at: number
}

const END_OF_LIST = 0x06054b50
const IN_LIST = 0x02014b50
/** Bytes of the end of the list without its comment, and the longest comment; of a record of the list, and of the head of a file. */
const END_BYTES = 22
const COMMENT_MAX = 65_535
const RECORD_BYTES = 46
const HEAD_BYTES = 30

/** Fails: ObjectFileError without a list, and for one of too many files. */
function listOf(bytes: Uint8Array): Listed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let end = bytes.length - END_BYTES
  const first = Math.max(0, end - COMMENT_MAX)
  while (end >= first && view.getUint32(end, true) !== END_OF_LIST) end--
  if (end < first) throw refused('The archive is cut or damaged: the list of files at its end is missing; send all of it')
  const listed: Listed[] = []
  let at = view.getUint32(end + 16, true)
  while (at + RECORD_BYTES <= end && view.getUint32(at, true) === IN_LIST) {
    if (listed.length >= ARCHIVE_FILES_MAX)
      throw refused(`The archive has more than ${ARCHIVE_FILES_MAX} files: leave out what is not of the project`)
    const flags = view.getUint16(at + 8, true)
    const length = view.getUint16(at + 28, true)
    listed.push({
      path: new TextDecoder((flags & 0x800) === 0 ? 'latin1' : 'utf-8').decode(
        bytes.subarray(at + RECORD_BYTES, at + RECORD_BYTES + length),
      ),
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getInt32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += RECORD_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return listed
}

const STORED = 0
const DEFLATED = 8

/**
 * What a file has, or why it cannot be read.
 * @param take  counts what comes out
 */
function contentOf(
  bytes: Uint8Array,
  { at, packed, method, crc, isEncrypted }: Listed,
  most: number,
  take: (length: number) => void,
): Uint8Array | string {
  if (isEncrypted) return 'This file is encrypted: pack it again, without a password'
  if (method !== STORED && method !== DEFLATED) return 'This file is packed by a method that is not read: pack it again as an ordinary ZIP'
  if (at + HEAD_BYTES > bytes.length) return DAMAGED
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, HEAD_BYTES)
  const from = at + HEAD_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
  const data = bytes.subarray(from, from + packed)
  const pieces: Uint8Array[] = []
  let length = 0
  const receive = (piece: Uint8Array): void => {
    take(piece.length)
    length += piece.length
    if (length <= most) pieces.push(piece)
  }
  if (method === STORED) receive(data)
  else if (!inflate(data, receive, () => length <= most)) return DAMAGED
  if (length > most) return `This file has more than ${most / 1024} kB, the limit of its kind`
  const content = join(pieces, length)
  return crc32(content) === crc ? content : DAMAGED
}

/** Inflates data in pieces, as long as more is wanted; false for data that are damaged. */
function inflate(data: Uint8Array, receive: (piece: Uint8Array) => void, isWanted: () => boolean): boolean {
  const stream = new Inflate()
  let out: Uint8Array[] = []
  stream.ondata = (piece) => out.push(piece)
  for (let from = 0; from < data.length && isWanted(); from += PUSH_BYTES) {
    try {
      stream.push(data.subarray(from, from + PUSH_BYTES), from + PUSH_BYTES >= data.length)
    } catch {
      return false
    }
    for (const piece of out) receive(piece)
    out = []
  }
  return true
}

function refused(message: string): ObjectFileError {
  return new ObjectFileError([message])
}
