import type { PerformanceRequest } from '@pvyield/contract/schemas'
import { validate_schema_PerformanceRequest } from '@pvyield/contract/study-validators'
import { copyFields } from '../core/copy-fields.ts'
import { EngineError } from '../core/sink.ts'
import { schemaFailures } from '../request.ts'

/**
 * Checks a copy of a request against the document and fills in its defaults. Its run is not checked: that of a host is
 * checked when it runs.
 * Fails: EngineError with every failure.
 */
export function completePerformanceRequest(value: unknown): PerformanceRequest {
  const copy: unknown = copyFields(value)
  if (validate_schema_PerformanceRequest(copy)) return copy
  throw new EngineError(schemaFailures(copy, validate_schema_PerformanceRequest))
}
