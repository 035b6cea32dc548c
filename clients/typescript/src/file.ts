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
 * Fails: TypeError for a path in a browser; the error of the system for a file that cannot be read.
 */
export async function blobOf(file: FileInput): Promise<Blob> {
  if (file instanceof File) return file
  if (typeof file !== 'string' && !(file instanceof URL)) return new File([file], 'file')
  return new File([await fileSystem(file).readFile(file)], nameOf(file))
}

/** Not imported, so that bundles for browsers contain no module of Node. */
function fileSystem(file: string | URL): FileSystem {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => FileSystem | undefined } }
  const found = process?.getBuiltinModule?.('node:fs/promises')
  if (found === undefined) throw new TypeError(`A browser cannot read the path '${file}': send a File, a Blob or the bytes`)
  return found
}

/** Last part of a path. */
export function nameOf(file: string | URL): string {
  const path = typeof file === 'string' ? file : decodeURIComponent(file.pathname)
  return path.split(/[\\/]/).at(-1) || 'file'
}
