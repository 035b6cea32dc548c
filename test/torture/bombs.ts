import { gzipSync } from 'node:zlib'

const MEBIBYTE = 1024 * 1024
/** Just below the limit of an inflated body. */
const INFLATED_BYTES = 95 * MEBIBYTE
/** Just below the limit of a body as sent. */
const SENT_BYTES = 6 * MEBIBYTE - 1

/** A text of one unit repeated between a beginning and an end. */
export interface Bomb {
  readonly name: string
  readonly start: string
  readonly unit: string
  readonly end: string
}

/** Bodies of JSON operations that are small to send and dear to read. */
export const JSON_BOMBS: readonly Bomb[] = [
  { name: 'open brackets', start: '', unit: '[', end: '' },
  { name: 'open objects', start: '', unit: '{"a":', end: '' },
  { name: 'a list of NaN', start: '{"iam":[', unit: 'NaN,', end: 'NaN]}' },
  { name: 'a cut list', start: '{"iam":[', unit: '1,', end: '1' },
  { name: 'a list of objects', start: '{"iam":[', unit: '{},', end: '{}]}' },
  { name: 'a list of lists', start: '{"site":[', unit: '[],', end: '[]]}' },
  { name: 'a column of numbers', start: '{"weather":{"timezone":0,"step_minutes":60,"temp_air_c":[', unit: '0,', end: '0]}}' },
  { name: 'a column of texts', start: '{"weather":{"timezone":0,"step_minutes":60,"temp_air_c":[', unit: '"",', end: '""]}}' },
  { name: 'newlines', start: '', unit: '\n', end: '' },
  { name: 'newlines before a fault', start: '{', unit: '\n', end: 'x' },
  { name: 'spaces', start: '{', unit: ' ', end: '}' },
  { name: 'a long text', start: '{"site":"', unit: 'a', end: '"}' },
  { name: 'a long text of escapes', start: '{"site":"', unit: '\\u0061', end: '"}' },
  { name: 'an open text', start: '{"site":"', unit: 'a', end: '' },
  { name: 'a long number', start: '{"site":', unit: '9', end: '}' },
  { name: 'a repeated key', start: '{', unit: '"site":0,', end: '"site":0}' },
  { name: 'bytes that are not text', start: '"', unit: '\xff', end: '"' },
]

/** Weather files of the same kind. */
export const FILE_BOMBS: readonly Bomb[] = [
  { name: 'commas', start: '', unit: ',', end: '' },
  { name: 'open brackets', start: '', unit: '[', end: '' },
  { name: 'a JSON list', start: '{"outputs":{"tmy_hourly":[', unit: '{},', end: '{}]}}' },
  { name: 'newlines', start: '', unit: '\n', end: '' },
  { name: 'an endless line', start: 'time,ghi,dhi,temp\n', unit: 'a', end: '' },
  { name: 'a million lines of a header', start: '', unit: 'Station name: Nowhere, elevation unknown\n', end: '' },
  { name: 'rows without numbers', start: 'time,ghi,dhi,temp\n', unit: 'x,x,x,x\n', end: '' },
  { name: 'quotes', start: 'time,ghi,dhi,temp\n', unit: '"', end: '' },
  { name: 'rows of one time', start: 'time,ghi,dhi,temp\n', unit: '2001-01-01T00:00,0,0,0\n', end: '' },
]

/** The bomb as gzip, 95 MB when it is inflated. */
export function gzipped(bomb: Bomb): Uint8Array<ArrayBuffer> {
  return kept(`gzip ${bomb.name} ${bomb.unit}`, () => gzipSync(textOf(bomb, INFLATED_BYTES), { level: 6 }))
}

/** The bomb as it is, 6 MB. */
export function plain(bomb: Bomb): Uint8Array<ArrayBuffer> {
  return textOf(bomb, SENT_BYTES)
}

/** A gzip of a gzip of the bomb. */
export function gzippedTwice(bomb: Bomb): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(gzipped(bomb)))
}

/** 200,000 empty members of gzip, one after another. */
export function gzipMembers(): Uint8Array<ArrayBuffer> {
  const member = gzipSync('')
  return new Uint8Array(Buffer.alloc(200_000 * member.length, member))
}

function textOf({ start, unit, end }: Bomb, bytes: number): Uint8Array<ArrayBuffer> {
  const count = Math.floor((bytes - start.length - end.length) / unit.length)
  return new Uint8Array(
    Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(count * unit.length, unit, 'latin1'), Buffer.from(end, 'latin1')]),
  )
}

const made = new Map<string, Uint8Array<ArrayBuffer>>()

/** Makes a body once: inflated it takes a tenth of a second and 95 MB. */
function kept(name: string, make: () => Uint8Array): Uint8Array<ArrayBuffer> {
  const body = made.get(name) ?? new Uint8Array(make())
  made.set(name, body)
  return body
}
