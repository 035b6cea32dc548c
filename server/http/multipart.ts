import type { Upload } from '@pvyield/contract/handlers'
import { Problem } from './problem.ts'

/**
 * Reads the files of a multipart body.
 * @param names  parts of the operation; each is required
 * Fails: Problem validation_error for a missing, repeated or unknown part.
 */
export async function readUploads(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
): Promise<Record<string, Upload>> {
  const form = await parseForm(bytes, contentType)
  const unknown = [...form.keys()].filter((name) => !names.includes(name))
  const failures = [...new Set(unknown)].map((name) => item(name.slice(0, 100), 'Extra inputs are not permitted'))
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

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw Problem.ofItems('validation_error', [
      {
        field: null,
        message:
          'The body is not the multipart/form-data that its Content-Type announces: let your HTTP client write this header, which names the boundary between the parts',
        code: 'validation_error',
      },
    ])
  }
}

async function upload(part: File | string): Promise<Upload> {
  if (typeof part === 'string') return { name: '', mediaType: 'text/plain', bytes: new TextEncoder().encode(part) }
  return { name: part.name, mediaType: part.type, bytes: new Uint8Array(await part.arrayBuffer()) }
}

function item(field: string, message: string) {
  return { field, message, code: 'validation_error' }
}
