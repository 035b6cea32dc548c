import { expect, test } from 'bun:test'
import { ALSO_CALLED, HEADINGS } from '@pvyield/contract/also-called'
import { plain, readHeading } from '../../../../engine/files/weather/headings.ts'

test('every heading of the document is read as its column', () => {
  for (const [column, headings] of Object.entries(HEADINGS))
    for (const heading of headings) expect([heading, readHeading(heading)?.quantity as string]).toEqual([heading, column])
})

test('a name that the document has for hints alone is not read as a column', () => {
  const read = new Set<string>(Object.values(HEADINGS).flat())
  const names = ALSO_CALLED.filter(({ key }) => key.startsWith('weather.')).flatMap(({ names }) => names)
  const forHints = names.filter((name) => !read.has(plain(name)))
  for (const name of ['df', 'dn', 'snow', 'meteo']) expect(ALSO_CALLED.some(({ names }) => names.includes(name))).toBe(true)
  for (const name of ['df', 'dn', 'snow', 'timestamps', ...forHints]) expect([name, readHeading(name)]).toEqual([name, null])
})
