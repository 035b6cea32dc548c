import { expect, test } from 'bun:test'
import { tableOf } from '../../scripts/torture-table.ts'

test('the columns are as wide as their widest entry', () => {
  const lines = [
    { case: 'bombs', what: 'memory, highest', measured: '612 MB', limit: '1024 MB' },
    { case: 'kills', what: 'runs', measured: '2,104', limit: '' },
  ]
  expect(tableOf(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)).toBe(
    ['case   what             measured  limit', 'bombs  memory, highest  612 MB    1024 MB', 'kills  runs             2,104'].join('\n'),
  )
})
