import { PROBLEMS, type ProblemCode } from '../http/problem.ts'

/** The page at the `type` address of a problem; null for an unknown code. */
export function problemPage(code: string): string | null {
  if (!Object.hasOwn(PROBLEMS, code)) return null
  const { status, title, meaning } = PROBLEMS[code as ProblemCode]
  const others = Object.keys(PROBLEMS).map((other) => `<a href="${other}">${other}</a>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${code} - pvyield</title>
<style>
:root { color-scheme: light dark; --text: #1c2430; --back: #fff; --panel: #f5f7f9; --link: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --text: #e4e8ed; --back: #14181d; --panel: #1c2229; --link: #7ab8f5 } }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color: var(--text); background: var(--back) }
a { color: var(--link) }
code { background: var(--panel); padding: .1em .3em }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Status <code>${status}</code>, code <code>${code}</code></p>
<p>${meaning}</p>
<p><a href="/docs/error.${code}">Page of the error</a>, with examples (<a href="/api/docs/error.${code}.md">as Markdown</a>); <a href="/docs/errors_and_retries">errors and retries</a>; the <a href="/docs">documentation</a>; the <a href="/docs/reference">reference</a> of the operations.</p>
<p>All codes: ${others.join(', ')}.</p>
</main>
</body>
</html>
`
}
