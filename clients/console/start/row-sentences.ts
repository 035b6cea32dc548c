/** Guide of the documentation with a sentence for each row of the loss diagram. */
export const GUIDE = 'loss_diagram'

/** The sentences of a guide by the keys of their rows. */
export function rowSentences(markdown: string): ReadonlyMap<string, string> {
  const items = markdown.matchAll(/^- `row\.(\w+)`: (.*(?:\n {2}.*)*)/gm)
  return new Map([...items].map(([, key = '', text = '']) => [key, text.replace(/\s+/g, ' ').replaceAll('`', '')]))
}
