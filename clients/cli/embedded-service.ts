import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

let packed: string | null = null

/** For the single binary: the file that `scripts/service-pack.ts` wrote. */
export function embedService(file: string): void {
  packed = file
}

/**
 * Folder with the service of the single binary; null in a checkout. It is unpacked once for each version, below
 * `XDG_CACHE_HOME` or `~/.cache`, because threads and the driver of the store are loaded from files.
 */
export function unpackedService(): string | null {
  if (packed === null) return null
  const bytes = readFileSync(packed)
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pvyield')
  const folder = join(cache, `service-${new Bun.CryptoHasher('sha256').update(bytes).digest('hex').slice(0, 32)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true, mode: 0o700 })
  const unfinished = mkdtempSync(join(cache, 'new-'))
  try {
    unpack(Bun.zstdDecompressSync(bytes), unfinished)
    renameSync(unfinished, folder)
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw cause // else another process was faster
  }
  return folder
}

function unpack(bytes: Buffer, folder: string): void {
  const end = bytes.indexOf('\n')
  let at = end + 1
  for (const [path, length] of JSON.parse(bytes.toString('utf8', 0, end)) as [string, number][]) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes.subarray(at, at + length))
    at += length
  }
}
