import { expect, test } from 'bun:test'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../../engine/component-files/parse-pan.ts'
import { describeReference } from '../../reference.ts'
import { bytesOf } from './component-text.ts'
import { samplesOf } from './samples.ts'

/** Forms in which the same file reaches a reader, by what was done to its text. */
const FORMS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'line ends CRLF': (text) => bytesOf(text.replaceAll('\n', '\r\n')),
  'byte order mark': (text) => bytesOf(`\ufeff${text}`),
  'UTF-16 LE': (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  'UTF-16 BE': (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
  'no indentation': (text) => bytesOf(text.replace(/^[ \t]+/gm, '')),
  'blanks around =': (text) => bytesOf(text.replace(/^([ \t]*\w+)=(?!T[A-Z])/gm, '$1 = ')),
  'keys in capitals': (text) =>
    bytesOf(
      text.replace(/^([ \t]*)(?!PVObject|End)(\w+)=(?!T[A-Z])/gm, (_, blanks: string, key: string) => `${blanks}${key.toUpperCase()}=`),
    ),
  'numbers with decimal commas': (text) => bytesOf(text.replace(/^([ \t]*(?!Version)\w+=-?\d+)\.(\d+)$/gm, '$1,$2')),
  'blank lines and remarks between': (text) => bytesOf(text.replaceAll('\n', '\n\n  a line without a sign\n')),
}

/** What a run reads of an answer. */
function sectionsOf(answer: Record<string, unknown>): unknown {
  const { module, iam, inverter, patch, per_inverter } = answer
  return { module, iam, inverter, patch, per_inverter }
}

const KINDS = { pan: parsePan, ond: parseOnd } as const

describeReference('every real file gives the same sections in every form', () => {
  const cases = Object.keys(FORMS).flatMap((form) => (['pan', 'ond'] as const).map((kind) => [kind, form] as const))

  test.each(cases)('%s, %s', (kind, form) => {
    const parse: (bytes: Uint8Array) => Record<string, unknown> = KINDS[kind]
    const samples = samplesOf(kind)
    expect(samples.length).toBeGreaterThan(8)
    for (const { title, bytes } of samples) {
      // one text for all forms: UTF-8 can write what cp1252 did
      const text = new TextDecoder('windows-1252').decode(bytes).replace(/^ï»¿/, '').replaceAll('\r', '')
      const plain = sectionsOf(parse(bytesOf(text)))
      expect(sectionsOf(parse(FORMS[form]?.(text) ?? bytes)), title).toEqual(plain)
    }
  })
})
