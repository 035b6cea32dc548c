import { readPages } from './docs-pages.ts'
import { nearest } from './nearest.ts'

/**
 * The field that an unknown field of a request probably means, of those that the documentation has in the
 * same section; null when none is near.
 * @param root  folder of the repository
 */
export function meantField(root: string, unknown: string): string | null {
  const start = unknown.lastIndexOf('.') + 1
  const keys = readPages(root).flatMap((page) => page.keys)
  const within = keys.filter((key) => key.startsWith(unknown.slice(0, start))).map((key) => key.slice(start).split('.'))
  // At the top there are series and guides too: a section has fields.
  const known =
    start > 0 ? within.filter((names) => names.length === 1) : within.filter(([name = '', field]) => field && keys.includes(name))
  return nearest(
    unknown.slice(start),
    known.map(([name = '']) => name),
  )
}
