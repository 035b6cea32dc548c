/**
 * Characters that nobody sees, that turn the text around them, or that XML and UTF-8 do not have:
 * controls, halves of surrogate pairs, controls of direction, non-characters.
 */
export const HIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFE\uFFFF]/u

/** How a message names a character that it cannot show. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
