/** Names of files that are looked at, and where the head of a file in an archive has its name and the length of it. */
const MEMBERS_MAX = 100
const NAME_LENGTH_AT = 26
const NAME_AT = 30
/** The head of a file in a ZIP archive. */
export const ZIP_HEAD = 'PK\x03\x04'

/** Names of the files in the beginning of a ZIP archive, whose bytes are letters. */
export function memberNames(raw: string): string[] {
  const names: string[] = []
  for (let at = raw.startsWith(ZIP_HEAD) ? 0 : -1; at >= 0 && names.length < MEMBERS_MAX; at = raw.indexOf(ZIP_HEAD, at + 4)) {
    const length = raw.charCodeAt(at + NAME_LENGTH_AT) + 256 * raw.charCodeAt(at + NAME_LENGTH_AT + 1)
    names.push(raw.slice(at + NAME_AT, at + NAME_AT + length))
  }
  return names
}

/** Bytes as letters of the same numbers. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}
