import { sha256 } from '../sha256.ts'

const ID_HEX_CHARS = 24

/** Ids of weather that only one account may use. No other id begins so. */
const OWNED_PREFIX = 'met_own_'

/**
 * Id of an uploaded series, derived from its content: a section without its metadata, which contain
 * the file's name. Two accounts that upload the same file get two ids.
 * @param owner  account that uploads it; null for none
 */
export function uploadId(columns: string, owner: string | null): string {
  if (owner === null) return weatherId(`upload ${columns}`)
  return `${OWNED_PREFIX}${sha256(`upload of ${owner} `, columns).slice(0, ID_HEX_CHARS)}`
}

/**
 * The same for a series that was made of another. Its metadata count too: part of them is what a caller says of the
 * weather that was sent, which must not become that of another caller with the same rows.
 */
export function derivedId(columns: string, meta: object, owner: string | null): string {
  return uploadId(`${columns} with ${JSON.stringify(meta)}`, owner)
}

/** Whether an id belongs to weather that only one account may use. */
export function isOwned(id: string): boolean {
  return id.startsWith(OWNED_PREFIX)
}

export function weatherId(identity: string): string {
  return `met_${sha256(identity).slice(0, ID_HEX_CHARS)}`
}
