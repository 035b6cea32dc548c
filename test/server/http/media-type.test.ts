import { expect, test } from 'bun:test'
import { preferredType } from '../../../server/http/media-type.ts'

const OFFERED = ['application/json', 'text/csv']

test.each([
  [null, 'application/json'],
  ['', 'application/json'],
  ['text/csv', 'text/csv'],
  ['TEXT/CSV; charset=utf-8', 'text/csv'],
  ['text/*', 'text/csv'],
  ['*/*', 'application/json'],
  ['text/csv, */*;q=0.1', 'text/csv'],
  ['application/json, text/csv', 'application/json'],
  ['text/csv, application/json', 'application/json'],
  ['text/csv;q=0.5, application/json;q=0.4', 'text/csv'],
  ['text/csv;q=0.5, application/json', 'application/json'],
  ['text/csv;q=0, */*', 'application/json'],
  ['application/json;q=0, */*', 'text/csv'],
  ['application/*;q=0.2, text/csv;q=0.3', 'text/csv'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/json'],
  ['image/png', 'application/json'],
  ['nonsense;;,', 'application/json'],
])('Accept: %s prefers %s', (accept, type) => {
  expect(preferredType(accept, OFFERED)).toBe(type)
})

test('an operation with one type uses it whatever Accept says', () => {
  expect(preferredType('text/csv', ['application/json'])).toBe('application/json')
  expect(preferredType('text/csv', [])).toBe('')
})
