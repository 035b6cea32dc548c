// Written by codegen from openapi.json, SHA-256 d59e53b784a8cf2b904e9c128e7b5786bee84156e50251a52e8bd51b875c03cf. Do not edit: bun run gen.
export type { Auth } from '../core/auth.gen.ts';
export type { QuerySerializerOptions } from '../core/bodySerializer.gen.ts';
export {
  formDataBodySerializer,
  jsonBodySerializer,
  urlSearchParamsBodySerializer,
} from '../core/bodySerializer.gen.ts';
export { buildClientParams } from '../core/params.gen.ts';
export { serializeQueryKeyValue } from '../core/queryKeySerializer.gen.ts';
export type { ServerSentEventsResult } from '../core/serverSentEvents.gen.ts';
export type { ClientMeta } from '../core/types.gen.ts';
export { createClient } from './client.gen.ts';
export type {
  Client,
  ClientOptions,
  Config,
  CreateClientConfig,
  Options,
  RequestOptions,
  RequestResult,
  ResolvedRequestOptions,
  ResponseStyle,
  TDataShape,
} from './types.gen.ts';
export { createConfig, mergeHeaders } from './utils.gen.ts';
