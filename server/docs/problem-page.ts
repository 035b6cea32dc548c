import { PROBLEMS, type ProblemCode } from '../http/problem.ts'
import { shellHtml } from '../pages/shell.ts'

/** The page at the `type` address of a problem; null for an unknown code. */
export function problemPage(code: string): string | null {
  if (!Object.hasOwn(PROBLEMS, code)) return null
  const { status, title, meaning } = PROBLEMS[code as ProblemCode]
  const others = Object.keys(PROBLEMS).map((other) => `<a href="${other}">${other}</a>`)
  const main = `<h1>${title}</h1>
<p>Status <code>${status}</code>, code <code>${code}</code></p>
<p>${meaning}</p>
<p><a href="/docs/error.${code}">Page of the error</a>, with examples (<a href="/api/docs/error.${code}.md">as Markdown</a>); <a href="/docs/errors_and_retries">errors and retries</a>; the <a href="/docs/reference">reference</a> of the operations.</p>
<p>All codes: ${others.join(', ')}.</p>`
  return shellHtml({ title: code, root: '/', part: 'docs', kind: 'account', body: `<main id="content">\n${main}\n</main>` })
}
