import { address, ConfigError, type Environment, flag, oneOf } from './values.ts'

/** Traces by the settings of OpenTelemetry. */
export interface TracingConfig {
  /** Address that takes traces by OTLP/HTTP. */
  url: string
  /** Headers of each call, as the setting has them: they may be secret. */
  headers: string
  serviceName: string
  sampler: {
    name: (typeof SAMPLERS)[number]
    /** Part of the traces that is sent, for a sampler that asks for it. */
    ratio: number
  }
}

const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

/** The names and the meaning are those of OpenTelemetry. */
export function tracing(environment: Environment): TracingConfig | null {
  const [endpoint, tracesEndpoint] = (['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const).map((variable) =>
    address(environment, variable, 'the address of a collector that takes OTLP/HTTP, such as http://10.0.0.5:4318'),
  )
  const isOff = flag(environment, 'OTEL_SDK_DISABLED')
  const sampler = { name: oneOf(environment, 'OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on'), ratio: ratio(environment) }
  const settings = { headers: headers(environment), serviceName: environment.OTEL_SERVICE_NAME || 'pvyield', sampler }
  if (isOff || (!endpoint && !tracesEndpoint)) return null
  return { url: tracesEndpoint || `${endpoint}/v1/traces`, ...settings }
}

function ratio({ OTEL_TRACES_SAMPLER_ARG: value = '' }: Environment): number {
  if (value === '') return 1
  if (/^(0|1|0?\.\d+|[01]\.0+)$/.test(value)) return Number(value)
  throw new ConfigError(
    'OTEL_TRACES_SAMPLER_ARG',
    value,
    'give a number from 0 to 1, such as 0.1 for a tenth of the traces, or leave it unset for 1',
  )
}

function headers({ OTEL_EXPORTER_OTLP_HEADERS: value = '' }: Environment): string {
  if (/^(\s*[\w.-]+=[^,;\s]*\s*(,|$))*$/.test(value)) return value
  throw new ConfigError(
    'OTEL_EXPORTER_OTLP_HEADERS',
    '...',
    'give pairs such as api-key=secret,tenant=a, with values percent-encoded, or leave it unset',
  )
}
