/**
 * The Web API's decoder, identical in browsers, Bun and Node. The ECMAScript library of TypeScript
 * does not declare it.
 */
declare const TextDecoder: new (encoding: string, options?: { fatal: boolean }) => { decode(bytes: Uint8Array): string }

export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** True for text in UTF-16 that begins with a byte order mark. */
export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/**
 * Decodes a text. The byte order mark selects the decoder and is dropped; without one the text is
 * strict UTF-8, or cp1252 when it is not valid UTF-8.
 */
export function decodeBytes(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  if (hasUtf16Mark(bytes)) {
    const encoding = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(encoding).decode(bytes), encoding }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** Line ends become LF. */
export function withLf(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
