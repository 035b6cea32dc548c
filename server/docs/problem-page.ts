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
<style>body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem } code { background: #8882; padding: .1em .3em }</style>
</head>
<body>
<h1>${title}</h1>
<p>Status <code>${status}</code>, code <code>${code}</code></p>
<p>${meaning}</p>
<p>All codes: ${others.join(', ')}. <a href="/docs/error.${code}">What it means</a>, next to the other errors; the <a href="/docs">documentation</a>; the <a href="/docs/reference">reference</a> of the operations.</p>
</body>
</html>
`
}
