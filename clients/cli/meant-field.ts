import { ALSO_CALLED } from '@pvyield/contract/also-called'
import { readPages } from './docs-pages.ts'
import { nearest } from './nearest.ts'

/**
 * The field that an unknown field of a request probably means, of those that the documentation has in the
 * same section: by its other names, or by its spelling; null when none is near.
 * @param root  folder of the repository
 */
export function meantField(root: string, unknown: string): string | null {
  const start = unknown.lastIndexOf('.') + 1
  const [section, name] = [unknown.slice(0, start), plain(unknown.slice(start))]
  const keys = readPages(root).flatMap((page) => page.keys)
  const within = keys.filter((key) => key.startsWith(section)).map((key) => key.slice(start).split('.'))
  // At the top there are series and guides too: a section has fields.
  const known =
    start > 0 ? within.filter((names) => names.length === 1) : within.filter(([name = '', field]) => field && keys.includes(name))
  const fields = known.map(([field = '']) => field)
  const called = ALSO_CALLED.filter(({ names }) => names.some((other) => plain(other) === name)).map(({ key }) => key)
  return fields.find((field) => called.includes(section + field)) ?? nearest(unknown.slice(start), fields)
}

/** Lower case, letters and digits only. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
