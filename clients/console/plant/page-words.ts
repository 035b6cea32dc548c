/** What only a call of the service can do: parameters of its query, and its addresses. */
const OF_CALL = /\bPOST \/api\/|\bsend .*\b(unit_m|step_m|radius_m|latitude|longitude|timezone|interval|azimuths|roles|figures)\b/i
/** Between what a note says and what to do about it. */
const BETWEEN = /(?<=[.;:]) /

/** What the page has in the place of a parameter. */
const IN_PAGE: readonly (readonly [call: string, words: string])[] = [
  [
    'if they are local standard time, send it and the place with the file',
    'if they are local time, choose the time zone next to the weather of the plant',
  ],
]

/** A note on a file without the parts that name a call of the service, which the page makes itself. */
export function inPageWords(note: string): string {
  const said = IN_PAGE.reduce((text, [call, words]) => text.replace(call, words), note)
  const parts = said.split(BETWEEN)
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
