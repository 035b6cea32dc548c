import { describe, expect, test } from 'bun:test'
import { readUploads } from '../../../server/http/multipart.ts'
import { Problem } from '../../../server/http/problem.ts'

const TYPE = 'multipart/form-data; boundary=edge'
const part = (name: string, content: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\n${content}\r\n`
const END = '--edge--\r\n'

async function read(form: string | Uint8Array<ArrayBuffer>, contentType = TYPE): Promise<string> {
  const bytes = typeof form === 'string' ? new TextEncoder().encode(form) : form
  try {
    const { file } = await readUploads({ bytes, contentType, maxInflatedBytes: 1000_000 }, ['file'], { admit: async () => undefined })
    return `${file?.name}: ${new TextDecoder().decode(file?.bytes)}`
  } catch (error) {
    if (error instanceof Problem) return `${error.code} ${error.detail}`
    throw error
  }
}

describe('a multipart body', () => {
  test('is read, plain or gzip, and with a quoted boundary', async () => {
    const form = part('file', 'content') + END
    expect(await read(form)).toBe('f: content')
    expect(await read(Bun.gzipSync(form))).toBe('f: content')
    expect(await read(form, 'multipart/form-data; Boundary="edge"; x=y')).toBe('f: content')
  })

  test('keeps its files byte for byte when its own memory is freed, and leaves the body as it was sent', async () => {
    const content = crypto.getRandomValues(new Uint8Array(60_000))
    const edges = part('file', '|').split('|') as [string, string]
    const form = new Uint8Array(Buffer.concat([Buffer.from(edges[0]), content, Buffer.from(edges[1] + END)]))
    for (const bytes of [form, Bun.gzipSync(form)]) {
      const sent = bytes.slice()
      const { file } = await readUploads({ bytes, contentType: TYPE, maxInflatedBytes: 1000_000 }, ['file'], {
        admit: async () => undefined,
      })
      expect(file?.bytes).toEqual(content)
      expect(bytes).toEqual(sent)
    }
  })

  test('has at most 16 parts, whose headers have at most 8 kB', async () => {
    expect(await read(part('x', '').repeat(15) + part('file', 'content') + END)).toBe('validation_error x: Extra inputs are not permitted')
    expect(await read(part('x', '').repeat(16) + part('file', 'content') + END)).toBe(
      'validation_error A form should have at most 16 parts: send only the file',
    )
    expect(await read(part(`x${'y'.repeat(8 * 1024)}`, 'content'.repeat(2000)) + END)).toBe(
      'validation_error The header of a part should have at most 8 kB: send a shorter file name',
    )
  })

  test.each([
    ['no boundary', 'multipart/form-data'],
    ['a boundary that is too long', `multipart/form-data; boundary=${'e'.repeat(71)}`],
    ['another boundary', 'multipart/form-data; boundary=other'],
  ])('is refused with %s', async (_, contentType) => {
    expect(await read(part('file', 'content') + END, contentType)).toStartWith('validation_error The body is not the multipart/form-data')
  })

  test('inflates up to the limit of its operation', async () => {
    expect(await read(Bun.gzipSync(part('file', 'x'.repeat(2_000_000)) + END))).toStartWith('payload_too_large')
  })
})
