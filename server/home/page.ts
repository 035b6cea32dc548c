const KEY_FIRST = '<p><a href="signin">Sign in</a> and make an API key: runs of this server need one. Some units a month are free.</p>\n'

/**
 * The page at `/`: links to the documentation. The links are relative, so the page also works
 * behind a proxy that serves it under a path. It has no script.
 * @param baseUrl   the address that clients use
 * @param needsKey  whether runs need an account
 */
export function homePage(baseUrl: string, needsKey: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>pvyield</title>
<link rel="icon" type="image/svg+xml" href="favicon.ico">
<style>body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } code { background: #8882; padding: .1em .3em } pre { background: #8882; padding: 1em; overflow-x: auto } pre code { background: none; padding: 0 }</style>
</head>
<body>
<h1>pvyield</h1>
<p>Simulates a photovoltaic plant with a year of weather data. Returns the energy, a loss diagram that balances, and the hourly series.</p>
<ul>
<li><a href="docs">Documentation</a>: every field, model, result and error explained</li>
<li><a href="docs/reference">Reference</a>: try every operation in the browser</li>
<li><a href="openapi.json">OpenAPI document</a>: the API contract, for client generators</li>
<li><a href="api/defaults">A complete request</a> for a real 1 MW plant, as a starting point (remove its <code>_meta</code>)</li>
<li><a href="api/health">Health</a> and <a href="api/ready">readiness</a> of this server</li>
</ul>
<h2>First call</h2>
${needsKey ? KEY_FIRST : ''}<pre><code>curl -sS ${baseUrl}/api/run/simple -H 'content-type: application/json' \\
 ${needsKey ? ` -H 'authorization: Bearer YOUR_KEY'` : ''} -d '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}'</code></pre>
<p>To get the hourly series as CSV, add <code>-H 'accept: text/csv'</code>. To select columns, add <code>?columns=GlobInc,E_Grid</code> to the address.</p>
</body>
</html>
`
}
