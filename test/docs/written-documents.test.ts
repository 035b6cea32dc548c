import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenDocuments } from '../../scripts/docs/write-documents.ts'

test.each([...writtenDocuments()])('%s repeats what the code states: else run bun run fix', (path, text) => {
  expect(readFileSync(join(import.meta.dir, '..', '..', path), 'utf8')).toBe(text)
})
