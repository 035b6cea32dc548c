import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { NamedFile } from '@pvyield/engine'
import { InputError } from './usage-error.ts'

/** The largest file that a service reads is 200 MB; a year of minutes has 30 MB. */
const BYTES_MAX = 200e6

/** Content of a file; `-` for standard input. Fails: InputError that names the file and what is wrong. */
export function readInput(path: string): Uint8Array<ArrayBuffer> {
  if (path !== '-') requireFile(path)
  const bytes = new Uint8Array(readFileSync(path === '-' ? 0 : path))
  if (bytes.length > BYTES_MAX) throw tooLong(path, bytes.length)
  return bytes
}

export function readNamed(path: string): NamedFile {
  return { name: basename(path), bytes: readInput(path) }
}

/** Every file. Fails: InputError that names all that cannot be read. */
export function readAllNamed(paths: readonly string[]): NamedFile[] {
  const wrong: string[] = []
  const files = paths.flatMap((path) => {
    try {
      return [readNamed(path)]
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      wrong.push(error.message)
      return []
    }
  })
  if (wrong.length > 0) throw new InputError(wrong.join('\n'))
  return files
}

/** A JSON value in a file. Fails: InputError. */
export function readJson(path: string): unknown {
  const bytes = readInput(path)
  if (bytes.subarray(0, 8192).includes(0)) throw new InputError(`${shown(path)} is not JSON: it is a binary file`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message : 'it is not UTF-8 text'
    throw new InputError(`${shown(path)} is not JSON: ${why}`)
  }
}

function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new InputError(`There is no file ${path}`)
  if (found.isDirectory()) throw new InputError(`${path} is a folder: name a file`)
  if (found.isFile() && found.size > BYTES_MAX) throw tooLong(path, found.size)
}

function tooLong(path: string, bytes: number): InputError {
  return new InputError(`${shown(path)} has ${Math.round(bytes / 1e6)} MB: files up to ${BYTES_MAX / 1e6} MB are read`)
}

function shown(path: string): string {
  return path === '-' ? 'Standard input' : path
}
