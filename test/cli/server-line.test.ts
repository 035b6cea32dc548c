import { expect, test } from 'bun:test'
import { shownOf } from '../../clients/cli/server-line.ts'
import { jsonLog } from '../../server/log.ts'

/** The lines that the server writes. */
function logged(write: (log: ReturnType<typeof jsonLog>) => void): string {
  const lines: string[] = []
  write(jsonLog((line) => lines.push(line.trimEnd())))
  return lines.join('')
}

test('up shows the sign-in link of a server without mail as a line of its own, not as JSON', () => {
  const link = 'http://127.0.0.1:8080/api/auth/verify?token=a-b_c'
  expect(shownOf(logged((log) => log.warn('mail_not_sent', { reason: 'MAIL=log', mail: 'id', link })))).toBe(
    `Sign-in link (no mail server is set): ${link}`,
  )
})

test('up shows errors and warnings whole, and nothing else of the log', () => {
  const error = logged((log) => log.error('store_failed', new Error('disk full')))
  expect(shownOf(error)).toBe(error)
  const warning = logged((log) => log.warn('setting_unknown', { variable: 'PROT', did_you_mean: 'PORT' }))
  expect(shownOf(warning)).toBe(warning)
  expect(shownOf(logged((log) => log.info('request', { path: '/api/run' })))).toBeNull()
  expect(shownOf(logged((log) => log.warn('mail_not_sent', { mail: 'id' })))).toBeNull()
  expect(shownOf('{"event":"mail_not_sent","li')).toBeNull()
})
