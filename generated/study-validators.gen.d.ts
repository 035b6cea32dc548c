// Written by codegen from openapi.json. Do not edit: bun run gen.
import type { components } from './openapi.gen.ts'
import type { Validator } from './validators.gen.js'

export declare const validate_schema_SweepRequest: Validator<components['schemas']['SweepRequest']>
export declare const validate_schema_OptimiseRequest: Validator<components['schemas']['OptimiseRequest']>
export declare const validate_schema_UncertaintyRequest: Validator<components['schemas']['UncertaintyRequest']>
export declare const validate_schema_PerformanceRequest: Validator<components['schemas']['PerformanceRequest']>
