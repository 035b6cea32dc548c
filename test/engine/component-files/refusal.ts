import { ObjectFileError } from '../../../engine/files/object-file-error.ts'

/** The failures with which a file is refused. */
export function refusalOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (cause) {
    if (cause instanceof ObjectFileError) return cause.failures
    throw cause
  }
  throw new Error('The file was read')
}
