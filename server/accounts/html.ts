/** Text for the inside of an element or a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const STYLE =
  'body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } code { background: #8882; padding: .1em .3em; overflow-wrap: anywhere } label { display: block; margin: .8em 0 } input:not([type=checkbox]) { display: block; font: inherit; padding: .3em; width: 100%; max-width: 28rem; box-sizing: border-box } button { font: inherit; padding: .3em 1em } table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .3em .8em .3em 0; border-bottom: 1px solid #8884; vertical-align: top } [hidden] { display: none } .refusal { border-left: .3em solid #c33; padding-left: .7em }'

/**
 * A page of an account.
 * @param script  path of its script; null for none
 */
export function page(title: string, content: string, script: string | null = null): string {
  const scripts = script === null ? '' : `\n<script type="module" src="${script}"></script>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - pvyield</title>
<link rel="icon" type="image/svg+xml" href="/favicon.ico">
<style>${STYLE}</style>${scripts}
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`
}
