import { expect, test } from 'bun:test'
import { createPvyield, PvyieldUsageError } from '@pvyield/sdk'

test.each([
  ['', "baseUrl '' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'"],
  ['127.0.0.1:8080', "baseUrl '127.0.0.1:8080' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'"],
  ['localhost:8080', "baseUrl 'localhost:8080' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'"],
  ['/api', "baseUrl '/api' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'"],
  ['ftp://pv.test', "baseUrl 'ftp://pv.test' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'"],
  ['http://pv.test/api', "baseUrl 'http://pv.test/api' ends with /api, but every call adds this path itself: write 'http://pv.test'"],
  [
    'http://pv.test/at/api/',
    "baseUrl 'http://pv.test/at/api/' ends with /api, but every call adds this path itself: write 'http://pv.test/at'",
  ],
  ['http://pv.test/v1', "baseUrl 'http://pv.test/v1' ends with /v1, but every call adds this path itself: write 'http://pv.test'"],
  ['http://a:b@pv.test', "baseUrl 'http://a:b@pv.test' contains a user, a query or a fragment: write only 'http://pv.test/'"],
  ['http://pv.test?x=1', "baseUrl 'http://pv.test?x=1' contains a user, a query or a fragment: write only 'http://pv.test/'"],
])("createPvyield refuses '%s' and says what to write instead", (baseUrl, message) => {
  expect(() => createPvyield({ baseUrl })).toThrow(new PvyieldUsageError(message))
})

test.each(['http://127.0.0.1:8080', 'https://pv.test/', 'https://pv.test/tools/pv//', 'http://[::1]:8080', 'http://api.test'])(
  "createPvyield accepts '%s'",
  async (baseUrl) => {
    const urls: string[] = []
    const fetch = Object.assign(
      async (request: Request | URL | string) => {
        urls.push((request as Request).url)
        return Response.json({})
      },
      { preconnect: () => undefined },
    )
    await createPvyield({ baseUrl, fetch }).getHealth()
    expect(urls).toEqual([`${baseUrl.replace(/\/+$/, '')}/api/health`])
  },
)
