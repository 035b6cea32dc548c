import type { SentForm } from '@pvyield/contract/handlers'
import { inflate, isGzip } from '../http/inflate.ts'
import { readUploads, type Upload } from '../http/multipart.ts'
import { NeedsPlace } from '../http/needs-place.ts'
import { Problem } from '../http/problem.ts'

/**
 * The file of a form, inflated if it is gzip: the runtime takes a third of the time of the engine.
 * Form and file together inflate to the limit of the operation.
 * Fails: Problem validation_error of the form, payload_too_large; NeedsPlace.
 */
export async function uploadedFile(form: SentForm): Promise<Upload> {
  const { file } = await readUploads(form, ['file'])
  if (file === undefined) throw new Error('The form was read without its file')
  if (!isGzip(file.bytes)) return file
  try {
    const plain = await inflate(file.bytes, form.maxInflatedBytes - (isGzip(form.bytes) ? file.bytes.length : 0))
    // The engine refuses a file that is compressed twice.
    if (plain !== null) return isGzip(plain) ? file : { ...file, bytes: plain }
  } catch (cause) {
    // The engine says what is wrong with the data.
    if (cause instanceof Problem) return file
    throw cause
  }
  if (form.isTrial === true) throw new NeedsPlace()
  return file
}
