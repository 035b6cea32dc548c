import { expect, test } from 'bun:test'
import { exitCode, stopWords } from '../../clients/cli/stop-words.ts'

test('up and serve say in one line why the service stopped', () => {
  expect(stopWords('SIGINT', 0, null)).toBe('The service stopped: SIGINT (Ctrl-C).')
  expect(stopWords('SIGTERM', null, 'SIGTERM')).toBe('The service stopped: SIGTERM.')
  expect(stopWords(null, null, 'SIGKILL')).toBe('The service was ended by SIGKILL from outside. Accepted runs go on at its next start.')
  expect(stopWords(null, 1, null)).toBe('The service stopped with exit code 1: see its messages above.')
  expect(stopWords(null, 0, null)).toBe('The service stopped.')
})

test('they end with the exit code of the service, and that of a signal is no success', () => {
  expect([exitCode(0, null), exitCode(3, null), exitCode(null, 'SIGKILL'), exitCode(null, 'SIGTERM')]).toEqual([0, 3, 137, 143])
})
