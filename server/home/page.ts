import { escaped } from '../pages/escaped.ts'
import { shellHtml } from '../pages/shell.ts'
import type { ConsoleFiles } from './console-files.ts'

/** What the page knows of the server. */
export interface Offer {
  /** The address that clients use. */
  readonly baseUrl: string
  /** Whether runs need an account. */
  readonly needsKey: boolean
  /** Whether no typical year comes from another service, so that the page can make the same itself. */
  readonly makesYears: boolean
}

/**
 * The page at `/`: the console, and without scripts the first call. The links are relative, so the page also works
 * behind a proxy that serves it under a path.
 */
export function consolePage({ main, worker, styles, land, climate }: ConsoleFiles['names'], offer: Offer): string {
  const file = (name: string) => `console/${name}`
  return shellHtml({
    title: 'pvyield',
    root: '',
    part: 'plant',
    kind: 'console',
    head: `${styles.map((name) => `\n<link rel="stylesheet" href="${file(name)}">`).join('')}
<script type="module" src="${file(main)}"></script>`,
    body: `<main id="content">
<div id="console" data-worker="${file(worker)}" data-climate="${file(climate)}" data-land="${file(land)}" data-makes-years="${offer.makesYears}" data-charged="${offer.needsKey}"></div>
<noscript>
<h1>pvyield</h1>
<p>Simulates a photovoltaic plant with a year of weather data. This page needs JavaScript; programs need none:</p>
<pre><code>${escaped(firstCall(offer))}</code></pre>
</noscript>
</main>`,
  })
}

/** What a program gets at `/`. */
export function plainHome(offer: Offer): string {
  const { baseUrl } = offer
  return `pvyield simulates a photovoltaic plant with a year of weather data. It returns the energy, a loss diagram that balances, and the hourly series.

A first call:

${firstCall(offer)}

To get the hourly series as CSV, add -H 'accept: text/csv'. To select columns, add ?columns=GlobInc,E_Grid to the address.

In a browser      ${baseUrl}/
Documentation     ${baseUrl}/docs
OpenAPI document  ${baseUrl}/openapi.json
A full request    ${baseUrl}/api/defaults (remove its _meta)
For agents        ${baseUrl}/llms.txt
Health            ${baseUrl}/api/health and ${baseUrl}/api/ready
`
}

function firstCall({ baseUrl, needsKey }: Offer): string {
  const key = needsKey ? ` -H 'authorization: Bearer YOUR_KEY' \\\n ` : ''
  const note = needsKey ? `# Sign in at ${baseUrl}/signin and make an API key. Some units a month are free.\n` : ''
  return `${note}curl -sS ${baseUrl}/api/run/simple -H 'content-type: application/json' \\
 ${key} -d '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}'`
}
