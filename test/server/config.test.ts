import { describe, expect, test } from 'bun:test'
import { ConfigError, readConfig } from '../../server/config.ts'

describe('settings', () => {
  test('an empty environment gives the defaults', () => {
    const { port, host, baseUrl, databaseUrl, workers, syncWaitMillis, trustProxy } = readConfig({})
    expect({ port, host, baseUrl, syncWaitMillis, trustProxy }).toEqual({
      port: 8080,
      host: '127.0.0.1',
      baseUrl: '',
      syncWaitMillis: 8000,
      trustProxy: false,
    })
    expect(databaseUrl).toMatch(/^file:\/\/\/.*\/data\/pvyield\.db$/)
    expect(workers).toBeGreaterThan(0)
  })

  test('a role other than all needs a store that several servers can use', () => {
    expect(readConfig({}).role).toBe('all')
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'http://127.0.0.1:8081' }).role).toBe('worker')
    expect(() => readConfig({ ROLE: 'api' })).toThrow('ROLE="api": set DATABASE_URL to a database server')
    expect(() => readConfig({ ROLE: 'worker', DATABASE_URL: 'file:///tmp/x.db' })).toThrow('ROLE="worker"')
    expect(() => readConfig({ ROLE: 'queue' })).toThrow('give all or api or worker')
    const DATABASE_URL = 'http://127.0.0.1:8081'
    expect(readConfig({}).redisUrl).toBeNull()
    expect(readConfig({ DATABASE_URL, REDIS_URL: 'rediss://user:secret@10.0.0.5:6379' }).redisUrl).toBe(
      'rediss://user:secret@10.0.0.5:6379',
    )
    for (const url of ['10.0.0.5:6379', 'http://10.0.0.5', 'redis://', 'redis://10.0.0.5/queue'])
      expect(() => readConfig({ DATABASE_URL, REDIS_URL: url })).toThrow('give the address of a Redis or Valkey server')
    expect(() => readConfig({ REDIS_URL: 'redis://10.0.0.5:6379' })).toThrow('set DATABASE_URL to a database server')
  })

  test('traces have the settings of OpenTelemetry, and are off without an address', () => {
    expect(readConfig({}).tracing).toBeNull()
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: '',
      serviceName: 'pvyield',
      sampler: { name: 'parentbased_always_on', ratio: 1 },
    })
    const more = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=secret,tenant=a',
      OTEL_SERVICE_NAME: 'pv-eu',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...more }).tracing).toEqual({
      url: 'https://traces.example.com/otlp',
      headers: 'api-key=secret,tenant=a',
      serviceName: 'pv-eu',
      sampler: { name: 'parentbased_traceidratio', ratio: 0.1 },
    })
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull()
    const refusal = (environment: Record<string, string>) => () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...environment })
    expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: '10.0.0.5:4317' })).toThrow('give the address of a collector')
    expect(refusal({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toThrow('give parentbased_always_on or')
    for (const value of ['2', '-1', '10%', 'x', '1.5'])
      expect(refusal({ OTEL_TRACES_SAMPLER_ARG: value })).toThrow('give a number from 0 to 1')
    expect(refusal({ OTEL_EXPORTER_OTLP_HEADERS: 'a secret' })).toThrow('OTEL_EXPORTER_OTLP_HEADERS="...": give pairs')
  })

  test('the object store is a bucket with a key, and no error shows any of it', () => {
    expect(readConfig({}).objects).toBeNull()
    const bucket = { endpoint: 'https://s3.example.com:9000', bucket: 'runs', accessKeyId: 'KEY', region: 'us-east-1' }
    expect(readConfig({ OBJECTS_URL: 'https://KEY:a%2Fb%40@s3.example.com:9000/runs' }).objects).toEqual({
      ...bucket,
      prefix: '',
      secretAccessKey: 'a/b@',
    })
    const S3 = { S3_ACCESS_KEY_ID: 'KEY', S3_SECRET_ACCESS_KEY: 'a/b', S3_REGION: 'eu-central-1' }
    expect(readConfig({ ...S3, OBJECTS_URL: 'https://s3.example.com:9000/runs/a/b/' }).objects).toEqual({
      ...bucket,
      prefix: 'a/b/',
      secretAccessKey: 'a/b',
      region: 'eu-central-1',
    })
    for (const [url, fix] of [
      ['https://KEY:topsecret@s3.example.com', 'OBJECTS_URL="...": give the address of a bucket'],
      ['https://KEY:topsecret@s3.example.com/Not A Bucket', 'OBJECTS_URL="..."'],
      ['https://KEY:topsecret@s3.example.com/runs?a=1', 'OBJECTS_URL="..."'],
      ['https://KEY:top/secret@s3.example.com/runs', 'OBJECTS_URL="..."'],
      ['s3://KEY:topsecret@runs', 'OBJECTS_URL="..."'],
      ['https://s3.example.com/runs', 'S3_ACCESS_KEY_ID="": give it, or give KEY:SECRET@ in OBJECTS_URL'],
      ['https://KEY@s3.example.com/runs', 'S3_SECRET_ACCESS_KEY=""'],
      ['https://KEY:topsecret%@s3.example.com/runs', 'S3_SECRET_ACCESS_KEY=""'],
    ] as const) {
      expect(() => readConfig({ OBJECTS_URL: url })).toThrow(fix)
      expect(() => readConfig({ OBJECTS_URL: url })).not.toThrow(/secret@|topsecret/)
    }
  })

  test('outside services are off unless their settings switch them on', () => {
    expect(readConfig({}).upstream).toEqual({
      nsrdb: null,
      pvgis: null,
      openMeteo: null,
      era5: null,
      nasaPower: null,
      cams: null,
      solcast: null,
      solargis: null,
      geocoder: null,
      timeoutMillis: 20_000,
      placesWaitMillis: 4000,
      fallback: true,
    })
    const environment = {
      NSRDB_API_KEY: 'key',
      NSRDB_EMAIL: 'ops@example.com',
      PVGIS_BASE_URL: 'https://re.jrc.ec.europa.eu/',
      OPEN_METEO_BASE_URL: 'https://archive-api.open-meteo.com',
      OPEN_METEO_API_KEY: 'paid',
      ERA5_URL: 'https://era5.example.com/point.csv?lat={latitude}&lon={longitude}&from={start}&to={end}',
      NASA_POWER_BASE_URL: 'https://power.larc.nasa.gov',
      CAMS_BASE_URL: 'https://api.soda-solardata.com',
      CAMS_EMAIL: 'ops@example.com',
      SOLCAST_BASE_URL: 'https://api.solcast.com.au',
      SOLARGIS_BASE_URL: 'https://solargis.info',
      GEOCODER_BASE_URL: 'http://127.0.0.1:9000/search-service',
      UPSTREAM_TIMEOUT_MS: '5000',
      WEATHER_FALLBACK: 'off',
    }
    expect(readConfig(environment).upstream).toEqual({
      nsrdb: { baseUrl: 'https://developer.nlr.gov', key: 'key', email: 'ops@example.com' },
      pvgis: { baseUrl: 'https://re.jrc.ec.europa.eu' },
      openMeteo: { baseUrl: 'https://archive-api.open-meteo.com', key: 'paid' },
      era5: { baseUrl: 'https://era5.example.com', template: '/point.csv?lat={latitude}&lon={longitude}&from={start}&to={end}' },
      nasaPower: { baseUrl: 'https://power.larc.nasa.gov' },
      cams: { baseUrl: 'https://api.soda-solardata.com', email: 'ops@example.com' },
      solcast: { baseUrl: 'https://api.solcast.com.au' },
      solargis: { baseUrl: 'https://solargis.info' },
      geocoder: { baseUrl: 'http://127.0.0.1:9000/search-service' },
      timeoutMillis: 5000,
      placesWaitMillis: 4000,
      fallback: false,
    })
    expect(readConfig({ NSRDB_BASE_URL: 'http://127.0.0.1:9000' }).upstream.nsrdb).toBeNull()
    expect(readConfig({ ...environment, NSRDB_BASE_URL: 'http://127.0.0.1:9000' }).upstream.nsrdb?.baseUrl).toBe('http://127.0.0.1:9000')
  })

  test('the address of an ERA5 mirror needs all its places, and no user, whose password messages would show', () => {
    const good = 'https://era5.example.com/{latitude}/{longitude}?from={start}&to={end}'
    expect(readConfig({ ERA5_URL: good }).upstream.era5?.template).toBe('/{latitude}/{longitude}?from={start}&to={end}')
    for (const url of [
      'https://era5.example.com/point.csv',
      good.replace('{end}', ''),
      good.replace('https', 'file'),
      good.replace('era5.', 'ops:secret@era5.'),
      good.replace('era5', '{latitude}'),
    ]) {
      expect(() => readConfig({ ERA5_URL: url })).toThrow('{latitude}, {longitude}, {start}, {end} in its path or query')
      expect(() => readConfig({ ERA5_URL: url })).not.toThrow('secret')
    }
    expect(() => readConfig({ CAMS_BASE_URL: 'https://api.soda-solardata.com', CAMS_EMAIL: 'nobody' })).toThrow('CAMS_EMAIL')
  })

  test.each(['BASE_URL', 'RETURN_URL'])('%s with a user or a password is refused, and the message does not show them', (variable) => {
    for (const user of ['ops', 'ops:s3cret', ':s3cret', 'ops:s3@cret']) {
      const read = () => readConfig({ [variable]: `https://${user}@pv.example.com` })
      expect(read).toThrow(
        `${variable}="https://...@pv.example.com": give it without user and password: every answer and every mail would show them`,
      )
      expect(read).not.toThrow(/s3|cret|ops/)
    }
  })

  test('NSRDB_API_KEY requires NSRDB_EMAIL', () => {
    expect(() => readConfig({ NSRDB_API_KEY: 'key' })).toThrow(
      'NSRDB_EMAIL="": give the email address that the key was registered with: the NSRDB requires it in addition to NSRDB_API_KEY',
    )
  })

  test('variables that are set replace the defaults', () => {
    const config = readConfig({
      PORT: '0',
      BASE_URL: 'https://pv.example.com/',
      DATABASE_URL: 'libsql://db.example.com',
      WORKERS: '3',
      TRUST_PROXY: '1',
    })
    expect(config).toMatchObject({
      port: 0,
      baseUrl: 'https://pv.example.com',
      databaseUrl: 'libsql://db.example.com',
      workers: 3,
      trustProxy: true,
    })
  })

  test.each([
    ['PORT', '80a', 'PORT="80a": give a whole number from 0 to 65535, or leave it unset for 8080'],
    ['PORT', '70000', 'PORT="70000": give a whole number from 0 to 65535, or leave it unset for 8080'],
    ['SYNC_WAIT_MS', '-1', 'SYNC_WAIT_MS="-1": give a whole number from 0 to 86400000, or leave it unset for 8000'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY="maybe": give 1 or 0, or leave it unset for 0'],
    [
      'BASE_URL',
      'pv.example.com',
      'BASE_URL="pv.example.com": give the address that clients use, such as https://pv.example.com, or leave it unset',
    ],
    [
      'DATABASE_URL',
      'data.db',
      'DATABASE_URL="data.db": give the URL of a database that starts with file:, libsql://, http://, https://, ws:// or wss://, or leave it unset for a file in DATA_DIR',
    ],
    [
      'DATABASE_URL',
      'postgres://me:hidden@db.example.com/pv?authToken=hidden',
      'DATABASE_URL="postgres://...@db.example.com/pv?...": give the URL of a database that starts with file:, libsql://, http://, https://, ws:// or wss://, or leave it unset for a file in DATA_DIR',
    ],
    [
      'PVGIS_BASE_URL',
      'on',
      'PVGIS_BASE_URL="on": give the base URL of the service, such as https://re.jrc.ec.europa.eu, or leave it unset',
    ],
    ['WEATHER_FALLBACK', 'no', 'WEATHER_FALLBACK="no": give embedded or off, or leave it unset for embedded'],
    ['REQUESTS_PER_ADDRESS', '0', 'REQUESTS_PER_ADDRESS="0": give a whole number from 1 to 1000000, or leave it unset for 256'],
    ['METRICS_TOKEN', '...', 'METRICS_TOKEN="...": give 16 to 500 letters, digits and characters of -._~+/=, or leave it unset'],
    ['ACCOUNTS', 'closed', 'ACCOUNTS="closed": give open or metered, or leave it unset for open'],
    [
      'SMTP_URL',
      '...',
      'SMTP_URL="...": give the mail server, such as smtps://user:password@mail.example.com, or set MAIL=log to write mails to the log',
    ],
    ['PAYMENTS', 'cash', 'PAYMENTS="cash": give stripe or test, or leave it unset for test'],
    [
      'RETURN_URL',
      '//evil.example',
      'RETURN_URL="//evil.example": give the address of a page, or a path of this server, or leave it unset for /account',
    ],
  ])('%s=%s is rejected with a message that names the variable and the fix', (variable, value, message) => {
    expect(() => readConfig({ [variable]: value })).toThrow(new ConfigError(variable, value, message.slice(message.indexOf(': ') + 2)))
  })

  test('open accounts need no mail server and no payment provider', () => {
    expect(readConfig({}).accounts).toEqual({ mode: 'open', returnUrl: '/account', smtp: null, stripe: null })
    const settings = { SMTP_URL: 'smtp://127.0.0.1:2525', SMTP_FROM: 'pvyield <no-reply@example.com>' }
    expect(readConfig(settings).accounts.smtp).toEqual({ url: 'smtp://127.0.0.1:2525', from: 'pvyield <no-reply@example.com>' })
    expect(readConfig({ ...settings, MAIL: 'log' }).accounts.smtp).toBeNull()
    expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toThrow('SMTP_FROM="": give the sender of the mails')
  })

  test('metered accounts start only with both, or with MAIL=log and PAYMENTS=test by name', () => {
    const metered = { ACCOUNTS: 'metered' }
    const mail = { SMTP_URL: 'smtps://me:hidden@mail.example.com', SMTP_FROM: 'no-reply@example.com' }
    const payments = { STRIPE_API_KEY: 'sk_test_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' }
    expect(() => readConfig(metered)).toThrow('SMTP_URL="": give the mail server')
    expect(() => readConfig({ ...metered, ...mail })).toThrow('STRIPE_API_KEY="": give the secret key of the payment provider')
    expect(() => readConfig({ ...metered, ...mail, STRIPE_API_KEY: 'sk_test_hidden' })).toThrow('STRIPE_WEBHOOK_SECRET="": give')
    expect(readConfig({ ...metered, ...mail, ...payments }).accounts).toMatchObject({
      mode: 'metered',
      stripe: { apiKey: 'sk_test_hidden', webhookSecret: 'whsec_hidden', baseUrl: 'https://api.stripe.com' },
    })
    expect(readConfig({ ...metered, MAIL: 'log', PAYMENTS: 'test' }).accounts).toMatchObject({ mode: 'metered', smtp: null, stripe: null })
  })

  test('prices are those of the settings, and by default those that the interface names', () => {
    expect(readConfig({}).pricing).toEqual({
      base: 1,
      placementsPerUnit: 500,
      objectsPerUnit: 50,
      terrainAwareMultiplier: 2,
      stepMultipliers: { '60': 1, '30': 2, '15': 4, '10': 6, '5': 12, '1': 60 },
      unitPriceMicros: 500_000,
      freeUnitsPerMonth: 20,
    })
    const environment = {
      PRICING_BASE: '3',
      PRICING_PLACEMENTS_PER_UNIT: '7',
      PRICING_OBJECTS_PER_UNIT: '8',
      PRICING_TERRAIN_AWARE_MULTIPLIER: '5',
      PRICING_STEP_MULTIPLIERS: '60:2, 15:9',
      PRICING_UNIT_PRICE_USD: '0.000001',
      PRICING_FREE_UNITS_PER_MONTH: '0',
    }
    expect(readConfig(environment).pricing).toEqual({
      base: 3,
      placementsPerUnit: 7,
      objectsPerUnit: 8,
      terrainAwareMultiplier: 5,
      stepMultipliers: { '60': 2, '15': 9 },
      unitPriceMicros: 1,
      freeUnitsPerMonth: 0,
    })
    for (const [price, micros] of [
      ['0', 0],
      ['0.29', 290_000],
      ['1.005', 1_005_000],
      ['1000', 1e9],
    ] as const)
      expect(readConfig({ PRICING_UNIT_PRICE_USD: price }).pricing.unitPriceMicros).toBe(micros)
  })

  test.each([
    ['PRICING_BASE', ['0', '-1', '1.5', '1001', 'one'], 'give a whole number from 1 to 1000, or leave it unset for 1'],
    ['PRICING_PLACEMENTS_PER_UNIT', ['0', '1e3'], 'give a whole number from 1 to 1000000, or leave it unset for 500'],
    ['PRICING_OBJECTS_PER_UNIT', ['0', ' 5'], 'give a whole number from 1 to 1000000, or leave it unset for 50'],
    ['PRICING_TERRAIN_AWARE_MULTIPLIER', ['0', '1.5'], 'give a whole number from 1 to 1000, or leave it unset for 2'],
    ['PRICING_FREE_UNITS_PER_MONTH', ['-1', '0.5'], 'give a whole number from 0 to 1000000, or leave it unset for 20'],
    [
      'PRICING_UNIT_PRICE_USD',
      ['-1', '1001', '0,5', '0.0000001', '1e2', 'free', '$1', '.5', 'NaN', 'Infinity'],
      'give US dollars from 0 to 1000 with at most six decimals, or leave it unset for 0.5',
    ],
    [
      'PRICING_STEP_MULTIPLIERS',
      ['60', '60:1,', '60:0', '0:5', '60:1,60:2', '60:1,060:2', '1441:1', '60:1001', '60:1.5', '7.5:8', '{"60":1}', '60:1;30:2', '60:-1'],
      'give steps of 1 to 1440 whole minutes, each once, with a multiplier of 1 to 1000, or leave it unset for 60:1,30:2,15:4,10:6,5:12,1:60',
    ],
  ])('%s that is no price is rejected with a message that names the variable, the value and the fix', (variable, values, fix) => {
    for (const value of values) expect(() => readConfig({ [variable]: value })).toThrow(new ConfigError(variable, value, fix))
  })

  test('METRICS_TOKEN has at least 16 characters, and a short one is not shown', () => {
    expect(readConfig({}).metricsToken).toBeNull()
    expect(readConfig({ METRICS_TOKEN: 'abcdefghijklmnop' }).metricsToken).toBe('abcdefghijklmnop')
    expect(() => readConfig({ METRICS_TOKEN: 'my-secret' })).toThrow('METRICS_TOKEN="...": give 16 to 500')
  })
})
