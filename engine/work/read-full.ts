import type { DefaultApplied, RunRequest } from '@pvyield/contract/schemas'
import { validate_schema_RunRequest } from '@pvyield/contract/validators'
import { copyFields } from '../core/copy-fields.ts'
import type { Resolved } from '../core/option.ts'
import type { Names } from '../findings/entry.ts'
import type { Finding } from '../findings/finding.ts'
import { appliedDefaults } from '../method/applied-defaults.ts'
import { findFailures } from '../run.ts'
import { inspectPlainly } from './inspect.ts'
import { withInvalid } from './invalid-sections.ts'
import { preferred, withPreferred } from './preference.ts'
import { Sections } from './sections.ts'
import type { Sources } from './sources.ts'
import type { RunWork } from './work.ts'

/** A body that has passed all checks that are possible before its stages are prepared. */
export interface ReadRun {
  /** The run request, with ids as sent. */
  readonly request: RunRequest
  readonly resolved: Resolved
  /** What the answer has in addition to that of every run. */
  readonly extra: { readonly request?: RunRequest; readonly defaults_applied: DefaultApplied[] }
  /** What the caller calls the fields of the full request; null for the fields themselves. */
  readonly names: Names | null
  /** Findings that the summary lists before those of the run itself. */
  readonly findings: readonly Finding[]
}

/** Reads a run request. Fails: with every failure of the body, of every kind. */
export async function readFull({ body, choices = {} }: Pick<RunWork, 'body' | 'choices'>, sources: Sources): Promise<ReadRun> {
  const before = sources.inspect === undefined ? body : copyFields(body) // a host may fill the defaults in place
  const inspected = (sources.inspect ?? inspectPlainly)(body, 'RunRequest', validate_schema_RunRequest)
  const { failures, invalid } = inspected
  if (invalid === null) throw failures.problem()
  const request = withInvalid(inspected)
  const resolved = await new Sections(sources, failures, invalid).resolve(request)
  if (!failures.isEmpty) throw failures.addItems(findFailures(resolved)).problem()
  const { applied, findings, ...run } = preferred(request, resolved, choices)
  return { ...run, extra: { defaults_applied: withPreferred(appliedDefaults(before, request), applied) }, names: null, findings }
}
