import { PvyieldUsageError } from './error.ts'

/**
 * A file to send: its path or `file:` address (Node, Bun and Deno), a `Blob` or `File`, or its
 * bytes.
 */
export type FileInput = string | URL | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>

interface FileSystem {
  readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * The file with its name; a Blob and bytes have none, and get `file`.
 * Fails: PvyieldUsageError for a path in a browser, and for a file that cannot be read.
 */
export async function blobOf(file: FileInput): Promise<Blob> {
  if (file instanceof File) return file
  if (typeof file !== 'string' && !(file instanceof URL)) return new File([file], 'file')
  const bytes = await fileSystem(file)
    .readFile(file)
    .catch((cause: Error) => {
      throw new PvyieldUsageError(`The file '${file}' cannot be read: ${cause.message}`, { cause })
    })
  return new File([bytes], nameOf(file))
}

/** Not imported, so that bundles for browsers contain no module of Node. */
function fileSystem(file: string | URL): FileSystem {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => FileSystem | undefined } }
  const found = process?.getBuiltinModule?.('node:fs/promises')
  if (found === undefined) throw new PvyieldUsageError(`A browser cannot read the path '${file}': send a File, a Blob or the bytes`)
  return found
}

/** Last part of a path. */
export function nameOf(file: string | URL): string {
  const path = typeof file === 'string' ? file : decodeURIComponent(file.pathname)
  return path.split(/[\\/]/).at(-1) || 'file'
}
