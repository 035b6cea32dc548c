import { expect, test } from 'bun:test'
import { chooseEnding, splitEnding } from '../../../server/http/path-ending.ts'

test('an ending is what follows the last parameter of a path', () => {
  expect(splitEnding('/api/scene-examples/{example_id}.svg')).toEqual({ path: '/api/scene-examples/:example_id', ending: '.svg' })
  expect(splitEnding('/api/runs/{run_id}/series.csv')).toEqual({ path: '/api/runs/:run_id/series.csv', ending: '' })
  expect(splitEnding('/docs/:file')).toEqual({ path: '/docs/:file', ending: '' })
})

test('the value of the parameter chooses the ending, and loses it', () => {
  expect(chooseEnding({ id: 'roof.svg' }, ['', '.svg'])).toEqual({ ending: '.svg', params: { id: 'roof' } })
  expect(chooseEnding({ id: 'roof.svg.svg' }, ['', '.svg'])).toEqual({ ending: '.svg', params: { id: 'roof.svg' } })
  expect(chooseEnding({ id: 'roof.png' }, ['', '.svg'])).toEqual({ ending: '', params: { id: 'roof.png' } })
  expect(chooseEnding({ id: null }, ['', '.svg'])).toEqual({ ending: '', params: { id: null } })
  expect(chooseEnding({ id: 'roof' }, ['.svg'])).toBeNull()
})
