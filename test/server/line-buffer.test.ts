import { expect, jest, test } from 'bun:test'
import { LineBuffer } from '../../server/line-buffer.ts'

function buffer(pauseMillis = 1000) {
  const written: string[] = []
  return { written, lines: new LineBuffer((text) => void written.push(text), pauseMillis) }
}

test('a line after a silence is written at once, those that follow within the pause together at its end', () => {
  jest.useFakeTimers()
  try {
    const { written, lines } = buffer()
    lines.add('a', false)
    expect(written).toEqual(['a'])
    lines.add('b', false)
    lines.add('c', false)
    expect(written).toEqual(['a'])
    jest.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'bc'])
    lines.add('d', false)
    expect(written).toEqual(['a', 'bc'])
    jest.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'bc', 'd'])
    jest.advanceTimersByTime(1000)
    lines.add('e', false)
    expect(written).toEqual(['a', 'bc', 'd', 'e'])
  } finally {
    jest.useRealTimers()
  }
})

test('an urgent line is written at once, after those that wait; a flush writes what waits, once', () => {
  const { written, lines } = buffer()
  for (const line of ['a', 'b', 'c']) lines.add(line, false)
  lines.add('error', true)
  expect(written).toEqual(['a', 'bcerror'])
  lines.add('d', false)
  lines.flush()
  lines.flush()
  expect(written).toEqual(['a', 'bcerror', 'd'])
})

test('many lines do not wait', () => {
  const { written, lines } = buffer()
  const line = 'x'.repeat(1000)
  for (let k = 0; k < 1000; k++) lines.add(line, false)
  lines.flush()
  expect(written.join('').length).toBe(1_000_000)
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(70_000)
})
