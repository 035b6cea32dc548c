import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { SLOW_TESTS, timings } from '../../scripts/slow-tests.ts'

const { files } = JSON.parse(timings(join(import.meta.dir, '..', '..'))) as { files: Record<string, number> }

test('every test that is listed as slow exists, and every other file has a shorter time', () => {
  expect(Object.keys(SLOW_TESTS).filter((file) => files[file] === undefined)).toEqual([])
  expect(files['test/scripts/slow-tests.test.ts']).toBeLessThan(1000 * Math.min(...Object.values(SLOW_TESTS)))
})
