// Written by codegen from openapi.json. Do not edit: bun run gen.
import type { components, operations } from './openapi.gen.ts'

export type ReplyHeaders = Readonly<Record<string, string>>

/** A body as it was sent, plain or gzip. Only a worker inflates and reads it. */
export interface SentBytes {
  /** Freed when the request has ended. A worker gets a copy. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Limit after inflation. */
  readonly maxInflatedBytes: number
}

/** A JSON body as it was sent: its text when it is short, otherwise its bytes. */
export type SentBody = { readonly text: string } | SentBytes

/** A multipart body as it was sent. */
export interface SentForm extends SentBytes {
  /** Header Content-Type, which names the boundary between the parts. */
  readonly contentType: string
}

/** An answer that is put together while it is sent: the whole of a short one, pieces of a long one. */
export interface Composed {
  readonly content: Uint8Array | AsyncGenerator<Uint8Array, void, undefined>
  readonly contentEncoding: 'gzip' | 'zstd' | null
}

/** Begins an answer in the encoding of the client; null for none. Until then it costs nothing. */
export type Composing = (encoding: 'gzip' | 'zstd' | null) => Promise<Composed>

/** Finished bytes, pieces of bytes that are made while they are sent, or an answer to be put together. */
export interface Written {
  readonly bytes: Uint8Array | AsyncGenerator<Uint8Array, void, undefined> | Composing
  /** Encoding of finished bytes; null for none. */
  readonly contentEncoding: 'gzip' | 'zstd' | null
  /** The pieces are many: their memory is counted before the first of them is made. */
  readonly isLong?: boolean
  /** The pieces are events: each is sent as soon as it is made, and as it is. */
  readonly isLive?: boolean
  /** Nobody but the sender reads the bytes, so that it may free their memory. */
  readonly isSentOnce?: boolean
}

/**
 * JSON that is already serialized, for example by a worker. `Body` is the type of its content.
 */
export interface WrittenJson<Body> extends Written {
  readonly holds?: Body
}

/** A JSON answer: a plain value, or the same value already serialized. */
export type JsonReply<Status extends number, Body> =
  | { readonly status: Status; readonly body: Body; readonly headers?: ReplyHeaders }
  | { readonly status: Status; readonly written: WrittenJson<Body>; readonly headers?: ReplyHeaders }

/** An answer of another media type. */
export interface TextReply<Status extends number, ContentType extends string> {
  readonly status: Status
  readonly contentType: ContentType
  readonly body: string | Uint8Array | Written
  readonly headers?: ReplyHeaders
}

export interface EmptyReply<Status extends number> {
  readonly status: Status
  readonly body?: undefined
  readonly headers?: ReplyHeaders
}

type Nothing = Readonly<Record<string, never>>

