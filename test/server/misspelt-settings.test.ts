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
