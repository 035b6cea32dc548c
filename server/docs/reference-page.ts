/**
 * The interactive reference. Its scripts and style come from this server, so it works offline; none
 * is inside the page, so its policy allows none there.
 */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>pvyield reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<style>body { margin: 0 } .swagger-ui .info { margin: 24px 0 }</style>
</head>
<body>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/assets/reference.js"></script>
</body>
</html>
`

/**
 * Served as /docs/assets/reference.js. The simple run comes first, as the operation that a newcomer
 * should try. The twins under `/v1` are left out: they would double the list.
 */
export const referenceScript = `const answer = await fetch('/openapi.json')
const document = await answer.json()
const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith('/v1/'))
const isSimple = ([path]) => path === '/api/run/simple'
document.paths = Object.fromEntries([...paths.filter(isSimple), ...paths.filter((entry) => !isSimple(entry))])
SwaggerUIBundle({
  spec: document,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  syntaxHighlight: { activated: false },
})
`