/** Input of an operation: parsed and checked, with defaults filled in. */
export interface Inputs {
  createRun: {
    readonly params: Nothing
    readonly query: { readonly 'columns'?: string; readonly 'preference': boolean; readonly 'picture': 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime'; readonly 'date': string; readonly 'theme': 'light' | 'dark' | 'print'; readonly 'width': number }
    readonly headers: { readonly 'idempotency-key'?: string; readonly 'prefer'?: string }
    readonly body: SentBody
  }
  getSimpleRun: {
    readonly params: Nothing
    readonly query: { readonly 'latitude': number; readonly 'longitude': number; readonly 'system_capacity_kw'?: number; readonly 'modules'?: number; readonly 'module_power_w'?: number; readonly 'module_type'?: 'standard' | 'premium' | 'thin_film'; readonly 'module_efficiency'?: number; readonly 'temperature_coefficient'?: number; readonly 'bifaciality'?: number; readonly 'racking'?: 'fixed' | 'rooftop' | 'single_axis'; readonly 'tilt_deg'?: number; readonly 'azimuth_deg'?: number; readonly 'gcr'?: number; readonly 'dc_ac_ratio'?: number; readonly 'inverter_ac_kw'?: number; readonly 'inverter_efficiency'?: number; readonly 'inverter_model'?: 'flat' | 'pvwatts' | 'reference'; readonly 'losses_percent'?: number; readonly 'weather_source'?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db'; readonly 'timezone'?: number; readonly 'elevation'?: number; readonly 'albedo'?: number; readonly 'uncertainty'?: number; readonly 'include_series'?: boolean; readonly 'weather_id'?: string; readonly 'module_id'?: string; readonly 'inverter_id'?: string; readonly 'columns'?: string; readonly 'preference': boolean; readonly 'picture': 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime'; readonly 'date': string; readonly 'theme': 'light' | 'dark' | 'print'; readonly 'width': number }
    readonly headers: Nothing
    readonly body: null
  }
  createSimpleRun: {
    readonly params: Nothing
    readonly query: { readonly 'columns'?: string; readonly 'preference': boolean; readonly 'picture': 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime'; readonly 'date': string; readonly 'theme': 'light' | 'dark' | 'print'; readonly 'width': number }
    readonly headers: { readonly 'idempotency-key'?: string; readonly 'prefer'?: string }
    readonly body: SentBody
  }
  expandSimpleRun: {
    readonly params: Nothing
    readonly query: { readonly 'preference': boolean }
    readonly headers: Nothing
    readonly body: SentBody
  }
  listRuns: {
    readonly params: Nothing
    readonly query: { readonly 'before'?: string; readonly 'limit': number; readonly 'q'?: string }
    readonly headers: Nothing
    readonly body: null
  }
  getRun: {
    readonly params: { readonly 'run_id': string }
    readonly query: { readonly 'include_series': boolean; readonly 'columns'?: string; readonly 'picture': 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime'; readonly 'date': string; readonly 'theme': 'light' | 'dark' | 'print'; readonly 'width': number }
    readonly headers: Nothing
    readonly body: null
  }
  labelRun: {
    readonly params: { readonly 'run_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['RunLabel']
  }
  deleteRun: {
    readonly params: { readonly 'run_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  cancelRun: {
    readonly params: { readonly 'run_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getRunSeriesCsv: {
    readonly params: { readonly 'run_id': string }
    readonly query: { readonly 'columns'?: string }
    readonly headers: Nothing
    readonly body: null
  }
  getRunSeriesArrow: {
    readonly params: { readonly 'run_id': string }
    readonly query: { readonly 'columns'?: string }
    readonly headers: Nothing
    readonly body: null
  }
  getRunReport: {
    readonly params: { readonly 'run_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  scoreTree: {
    readonly params: { readonly 'stage': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  describeTree: {
    readonly params: { readonly 'stage': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  compareRuns: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string }
    readonly body: SentBody
  }
  testPerformance: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string }
    readonly body: SentBody
  }
  parseMeasured: {
    readonly params: Nothing
    readonly query: { readonly 'interval'?: 'start' | 'middle' | 'end'; readonly 'timezone'?: number; readonly 'latitude'?: number; readonly 'longitude'?: number }
    readonly headers: Nothing
    readonly body: SentForm
  }
  assessUncertainty: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string; readonly 'prefer'?: string }
    readonly body: SentBody
  }
  getIamCurve: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['IamCurveRequest']
  }
  getDefaults: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getRunSchema: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getSceneSchema: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  validateScene: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  exportSceneGlb: {
    readonly params: Nothing
    readonly query: { readonly 'unit_m': number }
    readonly headers: Nothing
    readonly body: SentBody
  }
  exportScenePvc: {
    readonly params: Nothing
    readonly query: { readonly 'unit_m': number }
    readonly headers: Nothing
    readonly body: SentBody
  }
  exportSceneShd: {
    readonly params: Nothing
    readonly query: { readonly 'unit_m': number; readonly 'losses': 'refuse' | 'accept'; readonly 'latitude'?: number }
    readonly headers: Nothing
    readonly body: SentBody
  }
  solveSceneDay: {
    readonly params: Nothing
    readonly query: { readonly 'date': string }
    readonly headers: Nothing
    readonly body: SentBody
  }
  drawSceneDay: {
    readonly params: Nothing
    readonly query: { readonly 'date': string; readonly 'time': string; readonly 'view': 'plan' | 'sun'; readonly 'unit_m': number }
    readonly headers: Nothing
    readonly body: SentBody
  }
  listSceneExamples: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getSceneExample: {
    readonly params: { readonly 'example_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  drawSceneExample: {
    readonly params: { readonly 'example_id': string }
    readonly query: { readonly 'view': 'plan' | 'sun'; readonly 'date': string; readonly 'time': string }
    readonly headers: Nothing
    readonly body: null
  }
  listDemos: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getDemo: {
    readonly params: { readonly 'demo_id': string }
    readonly query: { readonly 'columns'?: string }
    readonly headers: Nothing
    readonly body: null
  }
  solveDemoDay: {
    readonly params: { readonly 'demo_id': string }
    readonly query: { readonly 'date': string }
    readonly headers: Nothing
    readonly body: null
  }
  getPricing: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  startSignIn: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['SignInRequest']
  }
  showSignInLink: {
    readonly params: Nothing
    readonly query: { readonly 'token': string }
    readonly headers: Nothing
    readonly body: null
  }
  signIn: {
    readonly params: Nothing
    readonly query: { readonly 'token': string }
    readonly headers: Nothing
    readonly body: null
  }
  signOut: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getTerms: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getMe: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  deleteMe: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  acceptTerms: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['TermsAcceptance']
  }
  setBudget: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['BudgetRequest']
  }
  setProfile: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['Profile']
  }
  getLogo: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  setLogo: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentForm
  }
  deleteLogo: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  setPreference: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['PreferenceRequest']
  }
  deletePreference: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  listSecurityEvents: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  exportMe: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  listKeys: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  createKey: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['ApiKeyRequest']
  }
  revokeKey: {
    readonly params: { readonly 'key_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  listWebhooks: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  createWebhook: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['WebhookRequest']
  }
  getWebhook: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  changeWebhook: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['WebhookChange']
  }
  deleteWebhook: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  confirmWebhook: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['WebhookConfirmation']
  }
  testWebhook: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  rotateWebhookSecret: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  listWebhookDeliveries: {
    readonly params: { readonly 'webhook_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  listModules: {
    readonly params: Nothing
    readonly query: { readonly 'q': string; readonly 'limit': number; readonly 'cursor': string }
    readonly headers: Nothing
    readonly body: null
  }
  listInverters: {
    readonly params: Nothing
    readonly query: { readonly 'q': string; readonly 'limit': number; readonly 'cursor': string }
    readonly headers: Nothing
    readonly body: null
  }
  parsePan: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentForm
  }
  parseOnd: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentForm
  }
  parseScene: {
    readonly params: Nothing
    readonly query: { readonly 'latitude'?: number; readonly 'longitude'?: number; readonly 'roles'?: string; readonly 'figures'?: string; readonly 'unit_m'?: number; readonly 'step_m'?: number; readonly 'radius_m'?: number }
    readonly headers: Nothing
    readonly body: SentForm
  }
  parseProject: {
    readonly params: Nothing
    readonly query: { readonly 'variant'?: string }
    readonly headers: Nothing
    readonly body: SentForm
  }
  parseHours: {
    readonly params: Nothing
    readonly query: { readonly 'timezone'?: number; readonly 'latitude'?: number; readonly 'longitude'?: number }
    readonly headers: Nothing
    readonly body: SentForm
  }
  listComponents: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getComponent: {
    readonly params: { readonly 'component_id': string }
    readonly query: { readonly 'kind'?: 'module' | 'inverter' }
    readonly headers: Nothing
    readonly body: null
  }
  createSweep: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string; readonly 'prefer'?: string }
    readonly body: SentBody
  }
  createOptimisation: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string; readonly 'prefer'?: string }
    readonly body: SentBody
  }
  createBatch: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string }
    readonly body: SentBody
  }
  listStudies: {
    readonly params: Nothing
    readonly query: { readonly 'before'?: string; readonly 'limit': number }
    readonly headers: Nothing
    readonly body: null
  }
  getStudy: {
    readonly params: { readonly 'study_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  deleteStudy: {
    readonly params: { readonly 'study_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getStudyEvents: {
    readonly params: { readonly 'study_id': string }
    readonly query: Nothing
    readonly headers: { readonly 'last-event-id'?: string }
    readonly body: null
  }
  getStudyCsv: {
    readonly params: { readonly 'study_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getStudyArrow: {
    readonly params: { readonly 'study_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  createProject: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  listProjects: {
    readonly params: Nothing
    readonly query: { readonly 'before'?: string; readonly 'limit': number; readonly 'q'?: string }
    readonly headers: Nothing
    readonly body: null
  }
  getProject: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  changeProject: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['ProjectChange']
  }
  deleteProject: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  addVariant: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  getVariant: {
    readonly params: { readonly 'project_id': string; readonly 'variant_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  changeVariant: {
    readonly params: { readonly 'project_id': string; readonly 'variant_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  deleteVariant: {
    readonly params: { readonly 'project_id': string; readonly 'variant_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  compareVariants: {
    readonly params: { readonly 'project_id': string }
    readonly query: { readonly 'a': string; readonly 'b': string }
    readonly headers: Nothing
    readonly body: null
  }
  runProject: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: { readonly 'idempotency-key'?: string }
    readonly body: components['schemas']['RunProjectRequest']
  }
  shareProject: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['ProjectLinkRequest']
  }
  unshareProject: {
    readonly params: { readonly 'project_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getSharedProject: {
    readonly params: Nothing
    readonly query: { readonly 'token': string }
    readonly headers: Nothing
    readonly body: null
  }
  getSharedVariant: {
    readonly params: Nothing
    readonly query: { readonly 'token': string; readonly 'variant': number }
    readonly headers: Nothing
    readonly body: null
  }
  getStudyLines: {
    readonly params: { readonly 'study_id': string }
    readonly query: { readonly 'from': number }
    readonly headers: Nothing
    readonly body: null
  }
  sizePlant: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: SentBody
  }
  getTypicalYear: {
    readonly params: Nothing
    readonly query: { readonly 'latitude': number; readonly 'longitude': number; readonly 'fields': 'all' | 'meta'; readonly 'source': 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db' }
    readonly headers: Nothing
    readonly body: null
  }
  checkWeather: {
    readonly params: Nothing
    readonly query: { readonly 'fields': 'all' | 'meta' }
    readonly headers: Nothing
    readonly body: SentBody
  }
  fetchWeather: {
    readonly params: Nothing
    readonly query: { readonly 'fields': 'all' | 'meta' }
    readonly headers: Nothing
    readonly body: components['schemas']['WeatherFetchRequest']
  }
  compareWeather: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['WeatherCompareRequest']
  }
  makeSyntheticWeather: {
    readonly params: Nothing
    readonly query: { readonly 'fields': 'all' | 'meta' }
    readonly headers: Nothing
    readonly body: SentBody
  }
  parseWeather: {
    readonly params: Nothing
    readonly query: { readonly 'interval'?: 'start' | 'middle' | 'end'; readonly 'timezone'?: number; readonly 'latitude'?: number; readonly 'longitude'?: number; readonly 't_mean_monthly_c'?: string }
    readonly headers: Nothing
    readonly body: SentForm
  }
  parseHorizon: {
    readonly params: Nothing
    readonly query: { readonly 'azimuths'?: 'north' | 'south' | 'pvsyst'; readonly 'latitude'?: number }
    readonly headers: Nothing
    readonly body: SentForm
  }
  getHorizon: {
    readonly params: Nothing
    readonly query: { readonly 'lat': number; readonly 'lon': number }
    readonly headers: Nothing
    readonly body: null
  }
  findPlaces: {
    readonly params: Nothing
    readonly query: { readonly 'q': string }
    readonly headers: Nothing
    readonly body: null
  }
  scaleWeather: {
    readonly params: Nothing
    readonly query: { readonly 'fields': 'all' | 'meta' }
    readonly headers: Nothing
    readonly body: SentBody
  }
  correlateWeather: {
    readonly params: Nothing
    readonly query: { readonly 'fields': 'all' | 'meta' }
    readonly headers: Nothing
    readonly body: SentBody
  }
  selectTypicalYear: {
    readonly params: Nothing
    readonly query: { readonly 'fields': 'all' | 'meta' }
    readonly headers: Nothing
    readonly body: SentBody
  }
  estimateSiteMonthly: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['SiteMonthlyRequest']
  }
  listDocs: {
    readonly params: Nothing
    readonly query: { readonly 'q': string }
    readonly headers: Nothing
    readonly body: null
  }
  getDocs: {
    readonly params: { readonly 'key': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getDocsMarkdown: {
    readonly params: { readonly 'key': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getDocsFigure: {
    readonly params: { readonly 'name': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getPatchNotes: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getLlmsText: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  sendFeedback: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['FeedbackRequest']
  }
  getHealth: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getReady: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getOpenapi: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getDocsHome: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getReferencePage: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  getMetrics: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  listUsage: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  startTopUp: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: components['schemas']['TopUpRequest']
  }
  startMonthly: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  openPortal: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  confirmCheckout: {
    readonly params: { readonly 'session_id': string }
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  syncBilling: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: Nothing
    readonly body: null
  }
  receivePaymentEvent: {
    readonly params: Nothing
    readonly query: Nothing
    readonly headers: { readonly 'stripe-signature'?: string }
    readonly body: SentBody
  }
}

/** Answers of an operation. A failure is thrown as a problem. */
export interface Replies {
  createRun:
    | JsonReply<200, operations['createRun']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/csv'>
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | TextReply<200, 'image/svg+xml'>
    | TextReply<200, 'application/pdf'>
    | TextReply<200, 'text/html'>
    | JsonReply<202, operations['createRun']['responses'][202]['content']['application/json']>
  getSimpleRun:
    | JsonReply<200, operations['getSimpleRun']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/csv'>
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | TextReply<200, 'image/svg+xml'>
    | TextReply<200, 'application/pdf'>
    | JsonReply<202, operations['getSimpleRun']['responses'][202]['content']['application/json']>
  createSimpleRun:
    | JsonReply<200, operations['createSimpleRun']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/csv'>
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | TextReply<200, 'image/svg+xml'>
    | TextReply<200, 'application/pdf'>
    | TextReply<200, 'text/html'>
    | JsonReply<202, operations['createSimpleRun']['responses'][202]['content']['application/json']>
  expandSimpleRun:
    | JsonReply<200, operations['expandSimpleRun']['responses'][200]['content']['application/json']>
  listRuns:
    | JsonReply<200, operations['listRuns']['responses'][200]['content']['application/json']>
  getRun:
    | JsonReply<200, operations['getRun']['responses'][200]['content']['application/json']>
    | TextReply<200, 'image/svg+xml'>
    | TextReply<200, 'application/pdf'>
    | TextReply<200, 'text/html'>
    | JsonReply<202, operations['getRun']['responses'][202]['content']['application/json']>
  labelRun:
    | JsonReply<200, operations['labelRun']['responses'][200]['content']['application/json']>
  deleteRun:
    | EmptyReply<204>
  cancelRun:
    | JsonReply<200, operations['cancelRun']['responses'][200]['content']['application/json']>
  getRunSeriesCsv:
    | TextReply<200, 'text/csv'>
    | JsonReply<202, operations['getRunSeriesCsv']['responses'][202]['content']['application/json']>
  getRunSeriesArrow:
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | JsonReply<202, operations['getRunSeriesArrow']['responses'][202]['content']['application/json']>
  getRunReport:
    | TextReply<200, 'application/pdf'>
    | JsonReply<202, operations['getRunReport']['responses'][202]['content']['application/json']>
  scoreTree:
    | JsonReply<200, operations['scoreTree']['responses'][200]['content']['application/json']>
  describeTree:
    | JsonReply<200, operations['describeTree']['responses'][200]['content']['application/json']>
  compareRuns:
    | JsonReply<200, operations['compareRuns']['responses'][200]['content']['application/json']>
    | TextReply<200, 'application/pdf'>
    | TextReply<200, 'text/html'>
  testPerformance:
    | JsonReply<200, operations['testPerformance']['responses'][200]['content']['application/json']>
    | TextReply<200, 'application/pdf'>
    | TextReply<200, 'text/html'>
  parseMeasured:
    | JsonReply<200, operations['parseMeasured']['responses'][200]['content']['application/json']>
  assessUncertainty:
    | JsonReply<200, operations['assessUncertainty']['responses'][200]['content']['application/json']>
    | JsonReply<202, operations['assessUncertainty']['responses'][202]['content']['application/json']>
  getIamCurve:
    | JsonReply<200, operations['getIamCurve']['responses'][200]['content']['application/json']>
  getDefaults:
    | JsonReply<200, operations['getDefaults']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  getRunSchema:
    | JsonReply<200, operations['getRunSchema']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  getSceneSchema:
    | JsonReply<200, operations['getSceneSchema']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  validateScene:
    | JsonReply<200, operations['validateScene']['responses'][200]['content']['application/json']>
  exportSceneGlb:
    | TextReply<200, 'model/gltf-binary'>
  exportScenePvc:
    | TextReply<200, 'model/vnd.collada+xml'>
  exportSceneShd:
    | TextReply<200, 'application/octet-stream'>
  solveSceneDay:
    | JsonReply<200, operations['solveSceneDay']['responses'][200]['content']['application/json']>
  drawSceneDay:
    | TextReply<200, 'image/svg+xml'>
  listSceneExamples:
    | JsonReply<200, operations['listSceneExamples']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  getSceneExample:
    | JsonReply<200, operations['getSceneExample']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  drawSceneExample:
    | TextReply<200, 'image/svg+xml'>
    | EmptyReply<304>
  listDemos:
    | JsonReply<200, operations['listDemos']['responses'][200]['content']['application/json']>
  getDemo:
    | JsonReply<200, operations['getDemo']['responses'][200]['content']['application/json']>
  solveDemoDay:
    | JsonReply<200, operations['solveDemoDay']['responses'][200]['content']['application/json']>
  getPricing:
    | JsonReply<200, operations['getPricing']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  startSignIn:
    | JsonReply<200, operations['startSignIn']['responses'][200]['content']['application/json']>
  showSignInLink:
    | TextReply<200, 'text/html'>
  signIn:
    | JsonReply<200, operations['signIn']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/html'>
    | EmptyReply<303>
  signOut:
    | EmptyReply<204>
  getTerms:
    | TextReply<200, 'text/markdown'>
  getMe:
    | JsonReply<200, operations['getMe']['responses'][200]['content']['application/json']>
  deleteMe:
    | EmptyReply<204>
  acceptTerms:
    | JsonReply<200, operations['acceptTerms']['responses'][200]['content']['application/json']>
  setBudget:
    | JsonReply<200, operations['setBudget']['responses'][200]['content']['application/json']>
  setProfile:
    | JsonReply<200, operations['setProfile']['responses'][200]['content']['application/json']>
  getLogo:
    | TextReply<200, 'image/png'>
    | TextReply<200, 'image/jpeg'>
  setLogo:
    | JsonReply<200, operations['setLogo']['responses'][200]['content']['application/json']>
  deleteLogo:
    | JsonReply<200, operations['deleteLogo']['responses'][200]['content']['application/json']>
  setPreference:
    | JsonReply<200, operations['setPreference']['responses'][200]['content']['application/json']>
  deletePreference:
    | JsonReply<200, operations['deletePreference']['responses'][200]['content']['application/json']>
  listSecurityEvents:
    | JsonReply<200, operations['listSecurityEvents']['responses'][200]['content']['application/json']>
  exportMe:
    | JsonReply<200, operations['exportMe']['responses'][200]['content']['application/json']>
  listKeys:
    | JsonReply<200, operations['listKeys']['responses'][200]['content']['application/json']>
  createKey:
    | JsonReply<200, operations['createKey']['responses'][200]['content']['application/json']>
  revokeKey:
    | EmptyReply<204>
  listWebhooks:
    | JsonReply<200, operations['listWebhooks']['responses'][200]['content']['application/json']>
  createWebhook:
    | JsonReply<200, operations['createWebhook']['responses'][200]['content']['application/json']>
  getWebhook:
    | JsonReply<200, operations['getWebhook']['responses'][200]['content']['application/json']>
  changeWebhook:
    | JsonReply<200, operations['changeWebhook']['responses'][200]['content']['application/json']>
  deleteWebhook:
    | EmptyReply<204>
  confirmWebhook:
    | JsonReply<200, operations['confirmWebhook']['responses'][200]['content']['application/json']>
  testWebhook:
    | JsonReply<200, operations['testWebhook']['responses'][200]['content']['application/json']>
  rotateWebhookSecret:
    | JsonReply<200, operations['rotateWebhookSecret']['responses'][200]['content']['application/json']>
  listWebhookDeliveries:
    | JsonReply<200, operations['listWebhookDeliveries']['responses'][200]['content']['application/json']>
  listModules:
    | JsonReply<200, operations['listModules']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  listInverters:
    | JsonReply<200, operations['listInverters']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  parsePan:
    | JsonReply<200, operations['parsePan']['responses'][200]['content']['application/json']>
  parseOnd:
    | JsonReply<200, operations['parseOnd']['responses'][200]['content']['application/json']>
  parseScene:
    | JsonReply<200, operations['parseScene']['responses'][200]['content']['application/json']>
  parseProject:
    | JsonReply<200, operations['parseProject']['responses'][200]['content']['application/json']>
  parseHours:
    | JsonReply<200, operations['parseHours']['responses'][200]['content']['application/json']>
  listComponents:
    | JsonReply<200, operations['listComponents']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  getComponent:
    | JsonReply<200, operations['getComponent']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  createSweep:
    | JsonReply<200, operations['createSweep']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/csv'>
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | JsonReply<202, operations['createSweep']['responses'][202]['content']['application/json']>
  createOptimisation:
    | JsonReply<200, operations['createOptimisation']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/csv'>
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | JsonReply<202, operations['createOptimisation']['responses'][202]['content']['application/json']>
  createBatch:
    | JsonReply<202, operations['createBatch']['responses'][202]['content']['application/json']>
  listStudies:
    | JsonReply<200, operations['listStudies']['responses'][200]['content']['application/json']>
  getStudy:
    | JsonReply<200, operations['getStudy']['responses'][200]['content']['application/json']>
  deleteStudy:
    | EmptyReply<204>
  getStudyEvents:
    | TextReply<200, 'text/event-stream'>
    | EmptyReply<204>
  getStudyCsv:
    | TextReply<200, 'text/csv'>
    | JsonReply<202, operations['getStudyCsv']['responses'][202]['content']['application/json']>
  getStudyArrow:
    | TextReply<200, 'application/vnd.apache.arrow.stream'>
    | JsonReply<202, operations['getStudyArrow']['responses'][202]['content']['application/json']>
  createProject:
    | JsonReply<200, operations['createProject']['responses'][200]['content']['application/json']>
  listProjects:
    | JsonReply<200, operations['listProjects']['responses'][200]['content']['application/json']>
  getProject:
    | JsonReply<200, operations['getProject']['responses'][200]['content']['application/json']>
  changeProject:
    | JsonReply<200, operations['changeProject']['responses'][200]['content']['application/json']>
  deleteProject:
    | EmptyReply<204>
  addVariant:
    | JsonReply<200, operations['addVariant']['responses'][200]['content']['application/json']>
  getVariant:
    | JsonReply<200, operations['getVariant']['responses'][200]['content']['application/json']>
  changeVariant:
    | JsonReply<200, operations['changeVariant']['responses'][200]['content']['application/json']>
  deleteVariant:
    | EmptyReply<204>
  compareVariants:
    | JsonReply<200, operations['compareVariants']['responses'][200]['content']['application/json']>
  runProject:
    | JsonReply<200, operations['runProject']['responses'][200]['content']['application/json']>
  shareProject:
    | JsonReply<200, operations['shareProject']['responses'][200]['content']['application/json']>
  unshareProject:
    | EmptyReply<204>
  getSharedProject:
    | JsonReply<200, operations['getSharedProject']['responses'][200]['content']['application/json']>
  getSharedVariant:
    | JsonReply<200, operations['getSharedVariant']['responses'][200]['content']['application/json']>
  getStudyLines:
    | TextReply<200, 'application/x-ndjson'>
  sizePlant:
    | JsonReply<200, operations['sizePlant']['responses'][200]['content']['application/json']>
  getTypicalYear:
    | JsonReply<200, operations['getTypicalYear']['responses'][200]['content']['application/json']>
  checkWeather:
    | JsonReply<200, operations['checkWeather']['responses'][200]['content']['application/json']>
    | TextReply<200, 'text/csv'>
    | TextReply<200, 'text/html'>
  fetchWeather:
    | JsonReply<200, operations['fetchWeather']['responses'][200]['content']['application/json']>
  compareWeather:
    | JsonReply<200, operations['compareWeather']['responses'][200]['content']['application/json']>
  makeSyntheticWeather:
    | JsonReply<200, operations['makeSyntheticWeather']['responses'][200]['content']['application/json']>
  parseWeather:
    | JsonReply<200, operations['parseWeather']['responses'][200]['content']['application/json']>
  parseHorizon:
    | JsonReply<200, operations['parseHorizon']['responses'][200]['content']['application/json']>
  getHorizon:
    | JsonReply<200, operations['getHorizon']['responses'][200]['content']['application/json']>
  findPlaces:
    | JsonReply<200, operations['findPlaces']['responses'][200]['content']['application/json']>
  scaleWeather:
    | JsonReply<200, operations['scaleWeather']['responses'][200]['content']['application/json']>
  correlateWeather:
    | JsonReply<200, operations['correlateWeather']['responses'][200]['content']['application/json']>
  selectTypicalYear:
    | JsonReply<200, operations['selectTypicalYear']['responses'][200]['content']['application/json']>
  estimateSiteMonthly:
    | JsonReply<200, operations['estimateSiteMonthly']['responses'][200]['content']['application/json']>
  listDocs:
    | JsonReply<200, operations['listDocs']['responses'][200]['content']['application/json']>
  getDocs:
    | JsonReply<200, operations['getDocs']['responses'][200]['content']['application/json']>
  getDocsMarkdown:
    | TextReply<200, 'text/plain'>
  getDocsFigure:
    | TextReply<200, 'image/svg+xml'>
  getPatchNotes:
    | TextReply<200, 'text/plain'>
  getLlmsText:
    | TextReply<200, 'text/plain'>
  sendFeedback:
    | JsonReply<200, operations['sendFeedback']['responses'][200]['content']['application/json']>
  getHealth:
    | JsonReply<200, operations['getHealth']['responses'][200]['content']['application/json']>
  getReady:
    | JsonReply<200, operations['getReady']['responses'][200]['content']['application/json']>
  getOpenapi:
    | JsonReply<200, operations['getOpenapi']['responses'][200]['content']['application/json']>
    | EmptyReply<304>
  getDocsHome:
    | TextReply<200, 'text/html'>
  getReferencePage:
    | TextReply<200, 'text/html'>
  getMetrics:
    | TextReply<200, 'text/plain'>
  listUsage:
    | JsonReply<200, operations['listUsage']['responses'][200]['content']['application/json']>
  startTopUp:
    | JsonReply<200, operations['startTopUp']['responses'][200]['content']['application/json']>
  startMonthly:
    | JsonReply<200, operations['startMonthly']['responses'][200]['content']['application/json']>
  openPortal:
    | JsonReply<200, operations['openPortal']['responses'][200]['content']['application/json']>
  confirmCheckout:
    | JsonReply<200, operations['confirmCheckout']['responses'][200]['content']['application/json']>
  syncBilling:
    | JsonReply<200, operations['syncBilling']['responses'][200]['content']['application/json']>
  receivePaymentEvent:
    | JsonReply<200, operations['receivePaymentEvent']['responses'][200]['content']['application/json']>
}

export type OperationId = keyof Handlers<unknown>
export type Reply<Operation extends OperationId> = Replies[Operation]
export type Input<Operation extends OperationId, Context> = Inputs[Operation] & { readonly context: Context }

/** One handler per operation. */
export interface Handlers<Context> {
  createRun: (input: Input<'createRun', Context>) => Promise<Reply<'createRun'>>
  getSimpleRun: (input: Input<'getSimpleRun', Context>) => Promise<Reply<'getSimpleRun'>>
  createSimpleRun: (input: Input<'createSimpleRun', Context>) => Promise<Reply<'createSimpleRun'>>
  expandSimpleRun: (input: Input<'expandSimpleRun', Context>) => Promise<Reply<'expandSimpleRun'>>
  listRuns: (input: Input<'listRuns', Context>) => Promise<Reply<'listRuns'>>
  getRun: (input: Input<'getRun', Context>) => Promise<Reply<'getRun'>>
  labelRun: (input: Input<'labelRun', Context>) => Promise<Reply<'labelRun'>>
  deleteRun: (input: Input<'deleteRun', Context>) => Promise<Reply<'deleteRun'>>
  cancelRun: (input: Input<'cancelRun', Context>) => Promise<Reply<'cancelRun'>>
  getRunSeriesCsv: (input: Input<'getRunSeriesCsv', Context>) => Promise<Reply<'getRunSeriesCsv'>>
  getRunSeriesArrow: (input: Input<'getRunSeriesArrow', Context>) => Promise<Reply<'getRunSeriesArrow'>>
  getRunReport: (input: Input<'getRunReport', Context>) => Promise<Reply<'getRunReport'>>
  scoreTree: (input: Input<'scoreTree', Context>) => Promise<Reply<'scoreTree'>>
  describeTree: (input: Input<'describeTree', Context>) => Promise<Reply<'describeTree'>>
  compareRuns: (input: Input<'compareRuns', Context>) => Promise<Reply<'compareRuns'>>
  testPerformance: (input: Input<'testPerformance', Context>) => Promise<Reply<'testPerformance'>>
  parseMeasured: (input: Input<'parseMeasured', Context>) => Promise<Reply<'parseMeasured'>>
  assessUncertainty: (input: Input<'assessUncertainty', Context>) => Promise<Reply<'assessUncertainty'>>
  getIamCurve: (input: Input<'getIamCurve', Context>) => Promise<Reply<'getIamCurve'>>
  getDefaults: (input: Input<'getDefaults', Context>) => Promise<Reply<'getDefaults'>>
  getRunSchema: (input: Input<'getRunSchema', Context>) => Promise<Reply<'getRunSchema'>>
  getSceneSchema: (input: Input<'getSceneSchema', Context>) => Promise<Reply<'getSceneSchema'>>
  validateScene: (input: Input<'validateScene', Context>) => Promise<Reply<'validateScene'>>
  exportSceneGlb: (input: Input<'exportSceneGlb', Context>) => Promise<Reply<'exportSceneGlb'>>
  exportScenePvc: (input: Input<'exportScenePvc', Context>) => Promise<Reply<'exportScenePvc'>>
  exportSceneShd: (input: Input<'exportSceneShd', Context>) => Promise<Reply<'exportSceneShd'>>
  solveSceneDay: (input: Input<'solveSceneDay', Context>) => Promise<Reply<'solveSceneDay'>>
  drawSceneDay: (input: Input<'drawSceneDay', Context>) => Promise<Reply<'drawSceneDay'>>
  listSceneExamples: (input: Input<'listSceneExamples', Context>) => Promise<Reply<'listSceneExamples'>>
  getSceneExample: (input: Input<'getSceneExample', Context>) => Promise<Reply<'getSceneExample'>>
  drawSceneExample: (input: Input<'drawSceneExample', Context>) => Promise<Reply<'drawSceneExample'>>
  listDemos: (input: Input<'listDemos', Context>) => Promise<Reply<'listDemos'>>
  getDemo: (input: Input<'getDemo', Context>) => Promise<Reply<'getDemo'>>
  solveDemoDay: (input: Input<'solveDemoDay', Context>) => Promise<Reply<'solveDemoDay'>>
  getPricing: (input: Input<'getPricing', Context>) => Promise<Reply<'getPricing'>>
  startSignIn: (input: Input<'startSignIn', Context>) => Promise<Reply<'startSignIn'>>
  showSignInLink: (input: Input<'showSignInLink', Context>) => Promise<Reply<'showSignInLink'>>
  signIn: (input: Input<'signIn', Context>) => Promise<Reply<'signIn'>>
  signOut: (input: Input<'signOut', Context>) => Promise<Reply<'signOut'>>
  getTerms: (input: Input<'getTerms', Context>) => Promise<Reply<'getTerms'>>
  getMe: (input: Input<'getMe', Context>) => Promise<Reply<'getMe'>>
  deleteMe: (input: Input<'deleteMe', Context>) => Promise<Reply<'deleteMe'>>
  acceptTerms: (input: Input<'acceptTerms', Context>) => Promise<Reply<'acceptTerms'>>
  setBudget: (input: Input<'setBudget', Context>) => Promise<Reply<'setBudget'>>
  setProfile: (input: Input<'setProfile', Context>) => Promise<Reply<'setProfile'>>
  getLogo: (input: Input<'getLogo', Context>) => Promise<Reply<'getLogo'>>
  setLogo: (input: Input<'setLogo', Context>) => Promise<Reply<'setLogo'>>
  deleteLogo: (input: Input<'deleteLogo', Context>) => Promise<Reply<'deleteLogo'>>
  setPreference: (input: Input<'setPreference', Context>) => Promise<Reply<'setPreference'>>
  deletePreference: (input: Input<'deletePreference', Context>) => Promise<Reply<'deletePreference'>>
  listSecurityEvents: (input: Input<'listSecurityEvents', Context>) => Promise<Reply<'listSecurityEvents'>>
  exportMe: (input: Input<'exportMe', Context>) => Promise<Reply<'exportMe'>>
  listKeys: (input: Input<'listKeys', Context>) => Promise<Reply<'listKeys'>>
  createKey: (input: Input<'createKey', Context>) => Promise<Reply<'createKey'>>
  revokeKey: (input: Input<'revokeKey', Context>) => Promise<Reply<'revokeKey'>>
  listWebhooks: (input: Input<'listWebhooks', Context>) => Promise<Reply<'listWebhooks'>>
  createWebhook: (input: Input<'createWebhook', Context>) => Promise<Reply<'createWebhook'>>
  getWebhook: (input: Input<'getWebhook', Context>) => Promise<Reply<'getWebhook'>>
  changeWebhook: (input: Input<'changeWebhook', Context>) => Promise<Reply<'changeWebhook'>>
  deleteWebhook: (input: Input<'deleteWebhook', Context>) => Promise<Reply<'deleteWebhook'>>
  confirmWebhook: (input: Input<'confirmWebhook', Context>) => Promise<Reply<'confirmWebhook'>>
  testWebhook: (input: Input<'testWebhook', Context>) => Promise<Reply<'testWebhook'>>
  rotateWebhookSecret: (input: Input<'rotateWebhookSecret', Context>) => Promise<Reply<'rotateWebhookSecret'>>
  listWebhookDeliveries: (input: Input<'listWebhookDeliveries', Context>) => Promise<Reply<'listWebhookDeliveries'>>
  listModules: (input: Input<'listModules', Context>) => Promise<Reply<'listModules'>>
  listInverters: (input: Input<'listInverters', Context>) => Promise<Reply<'listInverters'>>
  parsePan: (input: Input<'parsePan', Context>) => Promise<Reply<'parsePan'>>
  parseOnd: (input: Input<'parseOnd', Context>) => Promise<Reply<'parseOnd'>>
  parseScene: (input: Input<'parseScene', Context>) => Promise<Reply<'parseScene'>>
  parseProject: (input: Input<'parseProject', Context>) => Promise<Reply<'parseProject'>>
  parseHours: (input: Input<'parseHours', Context>) => Promise<Reply<'parseHours'>>
  listComponents: (input: Input<'listComponents', Context>) => Promise<Reply<'listComponents'>>
  getComponent: (input: Input<'getComponent', Context>) => Promise<Reply<'getComponent'>>
  createSweep: (input: Input<'createSweep', Context>) => Promise<Reply<'createSweep'>>
  createOptimisation: (input: Input<'createOptimisation', Context>) => Promise<Reply<'createOptimisation'>>
  createBatch: (input: Input<'createBatch', Context>) => Promise<Reply<'createBatch'>>
  listStudies: (input: Input<'listStudies', Context>) => Promise<Reply<'listStudies'>>
  getStudy: (input: Input<'getStudy', Context>) => Promise<Reply<'getStudy'>>
  deleteStudy: (input: Input<'deleteStudy', Context>) => Promise<Reply<'deleteStudy'>>
  getStudyEvents: (input: Input<'getStudyEvents', Context>) => Promise<Reply<'getStudyEvents'>>
  getStudyCsv: (input: Input<'getStudyCsv', Context>) => Promise<Reply<'getStudyCsv'>>
  getStudyArrow: (input: Input<'getStudyArrow', Context>) => Promise<Reply<'getStudyArrow'>>
  createProject: (input: Input<'createProject', Context>) => Promise<Reply<'createProject'>>
  listProjects: (input: Input<'listProjects', Context>) => Promise<Reply<'listProjects'>>
  getProject: (input: Input<'getProject', Context>) => Promise<Reply<'getProject'>>
  changeProject: (input: Input<'changeProject', Context>) => Promise<Reply<'changeProject'>>
  deleteProject: (input: Input<'deleteProject', Context>) => Promise<Reply<'deleteProject'>>
  addVariant: (input: Input<'addVariant', Context>) => Promise<Reply<'addVariant'>>
  getVariant: (input: Input<'getVariant', Context>) => Promise<Reply<'getVariant'>>
  changeVariant: (input: Input<'changeVariant', Context>) => Promise<Reply<'changeVariant'>>
  deleteVariant: (input: Input<'deleteVariant', Context>) => Promise<Reply<'deleteVariant'>>
  compareVariants: (input: Input<'compareVariants', Context>) => Promise<Reply<'compareVariants'>>
  runProject: (input: Input<'runProject', Context>) => Promise<Reply<'runProject'>>
  shareProject: (input: Input<'shareProject', Context>) => Promise<Reply<'shareProject'>>
  unshareProject: (input: Input<'unshareProject', Context>) => Promise<Reply<'unshareProject'>>
  getSharedProject: (input: Input<'getSharedProject', Context>) => Promise<Reply<'getSharedProject'>>
  getSharedVariant: (input: Input<'getSharedVariant', Context>) => Promise<Reply<'getSharedVariant'>>
  getStudyLines: (input: Input<'getStudyLines', Context>) => Promise<Reply<'getStudyLines'>>
  sizePlant: (input: Input<'sizePlant', Context>) => Promise<Reply<'sizePlant'>>
  getTypicalYear: (input: Input<'getTypicalYear', Context>) => Promise<Reply<'getTypicalYear'>>
  checkWeather: (input: Input<'checkWeather', Context>) => Promise<Reply<'checkWeather'>>
  fetchWeather: (input: Input<'fetchWeather', Context>) => Promise<Reply<'fetchWeather'>>
  compareWeather: (input: Input<'compareWeather', Context>) => Promise<Reply<'compareWeather'>>
  makeSyntheticWeather: (input: Input<'makeSyntheticWeather', Context>) => Promise<Reply<'makeSyntheticWeather'>>
  parseWeather: (input: Input<'parseWeather', Context>) => Promise<Reply<'parseWeather'>>
  parseHorizon: (input: Input<'parseHorizon', Context>) => Promise<Reply<'parseHorizon'>>
  getHorizon: (input: Input<'getHorizon', Context>) => Promise<Reply<'getHorizon'>>
  findPlaces: (input: Input<'findPlaces', Context>) => Promise<Reply<'findPlaces'>>
  scaleWeather: (input: Input<'scaleWeather', Context>) => Promise<Reply<'scaleWeather'>>
  correlateWeather: (input: Input<'correlateWeather', Context>) => Promise<Reply<'correlateWeather'>>
  selectTypicalYear: (input: Input<'selectTypicalYear', Context>) => Promise<Reply<'selectTypicalYear'>>
  estimateSiteMonthly: (input: Input<'estimateSiteMonthly', Context>) => Promise<Reply<'estimateSiteMonthly'>>
  listDocs: (input: Input<'listDocs', Context>) => Promise<Reply<'listDocs'>>
  getDocs: (input: Input<'getDocs', Context>) => Promise<Reply<'getDocs'>>
  getDocsMarkdown: (input: Input<'getDocsMarkdown', Context>) => Promise<Reply<'getDocsMarkdown'>>
  getDocsFigure: (input: Input<'getDocsFigure', Context>) => Promise<Reply<'getDocsFigure'>>
  getPatchNotes: (input: Input<'getPatchNotes', Context>) => Promise<Reply<'getPatchNotes'>>
  getLlmsText: (input: Input<'getLlmsText', Context>) => Promise<Reply<'getLlmsText'>>
  sendFeedback: (input: Input<'sendFeedback', Context>) => Promise<Reply<'sendFeedback'>>
  getHealth: (input: Input<'getHealth', Context>) => Promise<Reply<'getHealth'>>
  getReady: (input: Input<'getReady', Context>) => Promise<Reply<'getReady'>>
  getOpenapi: (input: Input<'getOpenapi', Context>) => Promise<Reply<'getOpenapi'>>
  getDocsHome: (input: Input<'getDocsHome', Context>) => Promise<Reply<'getDocsHome'>>
  getReferencePage: (input: Input<'getReferencePage', Context>) => Promise<Reply<'getReferencePage'>>
  getMetrics: (input: Input<'getMetrics', Context>) => Promise<Reply<'getMetrics'>>
  listUsage: (input: Input<'listUsage', Context>) => Promise<Reply<'listUsage'>>
  startTopUp: (input: Input<'startTopUp', Context>) => Promise<Reply<'startTopUp'>>
  startMonthly: (input: Input<'startMonthly', Context>) => Promise<Reply<'startMonthly'>>
  openPortal: (input: Input<'openPortal', Context>) => Promise<Reply<'openPortal'>>
  confirmCheckout: (input: Input<'confirmCheckout', Context>) => Promise<Reply<'confirmCheckout'>>
  syncBilling: (input: Input<'syncBilling', Context>) => Promise<Reply<'syncBilling'>>
  receivePaymentEvent: (input: Input<'receivePaymentEvent', Context>) => Promise<Reply<'receivePaymentEvent'>>
}
