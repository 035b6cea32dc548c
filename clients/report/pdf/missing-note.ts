import type { Texts } from '../document/texts/en.ts'

/** Which characters a report shows as boxes, by their scripts. */
export function missingNote(missing: ReadonlySet<string>, texts: Texts): string {
  const scripts = Object.entries(texts.scripts).map(([script, name]) => ({
    name,
    is: new RegExp(script.startsWith('Emoji') ? `\\p{${script}}` : `\\p{Script=${script}}`, 'u'),
  }))
  const names = Array.from(missing, (character) => scripts.find(({ is }) => is.test(character))?.name ?? texts.otherCharacters)
  return texts.missingCharacters(missing.size, [...new Set(names)].join(', '))
}
