import { escaped } from '../pages/escaped.ts'

/** Headings, lists and paragraphs of a text of ours as HTML. Nothing else of Markdown is read. */
export function markdownHtml(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const heading = /^(#{2,4}) (.*)$/s.exec(block)
      if (heading !== null) return `<h${heading[1]?.length}>${escaped(heading[2] ?? '')}</h${heading[1]?.length}>`
      if (block.startsWith('- '))
        return `<ul>${block
          .slice(2)
          .split('\n- ')
          .map((item) => `<li>${escaped(item)}</li>`)
          .join('')}</ul>`
      return `<p>${escaped(block)}</p>`
    })
    .join('\n')
}
