// Written by codegen from openapi.json, SHA-256 6b7bb3fd413dc063f646de0d410dae3d04ebabbdb42dbec39ef00f1077b84ea5. Do not edit: bun run gen.
import type { OperationId } from './handlers.gen.ts'
import type { ValidatorName } from './validators.gen.js'

export interface RouteParameters {
  readonly names: readonly string[]
  readonly validator: ValidatorName
}

export type RouteBody =
  | { readonly kind: 'json'; readonly required: boolean; readonly validator: ValidatorName }
  | { readonly kind: 'multipart'; readonly required: boolean; readonly files: readonly string[] }

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Path with its parameters in braces. */
  readonly path: string
  readonly operationId: string
  /** Operation whose handler answers: another one for the twins under `/v1`. */
  readonly handler: OperationId
  readonly auth: 'none' | 'optional' | 'required'
  readonly body: RouteBody | null
  readonly parameters: {
    readonly params: RouteParameters | null
    readonly query: RouteParameters | null
    readonly headers: RouteParameters | null
  }
  /** Media types by declared status. */
  readonly responses: Readonly<Record<number, readonly string[]>>
  /** Simulates: big bodies are parsed and checked in a worker. */
  readonly runLike: boolean
  /** Limit of the body as received, before inflation. */
  readonly maxBytes: number
}

export const routes: readonly Route[] = [
  {
    method: 'post',
    path: '/api/run',
    operationId: 'createRun',
    handler: 'createRun',
    auth: 'optional',
    body: { kind: 'json', required: true, validator: 'validate_createRun_body' },
    parameters: { params: null, query: null, headers: { names: ['idempotency-key', 'prefer'], validator: 'validate_createRun_headers' } },
    responses: { 200: ['application/json'], 202: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 409: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 429: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: true,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/v1/run',
    operationId: 'createRunV1',
    handler: 'createRun',
    auth: 'optional',
    body: { kind: 'json', required: true, validator: 'validate_createRun_body' },
    parameters: { params: null, query: null, headers: { names: ['idempotency-key', 'prefer'], validator: 'validate_createRun_headers' } },
    responses: { 200: ['application/json'], 202: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 409: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 429: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: true,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/api/run/simple',
    operationId: 'createSimpleRun',
    handler: 'createSimpleRun',
    auth: 'optional',
    body: { kind: 'json', required: true, validator: 'validate_createSimpleRun_body' },
    parameters: { params: null, query: null, headers: { names: ['idempotency-key', 'prefer'], validator: 'validate_createSimpleRun_headers' } },
    responses: { 200: ['application/json'], 202: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 409: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 429: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: true,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/v1/run/simple',
    operationId: 'createSimpleRunV1',
    handler: 'createSimpleRun',
    auth: 'optional',
    body: { kind: 'json', required: true, validator: 'validate_createSimpleRun_body' },
    parameters: { params: null, query: null, headers: { names: ['idempotency-key', 'prefer'], validator: 'validate_createSimpleRun_headers' } },
    responses: { 200: ['application/json'], 202: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 409: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 429: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: true,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/runs/{run_id}',
    operationId: 'getRun',
    handler: 'getRun',
    auth: 'optional',
    body: null,
    parameters: { params: { names: ['run_id'], validator: 'validate_getRun_params' }, query: { names: ['include_series'], validator: 'validate_getRun_query' }, headers: null },
    responses: { 200: ['application/json'], 202: ['application/json'], 404: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/v1/runs/{run_id}',
    operationId: 'getRunV1',
    handler: 'getRun',
    auth: 'optional',
    body: null,
    parameters: { params: { names: ['run_id'], validator: 'validate_getRun_params' }, query: { names: ['include_series'], validator: 'validate_getRun_query' }, headers: null },
    responses: { 200: ['application/json'], 202: ['application/json'], 404: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/runs/{run_id}/series.csv',
    operationId: 'getRunSeriesCsv',
    handler: 'getRunSeriesCsv',
    auth: 'optional',
    body: null,
    parameters: { params: { names: ['run_id'], validator: 'validate_getRunSeriesCsv_params' }, query: null, headers: null },
    responses: { 200: ['text/csv'], 202: ['application/json'], 404: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/api/tree/{stage}',
    operationId: 'scoreTree',
    handler: 'scoreTree',
    auth: 'optional',
    body: { kind: 'json', required: true, validator: 'validate_scoreTree_body' },
    parameters: { params: { names: ['stage'], validator: 'validate_scoreTree_params' }, query: null, headers: null },
    responses: { 200: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: true,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/api/tree/{stage}/describe',
    operationId: 'describeTree',
    handler: 'describeTree',
    auth: 'optional',
    body: { kind: 'json', required: true, validator: 'validate_describeTree_body' },
    parameters: { params: { names: ['stage'], validator: 'validate_describeTree_params' }, query: null, headers: null },
    responses: { 200: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: true,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/api/iam-curve',
    operationId: 'getIamCurve',
    handler: 'getIamCurve',
    auth: 'none',
    body: { kind: 'json', required: true, validator: 'validate_getIamCurve_body' },
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 400: ['application/problem+json'], 404: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/defaults',
    operationId: 'getDefaults',
    handler: 'getDefaults',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/schema/run.json',
    operationId: 'getRunSchema',
    handler: 'getRunSchema',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/pricing',
    operationId: 'getPricing',
    handler: 'getPricing',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/v1/pricing',
    operationId: 'getPricingV1',
    handler: 'getPricing',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/library/modules',
    operationId: 'listModules',
    handler: 'listModules',
    auth: 'none',
    body: null,
    parameters: { params: null, query: { names: ['q', 'limit'], validator: 'validate_listModules_query' }, headers: null },
    responses: { 200: ['application/json'], 422: ['application/problem+json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/library/inverters',
    operationId: 'listInverters',
    handler: 'listInverters',
    auth: 'none',
    body: null,
    parameters: { params: null, query: { names: ['q', 'limit'], validator: 'validate_listInverters_query' }, headers: null },
    responses: { 200: ['application/json'], 422: ['application/problem+json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/weather/tmy',
    operationId: 'getTypicalYear',
    handler: 'getTypicalYear',
    auth: 'none',
    body: null,
    parameters: { params: null, query: { names: ['latitude', 'longitude', 'fields', 'source'], validator: 'validate_getTypicalYear_query' }, headers: null },
    responses: { 200: ['application/json'], 422: ['application/problem+json'], 429: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'post',
    path: '/api/parse-weather',
    operationId: 'parseWeather',
    handler: 'parseWeather',
    auth: 'none',
    body: { kind: 'multipart', required: true, files: ['file'] },
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 400: ['application/problem+json'], 413: ['application/problem+json'], 415: ['application/problem+json'], 422: ['application/problem+json'], 500: ['application/problem+json'], 503: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/api/health',
    operationId: 'getHealth',
    handler: 'getHealth',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/openapi.json',
    operationId: 'getOpenapi',
    handler: 'getOpenapi',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['application/json'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
  {
    method: 'get',
    path: '/docs',
    operationId: 'getReferencePage',
    handler: 'getReferencePage',
    auth: 'none',
    body: null,
    parameters: { params: null, query: null, headers: null },
    responses: { 200: ['text/html'], 500: ['application/problem+json'] },
    runLike: false,
    maxBytes: 6291456,
  },
]
