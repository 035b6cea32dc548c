import { describe, expect, test } from 'bun:test'
import { type HoursColumn, opticalPlace } from '../../../engine/project-files/optical-order.ts'

const column = (name: HoursColumn['name'], ...values: number[]): HoursColumn => ({ name, values: Float64Array.from(values) })

/** The place of every column, or null where it is left out. */
function places(version: string, ...columns: HoursColumn[]): (string | null)[] {
  return columns.map((one) => {
    const place = opticalPlace(one, columns, version)
    return 'name' in place ? place.name : null
  })
}

// light on the plane 1000, incidence angles take 2 %, soiling takes 3 % of what they leave
const ANGLES_FIRST = [column('GlobIAM', 980, Number.NaN), column('GlobSlg', 950.6, 0)]
const SOILING_FIRST = [column('GlobSlg', 970), column('GlobIAM', 950.6)]

describe('opticalPlace', () => {
  test('with both columns, the one with less light is after both losses, whatever the version says', () => {
    for (const version of ['6.63', '8.1.5', '']) {
      expect(places(version, ...ANGLES_FIRST)).toEqual([null, 'GlobIAM'])
      expect(places(version, ...SOILING_FIRST)).toEqual(['GlobSlg', 'GlobIAM'])
    }
  })

  test('without soiling, GlobSlg is after the incidence angles too', () => {
    expect(places('7.4', column('GlobIAM', 980), column('GlobSlg', 980))).toEqual([null, 'GlobIAM'])
  })

  test('one column alone has the order of its version; where that is not known, it is left out', () => {
    expect([places('V7.4.1', column('GlobIAM', 980)), places('V7.4.1', column('GlobSlg', 950))]).toEqual([[null], ['GlobIAM']])
    expect([places('8.1.5', column('GlobIAM', 980)), places('', column('GlobSlg', 950))]).toEqual([[null], [null]])
  })

  test('all other columns keep their names', () => {
    expect(places('6.63', column('GlobShd', 1), column('GlobEff', 1))).toEqual(['GlobShd', 'GlobEff'])
  })
})
