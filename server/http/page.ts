/** Text for the inside of an element or a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const STYLE = `
:root { color-scheme: light dark; color: CanvasText; background: Canvas }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word }
nav { display: flex; gap: 1.5rem; border-bottom: 1px solid #8884; padding-bottom: .5rem }
h2 { margin-top: 2em }
code { background: #8882; padding: .1em .3em; overflow-wrap: anywhere }
label { display: block; margin: .8em 0 }
input:not([type=checkbox]) { display: block; font: inherit; padding: .3em; width: 100%; max-width: 28rem; box-sizing: border-box }
button { font: inherit; padding: .3em 1em; overflow-wrap: normal }
table { border-collapse: collapse; width: 100%; margin: 1.5em 0 }
caption { text-align: left; font-weight: bold }
th, td { text-align: left; padding: .3em .8em .3em 0; border-bottom: 1px solid #8884; vertical-align: top }
td { overflow-wrap: anywhere }
#events td:last-child { min-width: 7.5em }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3em 1.5em }
dd { margin: 0 }
[hidden] { display: none }
.note { border-left: .3em solid #3a7; padding-left: .7em }
.refusal { border-left: .3em solid #c33; padding: .3em .7em }
[role=alert] { position: sticky; top: 0; background: Canvas }
#made-key code { user-select: all }
@media (max-width: 34rem) {
  table { font-size: .85rem }
  th, td { padding-right: .5em }
  table button { padding: .3em .5em }
  dl { grid-template-columns: 1fr }
  dd { margin-bottom: .5em }
}
`

/**
 * A page for people.
 * @param content  HTML
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
<nav aria-label="pvyield"><a href="/">pvyield</a> <a href="/docs">Documentation</a> <a href="/account">Account</a></nav>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`
}
