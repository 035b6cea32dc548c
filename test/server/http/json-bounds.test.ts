import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JsonBounds } from '../../../server/http/json-bounds.ts'
import * as limits from '../../../server/http/json-limits.ts'
import { Problem } from '../../../server/http/problem.ts'

/** What is refused of a text that comes in pieces, and after how many bytes; null if it fits. */
function refusal(text: string | Uint8Array, pieceBytes = 64 * 1024): { refused: string; readBytes: number } | null {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const bounds = new JsonBounds()
  for (let end = 0; end < bytes.length; ) {
    end = Math.min(end + pieceBytes, bytes.length)
    try {
      bounds.read(bytes.subarray(0, end))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      expect(error.code).toBe('validation_error')
      return { refused: error.detail, readBytes: end }
    }
  }
  return null
}

const MEBIBYTE = 1024 * 1024
const endless = (opening: string, piece: string) => Buffer.concat([Buffer.from(opening), Buffer.alloc(95 * MEBIBYTE, piece)])

describe('reading 95 MB stops early at', () => {
  test.each([
    ['nested lists', '{"a": [1, ', '[', 'a.1.0', 'Input should not be nested deeper than 32 levels', 0.1],
    ['nested objects', '', '{"a":', 'a.a', 'Input should not be nested deeper than 32 levels', 0.1],
    ['a long list', '{"a": {"b": [', '1,', 'a.b', 'List should have at most 2200000 items', 4.5],
    ['a list of NaN', '[[', 'NaN,', '0', 'List should have at most 2200000 items', 9],
    ['a list of objects', '[', '{},', '', 'A body should have at most 1000000 lists and objects: send fewer rows or columns', 3],
    ['repeated keys', '{"b": {', '"a":1,', 'b', 'Object should have at most 10000 keys', 0.2],
    ['keys of many objects', '[', '{"a":1,"b":2},', '', 'A body should have at most 500000 keys: send fewer rows or columns', 4],
    ['texts', '', '"a",', '', 'A body should have at most 2500000 texts: send fewer rows or columns', 10],
    ['an endless text', '{"a": ["', 'x', 'a.0', 'A text should have at most 1024 kB', 1.2],
    ['values that are no list', '', ',', '', 'A body should have at most 20000000 values: send fewer rows or columns', 20],
  ])('%s', (_, opening, piece, path, message, megabytes) => {
    const { refused = '', readBytes = 0 } = refusal(endless(opening, piece)) ?? {}
    expect(refused).toStartWith(path)
    expect(refused).toEndWith(message)
    expect(readBytes).toBeLessThanOrEqual(megabytes * MEBIBYTE)
  })
})

test('the count is the same however the bytes are split', () => {
  const text = `{"a\\"\\\\": [1, "]]]]\\\\", {"b": "${'\\\\'.repeat(50)}"}, ${'['.repeat(31)}`
  for (const pieceBytes of [1, 2, 3, 7, 1000]) expect(refusal(text, pieceBytes)?.refused).toStartWith('a\\"\\\\.3.0.0')
})

test('a body at its limits is read', () => {
  const column = `[${'1,'.repeat(limits.ITEMS_MAX - 1)}1]`
  const columns = Array.from({ length: 9 }, (_, k) => `"${k}":${column}`).join(',')
  expect(refusal(`{${columns}}`)).toBeNull()
  expect(refusal(`${'['.repeat(limits.DEPTH_MAX)}1${']'.repeat(limits.DEPTH_MAX)}`)).toBeNull()
  expect(refusal(`["${'x'.repeat(limits.TEXT_MAX_BYTES)}"]`)).toBeNull()
  const objects = Array.from({ length: 4 }, () => `[${'{"a":"x"},'.repeat(limits.KEYS_MAX / 4 - 1)}{"a":"x"}]`)
  expect(refusal(`[${objects.join(',')}]`)).toBeNull()
})

test('no valid body exceeds a limit: the longest list of the document has ITEMS_MAX items', () => {
  const lengths = [...readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8').matchAll(/"maxItems": (\d+)/g)]
  expect(Math.max(...lengths.map(([, items]) => Number(items)))).toBe(limits.ITEMS_MAX)
  expect(limits.TEXTS_MAX).toBeGreaterThan(limits.ITEMS_MAX)
})
