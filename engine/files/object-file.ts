import { quoted } from '../findings/quoted.ts'
import { decodeBytes, hasUtf16Mark, type TextEncoding, withLf } from './decode-bytes.ts'
import type { Findings } from './findings.ts'
import { foreignFile } from './foreign-file.ts'
import { ObjectFileError } from './object-file-error.ts'
import { cleanText } from './object-keys.ts'
import { allBlocks, entryOf, isPvsystObject, type PvsystBlock, readPvsystObject } from './pvsyst-object.ts'

/** A kind of PVsyst object file. */
export interface ObjectFileKind {
  /** Class of the object in the file's first line. */
  className: string
  /** Other classes that it may have. */
  alsoClasses?: readonly string[]
  /** What users call such a file: "a PAN file". */
  title: string
  bytesMax: number
  linesMax: number
}

/** An opened file. */
export interface ObjectFile {
  main: PvsystBlock
  encoding: TextEncoding
}

/** Bytes that decide whether a file is text. */
const PROBE_BYTES = 4096

/** Classes of objects, what they are, and where they are read. */
const CLASSES: Readonly<Record<string, string>> = {
  pvModule: 'a PVsyst module (PAN): send it to POST /api/parse-pan',
  pvGInverter: 'a PVsyst inverter (OND): send it to POST /api/parse-ond',
  pvVCalcul:
    'a PVsyst variant (VC0 and its like), not a component: export its modules and inverters as PAN and OND, and send the variant to POST /api/parse-scene',
  pvProject: 'a PVsyst project (PRJ), not a component: send it to POST /api/parse-scene',
  pvSite: 'a PVsyst site (SIT), not a component: send it to POST /api/parse-scene',
  pvShading: 'a PVsyst scene (SHD), not a component: send it to POST /api/parse-scene',
  pvHorizon: 'a PVsyst horizon (HOR): send it to POST /api/parse-horizon',
}

const PACKED = 'The file is compressed twice, its gzip data is damaged, or it inflates to more than the limit: send it uncompressed'

/** Characters that decide whether a text is in UTF-16. */
const UTF16_PROBE = 16

/** First version that writes text. */
const TEXT_FROM = 6.4

/**
 * Opens the text of a PVsyst object file and finds its object. A note reports more objects, and a
 * version that is missing, unknown or wrote no text.
 * Fails: ObjectFileError for a file that is empty, too large, binary, not an object, an object of
 * another class, or cut.
 */
export function openObjectFile(bytes: Uint8Array, kind: ObjectFileKind, findings: Findings): ObjectFile {
  const { title, className, alsoClasses = [], bytesMax, linesMax } = kind
  if (bytes.length === 0) throw refused(`The file is empty: send ${title}`)
  const foreign = foreignFile(bytes)
  if (foreign !== null) throw refused(foreign)
  if (bytes.length > bytesMax)
    throw refused(
      `The file has more than ${bytesMax / 1024} kB, the limit of ${title}: send the object alone; a weather file goes to POST /api/parse-weather`,
    )
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw refused(PACKED)
  const { text: decoded, encoding } = decodeBytes(bytes)
  const text = withLf(decoded)
  if (!isPvsystObject(text)) throw noObject(bytes, kind)
  if (countLines(text) > linesMax) throw refused(`The file has more than ${linesMax} lines, the limit of ${title}: send the object alone`)
  const [main, ...others] = readPvsystObject(text).blocks
  if (main === undefined) throw noObject(bytes, kind)
  if (main.kind !== className && !alsoClasses.includes(main.kind)) {
    const what = CLASSES[main.kind] ?? `a PVsyst object of the class ${main.kind.slice(0, 50)}`
    throw refused(`Line ${main.line}, key PVObject_: ${title} begins with PVObject_=${className}, but this is ${what}`)
  }
  if (!main.isClosed) {
    throw refused(
      `Line ${countLines(text)}: the file ends without the line "End of PVObject ${main.kind}", so it may be cut: send the whole file`,
    )
  }
  noteOthers(others, findings)
  noteVersion(main, findings)
  return { main, encoding }
}

/** Objects after the first. */
function noteOthers(others: readonly PvsystBlock[], findings: Findings): void {
  const [second] = others
  if (second === undefined) return
  const more = others.length > 1 ? ` and ${others.length - 1} more` : ''
  findings.note(
    'ignored',
    { key: `PVObject_${second.name}`.slice(0, 50), line: second.line },
    `The file has another object, ${second.kind.slice(0, 50)}${more}: only the first is read; send each in a file of its own`,
  )
}

/** Version is `6.81`, `7.4.0` and the like; 6.4 is 6.40. */
function noteVersion(main: PvsystBlock, findings: Findings): void {
  const stated = entryOf(main, 'Version') ?? ''
  const version = /^v?(\d+)(?:[.,](\d+))?/i.exec(stated)
  const number = version === null ? Number.NaN : Number(`${version[1]}.${version[2] ?? 0}`)
  if (number >= TEXT_FROM) return
  const entry = main.entries.find(({ key }) => key.toLowerCase() === 'version')
  const what =
    stated === '' ? 'is not stated' : Number.isNaN(number) ? `${quoted(cleanText(stated))} is not a version` : `${number} is below 6.40`
  findings.note(
    'ignored',
    { key: 'Version', line: entry?.line ?? null },
    `Version ${what}: the file is read like those of PVsyst 6.40 and later; compare the figures with PVsyst`,
  )
}

/** The first block inside another with this name or, when it has none, of this class. */
export function blockOf(main: PvsystBlock, nameOrKind: string): PvsystBlock | null {
  const wanted = nameOrKind.toLowerCase()
  for (const block of allBlocks(main)) {
    if (block !== main && (block.name.toLowerCase() === wanted || block.kind.toLowerCase() === wanted)) return block
  }
  return null
}

function noObject(bytes: Uint8Array, { title, className }: ObjectFileKind): ObjectFileError {
  if (isUnmarkedUtf16(bytes))
    return refused(
      'This text is in UTF-16 without a byte order mark at its beginning: save it as UTF-8, or as UTF-16 with the mark, and send it again',
    )
  if (isBinary(bytes)) {
    return refused(
      'This file is binary. PVsyst wrote components in binary before version 6.40: open it in PVsyst 6.40 or later, save it again, and send the new file',
    )
  }
  return refused(`Line 1: ${title} begins with PVObject_=${className}, but this text does not: send the file that PVsyst wrote, unchanged`)
}

/** Text of Latin letters in UTF-16 has a zero next to each of its first letters. */
function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  const opening = bytes.subarray(0, 2 * UTF16_PROBE)
  if (opening.length < 2 * UTF16_PROBE) return false
  const isText = (low: number) => opening.every((byte, k) => (k % 2 === low ? byte >= 9 && byte < 127 : byte === 0))
  return isText(0) || isText(1)
}

function isBinary(bytes: Uint8Array): boolean {
  if (hasUtf16Mark(bytes)) return false
  const probe = bytes.subarray(0, PROBE_BYTES)
  let control = 0
  for (const byte of probe) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control++
  return control > probe.length / 100
}

function countLines(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function refused(message: string): ObjectFileError {
  return new ObjectFileError([message])
}
