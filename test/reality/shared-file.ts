import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { referencePath } from '../reference.ts'

/** Lines of a packed file of `../shared/reference/measured`; null where the folder is absent. */
export function sharedLines(name: string): string[] | null {
  const path = referencePath('measured', name)
  return path === null ? null : gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n')
}

export const SHARED_MISSING = { missing: '../shared/reference/measured is not on this machine' } as const
