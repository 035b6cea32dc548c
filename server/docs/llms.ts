import { GUIDES } from './guides.ts'
import type { DocsService } from './service.ts'

/**
 * `/llms.txt`: what a program that reads text needs to send a request, and where the rest is.
 * @param baseUrl   put in front of addresses
 * @param needsKey  whether runs need an account
 */
export async function llmsText(docs: DocsService, baseUrl: string, needsKey: boolean): Promise<string> {
  const entries = await docs.manifest()
  const pages = entries.filter(({ key, page, is_written: isWritten, kind }) => isWritten && key === page && kind !== 'guide')
  const link = (key: string, title: string) => `- [${title}](${baseUrl}/api/docs/${key}.md)`
  const guides = Object.entries(GUIDES).filter(([key]) => entries.some((entry) => entry.key === key && entry.is_written))
  return `# pvyield

> Simulates a year of a photovoltaic plant over REST: energy, a loss diagram that closes, hourly series. ${
    needsKey
      ? `Runs need an API key: a person signs in at ${baseUrl}/signin and makes one at ${baseUrl}/account. Some units a month are free.`
      : 'No account is needed.'
  }

## Start

The smallest request is a location and a size:

    curl -sS ${baseUrl || 'http://127.0.0.1:8080'}/api/run/simple -H 'content-type: application/json'${needsKey ? ` -H 'authorization: Bearer YOUR_KEY'` : ''} -d '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}'

- \`summary.e_grid_kwh\` is the energy of the year, \`loss_diagram\` lists every loss, \`request\` is the full request that ran,
  \`defaults_applied\` names every assumption with its source, \`not_counted\` what is left out, \`summary.warnings\` what to check.
- Azimuths are degrees clockwise from north (180 is south), tilts are from horizontal, fractions are 0 to 1 and never percent.
- A full run, \`POST ${baseUrl}/api/run\`, takes every field. Start from \`request\` of a simple answer, change fields, send it.
- Unknown keys are refused with a suggestion. Errors are \`application/problem+json\` and name each field with the fix.
- \`GET ${baseUrl}/api/docs\` lists every key (fields, options, rows, series, errors); \`GET ${baseUrl}/api/docs/{key}.md\` explains one.
- \`GET ${baseUrl}/openapi.json\` is the whole contract; \`${baseUrl}/llms-full.txt\` is every page in one text.

## Guides

${guides.map(([key, title]) => link(key, title)).join('\n')}

## Reference

${pages.map(({ key, title }) => link(key, title)).join('\n')}
`
}

/** `/llms-full.txt`: every page, guides first. */
export async function llmsFullText(docs: DocsService, baseUrl: string): Promise<string> {
  const entries = await docs.manifest()
  const keys = entries.filter(({ key, page, is_written: isWritten }) => isWritten && key === page).map(({ key }) => key)
  const pages = await Promise.all(keys.map((key) => docs.markdown(key, baseUrl)))
  return pages.join('\n\n---\n\n')
}
