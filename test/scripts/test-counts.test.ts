import { expect, test } from 'bun:test'
import { countTests } from '../../scripts/test-counts.ts'

const report = (lines: string) =>
  `bun test v1.4.5\n\nerror: expected\n 9 pass\n\n${lines}\n 110 expect() calls\nRan 12 tests across 3 files. [1.00ms]\n`

test('the counts are those of the last lines', () => {
  expect(countTests(report(' 12 pass\n 0 fail'), 0)).toEqual({ passed: 12, failed: 0, skipped: 0 })
  expect(countTests(report(' 7 pass\n 2 skip\n 1 todo\n 2 fail'), 1)).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('a file that does not load is a failure', () => {
  expect(countTests(report(' 0 pass\n 1 fail\n 1 error'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that ends without its last lines is one failure', () => {
  expect(countTests('bun test v1.4.5\n 9 pass\npanic: out of memory\n', null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countTests('', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that fails without a failed test is one failure', () => {
  expect(countTests(report(' 12 pass\n 0 fail'), 1)).toEqual({ passed: 12, failed: 1, skipped: 0 })
})
