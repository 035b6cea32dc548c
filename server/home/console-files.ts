import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip, constants as zlib, zstdCompress } from 'node:zlib'
import { type BuiltConsole, type BuiltFile, buildConsole, hashedName } from '@pvyield/console/build'
import type { Encoding } from '../http/compression.ts'

const ROOT = join(import.meta.dir, '..', '..')
/** Where the single binary has the files: it has no sources to build them from. */
export const PACKED = 'server/home/console'
export const PACKED_LIST = 'files.json'
/** A file is compressed once and sent often. */
const GZIP = { level: zlib.Z_BEST_COMPRESSION }
const ZSTD = { params: { [zlib.ZSTD_c_compressionLevel]: 15 } }

const pack = { gzip: promisify(gzip), zstd: promisify(zstdCompress) }

/** The files of the console, in every encoding that was asked for. */
export class ConsoleFiles {
  private readonly byName: ReadonlyMap<string, BuiltFile>
  private readonly encoded = new Map<string, Promise<Uint8Array>>()

  private constructor(
    /** Names of the files that the page refers to. */
    readonly names: Omit<BuiltConsole, 'files'> & { readonly climate: string },
    files: readonly BuiltFile[],
  ) {
    this.byName = new Map(files.map((file) => [file.name, file]))
  }

  static async open(): Promise<ConsoleFiles> {
    const [{ files, ...names }, table] = await Promise.all([
      packedConsole().then((packed) => packed ?? buildConsole(ROOT)),
      readFile(join(ROOT, 'engine', 'climate', 'table.bin')),
    ])
    const climate = { name: hashedName('climate', table, '.bin'), contentType: 'application/octet-stream', bytes: new Uint8Array(table) }
    return new ConsoleFiles({ ...names, climate: climate.name }, [...files, climate])
  }

  /** The file in an encoding, or as it is; null for an unknown name. */
  async find(name: string, encoding: Encoding | null): Promise<{ contentType: string; bytes: Uint8Array } | null> {
    const file = this.byName.get(name)
    if (file === undefined) return null
    const { contentType } = file
    if (encoding === null) return file
    const key = `${encoding} ${name}`
    const made = this.encoded.get(key) ?? (encoding === 'gzip' ? pack.gzip(file.bytes, GZIP) : pack.zstd(file.bytes, ZSTD))
    this.encoded.set(key, made)
    return { contentType, bytes: await made }
  }

  /** Compresses every file as browsers ask for it, so that the first person does not wait. */
  async prepare(): Promise<void> {
    for (const name of this.byName.keys()) await this.find(name, 'zstd')
  }
}

let opened: Promise<ConsoleFiles> | null = null

/** The files of this process, built when they are first needed. */
export function consoleFiles(): Promise<ConsoleFiles> {
  opened ??= ConsoleFiles.open()
  return opened
}

/** The files as `scripts/service-pack.ts` wrote them; null in a checkout. */
async function packedConsole(): Promise<BuiltConsole | null> {
  const folder = join(ROOT, PACKED)
  const list = await readFile(join(folder, PACKED_LIST), 'utf8').catch(() => null)
  if (list === null) return null
  const { files, ...names } = JSON.parse(list) as Omit<BuiltConsole, 'files'> & { files: readonly Omit<BuiltFile, 'bytes'>[] }
  const read = files.map(async (file) => ({ ...file, bytes: new Uint8Array(await readFile(join(folder, file.name))) }))
  return { ...names, files: await Promise.all(read) }
}
