import type { SentForm } from '@pvyield/contract/handlers'
import { freeBuffer } from '../memory/free-buffer.ts'
import { Problem } from './problem.ts'
import type { Reading } from './read-cost.ts'
import { plainBytes } from './sent-body.ts'

/** One uploaded file of a multipart body. */
export interface Upload {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Most parts of a form. Browsers and HTTP clients send one for each field. */
const PARTS_MAX = 16
/** Longest header of a part: a name, a file name and a media type. */
const PART_HEADER_MAX_BYTES = 8 * 1024
/** RFC 2046, section 5.1.1. */
const BOUNDARY_MAX_CHARS = 70

/**
 * Reads the files of a multipart body. Call it in a worker.
 * @param names  parts of the operation; each is required
 * @param elsewhere  names that belong to the query, and how to send each
 * Fails: Problem validation_error for a missing, repeated or unknown part, and for a form with too
 * many parts or too long headers; payload_too_large; as `reading` does.
 */
export async function readUploads(
  sent: SentForm,
  names: readonly string[],
  reading: Reading,
  elsewhere: ReadonlyMap<string, string> = new Map(),
): Promise<Record<string, Upload>> {
  const form = await boundedForm(sent, reading)
  const unknown = [...form.keys()].filter((name) => !names.includes(name))
  const failures = [...new Set(unknown)].map((name) => {
    const advice = elsewhere.get(name)
    return item(name.slice(0, 100), `Extra inputs are not permitted${advice === undefined ? '' : `. ${advice}`}`)
  })
  const uploads: Record<string, Upload> = {}
  for (const name of names) {
    const [part, second] = form.getAll(name)
    if (part === undefined) failures.push(item(name, 'Field required: send the file as a multipart part of this name'))
    else if (second !== undefined) failures.push(item(name, 'Only one part of this name is allowed: send one file'))
    else uploads[name] = await upload(part)
  }
  if (failures.length > 0) throw Problem.ofItems('validation_error', failures)
  return uploads
}

/**
 * The form, whose own copy of the files is all that is left of the body in this thread. Good or bad,
 * it may have inflated to 96 MB, which the collector would keep until much later.
 * Fails: as `readUploads` does.
 */
async function boundedForm(sent: SentForm, reading: Reading) {
  const plain = await plainBytes(sent, reading)
  try {
    requireBoundedForm(plain, sent.contentType)
    return await parseForm(plain, sent.contentType)
  } finally {
    if (plain !== sent.bytes) freeBuffer(new Uint8Array(plain.buffer)) // which may be longer than its content
  }
}

/**
 * Counts the parts and the lengths of their headers, which the parser of forms does not limit.
 * Fails: Problem validation_error.
 */
function requireBoundedForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): void {
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2] ?? ''
  if (name === '' || name.length > BOUNDARY_MAX_CHARS) throw notMultipart()
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const delimiter = `--${name}`
  let parts = 0
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at + delimiter.length)) {
    const from = at + delimiter.length
    // The last delimiter ends with two hyphens.
    if (form[from] === 0x2d && form[from + 1] === 0x2d) return
    if (++parts > PARTS_MAX) throw refused(`A form should have at most ${PARTS_MAX} parts: send only the file`)
    const header = form.subarray(from, from + PART_HEADER_MAX_BYTES).indexOf('\r\n\r\n')
    if (header < 0 && from + PART_HEADER_MAX_BYTES < form.length)
      throw refused(`The header of a part should have at most ${PART_HEADER_MAX_BYTES / 1024} kB: send a shorter file name`)
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw notMultipart()
  }
}

async function upload(part: File | string): Promise<Upload> {
  if (typeof part === 'string') return { name: '', mediaType: 'text/plain', bytes: new TextEncoder().encode(part) }
  return { name: part.name, mediaType: part.type, bytes: new Uint8Array(await part.arrayBuffer()) }
}

function notMultipart(): Problem {
  return refused(
    'The body is not the multipart/form-data that its Content-Type announces: let your HTTP client write this header, which names the boundary between the parts',
  )
}

function refused(message: string): Problem {
  return Problem.ofItems('validation_error', [{ field: null, message, code: 'validation_error' }])
}

function item(field: string, message: string) {
  return { field, message, code: 'validation_error' }
}
