import { sha256 } from '../sha256.ts'

const ID_HEX_CHARS = 24

/** Ids of weather that only one account may use. No other id begins so. */
const OWNED_PREFIX = 'met_own_'

/**
 * Id of a series that was uploaded, fetched with a caller's key, or made of others. It follows from the content: the
 * section, and its metadata, of which runs and reports repeat place, source, file name and notes. They must not become
 * those of another caller with the same rows. Two accounts that upload the same file get two ids.
 * @param columns  section without its metadata, JSON
 * @param owner  account that it belongs to; null for none
 */
export function uploadId(columns: string, meta: object, owner: string | null): string {
  const content = `${columns} with ${JSON.stringify(meta)}`
  if (owner === null) return weatherId(`upload ${content}`)
  return `${OWNED_PREFIX}${sha256(`upload of ${owner} `, content).slice(0, ID_HEX_CHARS)}`
}

/** Whether an id belongs to weather that only one account may use. */
export function isOwned(id: string): boolean {
  return id.startsWith(OWNED_PREFIX)
}

export function weatherId(identity: string): string {
  return `met_${sha256(identity).slice(0, ID_HEX_CHARS)}`
}
