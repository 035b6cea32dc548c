/** A part of a multipart body. */
export interface Part {
  readonly name: string
  readonly fileName?: string
  readonly content: Uint8Array | string
}

const BOUNDARY = 'pvyield-torture'

/** A multipart body, also in forms that no HTTP client sends. */
export function multipart(
  parts: readonly Part[],
  { isClosed = true } = {},
): { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } {
  const pieces = parts.flatMap(({ name, fileName = 'weather.csv', content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`,
    content,
    '\r\n',
  ])
  const end = isClosed ? [`--${BOUNDARY}--\r\n`] : []
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(Buffer.concat([...pieces, ...end].map((piece) => Buffer.from(piece)))),
  }
}
