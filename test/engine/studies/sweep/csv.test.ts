import { expect, test } from 'bun:test'
import { sweepCsv } from '../../../../engine/studies/sweep/csv.ts'

test('a text of an axis is no formula of a spreadsheet; numbers keep their sign', () => {
  const texts = ['=1+1', '@SUM(1)', "+cmd|' /C calc'!A0", '\t=1', '-x', 'fixed', -2]
  const csv = sweepCsv({ count: texts.length, points: { racking: texts }, columns: {}, units: {}, failed: [], failed_count: 0 })
  expect(csv.split('\n').slice(1, -1)).toEqual(["'=1+1,", "'@SUM(1),", "'+cmd|' /C calc'!A0,", "'\t=1,", "'-x,", 'fixed,', '-2,'])
})
