/**
 * Tag by which a client asks whether an answer has changed (RFC 9110, 8.8.3). It is weak: the same
 * content may be sent in several encodings.
 */
export function entityTag(bytes: Uint8Array): string {
  return `W/"${Bun.hash(bytes).toString(36)}"`
}

/** Whether a header If-None-Match names the tag, compared weakly (RFC 9110, 13.1.2). */
export function isAmong(tag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((listed) => opaque(listed) === opaque(tag))
}
