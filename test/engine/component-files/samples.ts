import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePath } from '../../reference.ts'

/** A real component file next to the checkout. */
export interface Sample {
  /** Folder and name. */
  title: string
  bytes: Uint8Array
}

const FOLDERS = {
  pan: ['samples/pan', 'data/components/modern/pan', 'data/components/modern/pan-unnamed-repository'],
  ond: ['samples/ond', 'data/components/modern/ond'],
} as const

/** Every real file of a kind; none on a machine without them. */
export function samplesOf(kind: keyof typeof FOLDERS): Sample[] {
  const shared = join(referencePath() ?? '', '..')
  return FOLDERS[kind].flatMap((folder) => {
    const path = join(shared, folder)
    if (!existsSync(path)) return []
    const names = readdirSync(path).sort()
    return names.map((name) => ({ title: `${folder}/${name}`, bytes: new Uint8Array(readFileSync(join(path, name))) }))
  })
}
