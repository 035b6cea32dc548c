import { GUIDES } from './guides.ts'
import type { DocsService } from './service.ts'

/** The smallest full run; `META_ID` stands for the id that the call before it answers. */
const FULL_RUN = `{"site": {"latitude": 48.1, "longitude": 11.6, "elevation": 552, "timezone": 1}, "weather": {"id": "META_ID"}, "module": {"id": "pan_ja_solar_jam66d45_600_lb"}, "inverter": {"id": "ond_sungrow_sg125hv_app01"}, "array": {"tilt_deg": 25, "azimuth_deg": 180, "gcr": 0.4, "modules_per_string": 25, "strings_per_inverter": 10, "n_inverters": 1}}`
const OWN_MODULE = '{"model": "reference", "p_nom_w": 600, "temperature_coefficient": -0.003, "efficiency": 0.222}'
const OWN_INVERTER = '{"model": "flat", "p_ac_nom_kw": 125, "efficiency": 0.98}'
const SIZE =
  '{"latitude": 48.1, "longitude": 11.6, "module": {"id": "pan_ja_solar_jam66d45_600_lb"}, "inverter": {"id": "ond_sungrow_sg125hv_app01"}, "dc_kw": 150}'

/**
 * `/llms.txt`: what a program that reads text needs to send a request, and where the rest is.
 * @param baseUrl   put in front of addresses
 * @param needsKey  whether runs need an account
 */
export async function llmsText(docs: DocsService, baseUrl: string, needsKey: boolean): Promise<string> {
  const entries = await docs.manifest()
  const { pages } = (await docs.open()).table
  const guideKeys = new Set<string>(Object.keys(GUIDES))
  const reference = entries.flatMap(({ key }) => pages.find(({ keys }) => keys[0] === key && !guideKeys.has(key)) ?? [])
  const link = (key: string, title: string) => `- [${title}](${baseUrl}/api/docs/${key}.md)`
  const guides = Object.entries(GUIDES).filter(([key]) => entries.some((entry) => entry.key === key && entry.is_written))
  const { serviceUrl } = docs
  const json = `-H 'content-type: application/json'${needsKey ? ` -H 'authorization: Bearer YOUR_KEY'` : ''}`
  return `# pvyield

> Simulates a year of a photovoltaic plant over REST: energy, a loss diagram that closes, hourly series. ${
    needsKey
      ? `Runs need an API key: a person signs in at ${baseUrl}/signin and makes one at ${baseUrl}/account. Some units a month are free.`
      : 'No account is needed.'
  }

## Start

The smallest request is a location and a size:

    curl -sS ${serviceUrl}/api/run/simple ${json} -d '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}'

- \`summary.e_grid_kwh\` is the energy of the year, \`summary.main_losses\` ranks the losses of the plant as kWh and as a
  fraction of the light on its plane at STC efficiency, \`loss_diagram\` lists every row of the chain (the bases of its
  fractions differ: do not rank them), \`request\` is the full request that ran,
  \`defaults_applied\` names every assumption with its source, \`not_counted\` what is left out, \`models\` what ran in each
  step, \`summary.warnings\` what to check (\`summary.findings\` as data: code, level, field and values).
- \`"uncertainty": 0.06\` (one standard deviation) adds \`summary.exceedance\`: P50, P75, P90, P95 and P99.
- Azimuths are degrees clockwise from north (180 is south), tilts are from horizontal, fractions are 0 to 1 and never percent.
- Unknown keys are refused with a suggestion. Errors are \`application/problem+json\` and name each field with the fix.
- \`GET ${baseUrl}/api/docs\` lists every key (fields, options, rows, series, errors, findings); \`GET ${baseUrl}/api/docs/{key}.md\` explains one.
- \`GET ${baseUrl}/openapi.json\` is the whole contract; \`${baseUrl}/llms-full.txt\` is every page in one text.

## A full run

\`POST ${baseUrl}/api/run\` takes every field. \`site\`, \`weather\`, \`module\`, \`inverter\` and \`array\` are required; the other
sections have defaults. Two calls make the smallest one. The first makes the typical year of a place and answers
\`{"meta": {"id": ..., "elevation": ..., "timezone": ...}}\`; without \`fields=meta\` it answers all hours too, 300 kB:

    curl -sS '${serviceUrl}/api/weather/tmy?latitude=48.1&longitude=11.6&fields=meta'

Put \`meta.id\` in the place of META_ID, and \`meta.elevation\` and \`meta.timezone\` into \`site\`:

    curl -sS ${serviceUrl}/api/run ${json} -d '${FULL_RUN}'

- Module and inverter are ids of the library, \`GET ${baseUrl}/api/library/modules?q=topcon+600&limit=3\` and
  \`GET ${baseUrl}/api/library/inverters?q=sungrow+125&limit=3\`, or sections of your own:
  \`"module": ${OWN_MODULE}\`,
  \`"inverter": ${OWN_INVERTER}\`.
- \`POST ${baseUrl}/api/size\` with \`${SIZE}\`
  finds the strings: merge its \`array_patch\` into \`array\`.
- From a simple answer: take its \`request\`, which is complete, change fields, and send it to \`POST ${baseUrl}/api/run\`.
- \`GET ${baseUrl}/api/defaults\` is a complete request of a 1 MW plant near Seville: remove its \`_meta\` before you send it.
- Files are sent as the part \`file\` of a multipart form: \`POST ${baseUrl}/api/parse-weather\` (send \`"weather": {"id": meta.id}\`
  then), \`/api/parse-pan\` (\`module\` and \`iam\` of its answer are sections), \`/api/parse-ond\` (\`inverter\`),
  \`/api/parse-project\` (a ZIP of a whole PVsyst project), \`/api/parse-scene\` and \`/api/parse-hours\` (its variants, scenes and hourly results),
  \`/api/parse-horizon\` (the two horizon lists of \`site\`).

## Guides

${guides.map(([key, title]) => link(key, title)).join('\n')}

## Reference

\`GET ${baseUrl}/api/docs?q=poa_global\` finds a page by words, those of PVsyst, SAM and pvlib too.

${reference.map(({ keys, title }) => link(keys[0] ?? '', title)).join('\n')}
`
}

/** `/llms-full.txt`: every page, guides first. */
export async function llmsFullText(docs: DocsService, baseUrl: string): Promise<string> {
  const entries = await docs.manifest()
  const keys = entries.filter(({ key, page, is_written: isWritten }) => isWritten && key === page).map(({ key }) => key)
  const pages = await Promise.all(keys.map((key) => docs.markdown(key, baseUrl)))
  return pages.join('\n\n---\n\n')
}
