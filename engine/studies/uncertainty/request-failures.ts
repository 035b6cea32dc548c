import type { UncertaintyRequest } from '@pvyield/contract/schemas'
import type { Failure } from '../../core/sink.ts'

/** What a request lacks, and what it has twice. Checked by: test/engine/work/uncertainty-study.test.ts */
export function requestFailures({ energies_kwh: energies, request, fields, parts }: UncertaintyRequest): Failure[] {
  const found: [field: string, message: string][] = []
  if (energies === null && request === null)
    found.push(['energies_kwh', 'Field required: send the energy of your run, or its plant as request'])
  if (energies !== null && request !== null)
    found.push(['energies_kwh', 'Send either energies_kwh or request: with a plant the energies are those of its run'])
  if (request === null && fields.length > 0) found.push(['fields', 'Fields are those of a plant: send it as request'])
  if (parts.length + fields.length === 0)
    found.push(['parts', `Send a cause of uncertainty at least${request === null ? '' : ', as a part or a field'}`])
  for (const [k, { path }] of fields.entries()) {
    const other = fields
      .slice(0, k)
      .find((earlier) => `${path}.`.startsWith(`${earlier.path}.`) || `${earlier.path}.`.startsWith(`${path}.`))
    if (other !== undefined) found.push([`fields.${k}.path`, `${path} and ${other.path} set the same field: send each field once`])
  }
  return found.map(([field, message]) => ({ code: 'validation_error', field, message }))
}
