/** What only a call of the service can do: parameters of its query, and its addresses. */
const OF_CALL = /\bPOST \/api\/|\bsend .*\b(unit_m|step_m|radius_m|latitude|longitude|timezone|interval|azimuths|roles|figures)\b/i
/** Between what a note says and what to do about it. */
const BETWEEN = /(?<=[.;:]) /

/** A note on a file without the parts that name a call of the service, which the page makes itself. */
export function inPageWords(note: string): string {
  const parts = note.split(BETWEEN)
  const kept = parts.map((part) => (OF_CALL.test(part) ? null : part))
  if (kept.every((part) => part === null)) return note
  const words = kept.flatMap((part, k) => {
    if (part === null) return []
    const isCut = k + 1 < kept.length && kept[k + 1] === null
    return [isCut ? part.replace(/[;:]$/, '.') : part]
  })
  const text = words.join(' ')
  return note.endsWith('.') ? text : text.replace(/\.$/, '')
}
