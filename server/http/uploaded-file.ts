import type { SentForm } from '@pvyield/contract/handlers'
import { inflateAdmitted, inflatesTooFar, isGzip } from './inflate.ts'
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
  const file = await sentFile(form, reading, elsewhere)
  try {
    return await inflated(file, form, reading)
  } catch (cause) {
    // The engine says what is wrong with the data.
    if (cause instanceof Problem) return file
    throw cause
  }
}

/**
 * As `uploadedFile`, for a reader that knows no gzip.
 * Fails: also Problem validation_error of `file`, for gzip data that are damaged or compressed twice.
 */
export async function plainFile(form: SentForm, reading: Reading): Promise<Upload> {
  const file = await sentFile(form, reading)
  try {
    return await inflated(file, form, reading)
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'malformed_json')
      throw Problem.ofField('validation_error', 'file', cause.message.replace('of the body', 'of the file').replace('The body', 'The file'))
    throw cause
  }
}

async function sentFile(form: SentForm, reading: Reading, elsewhere?: ReadonlyMap<string, string>): Promise<Upload> {
  const { file } = await readUploads(form, ['file'], reading, elsewhere)
  if (file === undefined) throw new Error('The form was read without its file')
  return file
}

async function inflated(file: Upload, form: SentForm, reading: Reading): Promise<Upload> {
  if (!isGzip(file.bytes)) return file
  const rest = form.maxInflatedBytes - (isGzip(form.bytes) ? file.bytes.length : 0)
  const bytes = await inflateAdmitted(file.bytes, rest, reading)
  if (bytes === null) throw inflatesTooFar(form.maxInflatedBytes)
  if (isGzip(bytes))
    throw Problem.ofField('validation_error', 'file', 'The file is compressed twice: compress it once, or send it as it is')
  return { ...file, bytes }
}
