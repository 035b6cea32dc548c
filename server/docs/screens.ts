import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../http/problem.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'docs', 'pages', 'screens')

/** A picture of the console that a page shows, WebP. Fails: Problem not_found. */
export async function screen(name: string): Promise<Uint8Array> {
  const names = await readdir(FOLDER)
  if (!names.includes(name))
    throw new Problem('not_found', `The documentation has no picture '${name.slice(0, 100)}': it has ${names.sort().join(', ')}`)
  return new Uint8Array(await readFile(join(FOLDER, name)))
}
