import { statSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a local store; null for a store on a server. */
export function storeFile(url: string): string | null {
  if (!url.startsWith('file:')) return null
  return url.startsWith('file:///') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*/s, '')
}

/** Which file a path names: it changes when the file is replaced. */
export type FileIdentity = string

/** Null when there is no file. */
export function identityOf(path: string): FileIdentity | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino}`
}

/** Length of a file, bytes; 0 when there is none. */
export function lengthOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** Sizes of a local store, bytes. */
export interface FileSizes {
  readonly file: number
  /** The write-ahead log next to the file. */
  readonly wal: number
  /** Free space of the disk for this process. */
  readonly free: number
}

export async function fileSizes(path: string): Promise<FileSizes> {
  const sizeOf = (file: string) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    )
  const free = await statfs(dirname(path)).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return { file: await sizeOf(path), wal: await sizeOf(`${path}-wal`), free }
}
