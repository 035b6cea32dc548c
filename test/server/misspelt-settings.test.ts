import { expect, test } from 'bun:test'
import { misspeltSettings } from '../../server/misspelt-settings.ts'

test('a variable that differs by a typing error from a setting is named with the setting', () => {
  expect(misspeltSettings({ PROT: '8080', DATADIR: '/data', SYNC_WAIT_MSS: '1', metrics_token: 'x', UPLOAD_MAX_MB: '5' })).toEqual([
    { variable: 'PROT', did_you_mean: 'PORT' },
    { variable: 'DATADIR', did_you_mean: 'DATA_DIR' },
    { variable: 'SYNC_WAIT_MSS', did_you_mean: 'SYNC_WAIT_MS' },
    { variable: 'metrics_token', did_you_mean: 'METRICS_TOKEN' },
    { variable: 'UPLOAD_MAX_MB', did_you_mean: 'UPLOADS_MAX_MB' },
  ])
})

test('settings, and the variables that a shell, a container or another program has, are not named', () => {
  const others = 'PATH HOME USER SHELL LANG TERM PWD HOSTNAME LOGNAME TMPDIR NODE_ENV CI TZ EDITOR PS1 MAILTO STRIPE_DEVICE_NAME'.split(' ')
  expect(misspeltSettings(Object.fromEntries([...others, 'PORT', 'HOST', 'MAIL', 'SMTP_URL'].map((name) => [name, 'x'])))).toEqual([])
})

test('a name without its unit, with a limit or with the prefix of the service is named with the setting', () => {
  expect(misspeltSettings({ SYNC_WAIT: '1', WORKERS_MAX: '4', PVYIELD_PORT: '1', PVYIELD_WORKER: '2', PVYIELD_COLOUR: 'x' })).toEqual([
    { variable: 'SYNC_WAIT', did_you_mean: 'SYNC_WAIT_MS' },
    { variable: 'WORKERS_MAX', did_you_mean: 'WORKERS' },
    { variable: 'PVYIELD_PORT', did_you_mean: 'PORT' },
    { variable: 'PVYIELD_WORKER', did_you_mean: 'WORKERS' },
    { variable: 'PVYIELD_COLOUR', note: 'no setting has this name, and settings have no prefix' },
  ])
})

test('what the service does not obey is said: a level of the log, and the protocol of traces where they are sent', () => {
  const variables = (environment: Record<string, string>) => misspeltSettings(environment).map(({ variable }) => variable)
  const grpc = { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4317' }
  expect(variables({ LOG_LEVEL: 'debug' })).toEqual(['LOG_LEVEL'])
  expect(variables(grpc)).toEqual([])
  expect(variables({ ...grpc, ...endpoint })).toEqual(['OTEL_EXPORTER_OTLP_PROTOCOL'])
  expect(variables({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf', ...endpoint })).toEqual([])
})
