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
<style>
body { margin: 0 }
.swagger-ui .info { margin: 24px 0 }
.bar { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; padding: .8rem 1.2rem; font: 1rem/1.5 system-ui, sans-serif; background: #f5f7f9; border-bottom: 1px solid #d9dfe6 }
.bar a { color: #0b5cad }
.dark-mode { color-scheme: dark }
.dark-mode body { background: #14181d }
.dark-mode .bar { background: #1c2229; border-color: #333c46 }
.dark-mode .bar a { color: #7ab8f5 }
</style>
</head>
<body>
<nav class="bar" aria-label="Documentation">
<a href="/">pvyield</a>
<a href="/docs">Docs</a>
<a href="/docs/chain">The domain model: read this first</a>
<a href="/docs/simple_run">A first number</a>
<a href="/docs/errors_and_retries">Errors</a>
</nav>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/assets/reference.js"></script>
</body>
</html>
`

/**
 * Served as /docs/assets/reference.js. The simple run comes first, as the operation that a newcomer
 * should try. The twins under `/v1` are left out: they would double the list. Answers are real ones
 * (`reference/answers.json`), and the failures of an operation, all of one form, are one entry.
 */
export const referenceScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const colour = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
colour()
dark.addEventListener('change', colour)
const [api, answers] = await Promise.all(['/openapi.json', '/docs/assets/answers.json'].map(async (path) => (await fetch(path)).json()))
// One server, this one: a list to choose from would have no name.
delete api.servers
const paths = Object.entries(api.paths).filter(([path]) => !path.startsWith('/v1/'))
const isSimple = ([path]) => path === '/api/run/simple'
api.paths = Object.fromEntries([...paths.filter(isSimple), ...paths.filter((entry) => !isSimple(entry))])
for (const [path, methods] of Object.entries(api.paths)) for (const [method, operation] of Object.entries(methods)) {
  const shown = operation.responses['200']?.content?.['application/json']
  const answer = answers[method + ' ' + path]
  if (shown !== undefined && answer !== undefined) shown.example = answer
  const failures = Object.keys(operation.responses).filter((status) => status >= 400)
  for (const status of failures) delete operation.responses[status]
  if (failures.length > 0) operation.responses.default = {
    description: 'Problem with status ' + failures.join(', ') + '. [What each code means, and when to try again](/docs/errors_and_retries)',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example: answers.problem } },
  }
}
SwaggerUIBundle({
  spec: api,
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
