import { describe, expect, test } from 'bun:test'
import { ConfigError, readConfig } from '../../server/config.ts'

describe('settings', () => {
  test('an empty environment works', () => {
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

  test('what is given is read', () => {
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
      'DATABASE_URL="data.db": give file:, libsql:// or http:// with a database, or leave it unset for a file in DATA_DIR',
    ],
    ['ACCOUNTS', 'metered', 'ACCOUNTS="metered": this version runs without accounts: give open, or leave it unset'],
  ])('%s=%s stops the start with the fix', (variable, value, message) => {
    expect(() => readConfig({ [variable]: value })).toThrow(new ConfigError(variable, value, message.slice(message.indexOf(': ') + 2)))
  })
})
