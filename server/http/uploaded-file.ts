import type { SentForm } from '@pvyield/contract/handlers'
import { inflateAdmitted, isGzip } from './inflate.ts'
import { readUploads, type Upload } from './multipart.ts'
import { Problem } from './problem.ts'
import type { Reading } from './read-cost.ts'

/**
 * The file of a form, inflated if it is gzip: the runtime takes a third of the time of the engine.
 * Form and file together inflate to the limit of the operation.
 * @param elsewhere  names that belong to the query, and how to send each
 * Fails: Problem validation_error of the form, payload_too_large; as `reading` does.
 */
export async function uploadedFile(form: SentForm, reading: Reading, elsewhere?: ReadonlyMap<string, string>): Promise<Upload> {
  const { file } = await readUploads(form, ['file'], reading, elsewhere)
  if (file === undefined) throw new Error('The form was read without its file')
  if (!isGzip(file.bytes)) return file
  try {
    const rest = form.maxInflatedBytes - (isGzip(form.bytes) ? file.bytes.length : 0)
    const plain = await inflateAdmitted(file.bytes, rest, reading)
    // The engine refuses a file that is compressed twice.
    if (plain !== null) return isGzip(plain) ? file : { ...file, bytes: plain }
  } catch (cause) {
    // The engine says what is wrong with the data.
    if (cause instanceof Problem) return file
    throw cause
  }
  return file
}
