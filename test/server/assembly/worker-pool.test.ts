import { expect, test } from 'bun:test'
import { late, overloaded, overran } from '../../../server/assembly/worker-pool.ts'

test('what a busy service does not get done is refused for now, with a time to come back', () => {
  for (const problem of [late(12.3), overloaded(4, 12.3)]) {
    expect([problem.code, problem.headers]).toEqual(['overloaded', { 'retry-after': '13' }])
    expect(problem.detail).toEndWith('try again in 13 s')
  }
  expect(late(0).headers).toEqual({ 'retry-after': '5' })
})

test('work that computes for too long is refused for what it is', () => {
  expect([overran('run', 34).code, overran('scoreTree', 34).code]).toEqual(['run_failed', 'too_costly'])
  expect(overran('run', 34).detail).toContain('34 s of processor time')
})
