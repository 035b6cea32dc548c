import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePath } from '../../reference.ts'

/** A file of a project next to the checkout. */
export interface Sample {
  title: string
  bytes: Uint8Array
}

const FOLDERS = {
  /** Variants, scenes, projects and sites. */
  project: ['samples/vc', 'samples/sites', 'samples/shd_synthetic'],
  hours: ['samples/pvsyst_csv'],
} as const

/** Every file of a kind; none on a machine without them. */
export function samplesOf(kind: keyof typeof FOLDERS): Sample[] {
  const shared = join(referencePath() ?? '', '..')
  return FOLDERS[kind].flatMap((folder) => {
    const path = join(shared, folder)
    if (!existsSync(path)) return []
    const names = readdirSync(path).filter((name) => !name.endsWith('.csyx'))
    return names.sort().map((name) => ({ title: `${folder}/${name}`, bytes: new Uint8Array(readFileSync(join(path, name))) }))
  })
}
