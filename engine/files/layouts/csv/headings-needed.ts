import { nearFigure } from '../figures.ts'
import { POSITIONS, positionsOf } from './head.ts'

const LISTED_MAX = 12

/** What the headings of a table of devices lack, and those that are not known. @param headings  none: the file has no line of them */
export function headingsNeeded(headings: readonly string[]): string {
  const columns = positionsOf(headings)
  const hasPlace = (columns.x ?? columns.longitude) !== undefined && (columns.y ?? columns.latitude) !== undefined
  const lacks =
    headings.length === 0
      ? 'the table has no line of headings'
      : hasPlace
        ? 'no heading is a figure of tables'
        : 'no headings are coordinates'
  const unknown = headings.flatMap((heading, k) => (Object.values(columns).includes(k) ? [] : wordsOf(heading)))
  const more = unknown.length > LISTED_MAX ? ` and ${unknown.length - LISTED_MAX} more` : ''
  const listed = unknown.length === 0 ? '' : `; not known are ${unknown.slice(0, LISTED_MAX).join(', ')}${more}`
  return (
    `${lacks}: a table needs x and y (or easting and northing) or latitude and longitude, and of length, width, tilt, azimuth, roll, ` +
    `height, z, modules and strings what it has; rows of piles name their table or tracker${listed}`
  )
}

/** A heading that is not known, with the known one that it is near. */
function wordsOf(heading: string): string[] {
  const near = nearFigure(heading, Object.values(POSITIONS).flat())
  if (near === heading) return []
  return [`${JSON.stringify(heading)}${near === null ? '' : ` (did you mean ${near}?)`}`]
}
