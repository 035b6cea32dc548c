import { expect, test } from 'bun:test'
import { offTarget } from '../../../engine/findings/asked.ts'

test.each([
  [0.021, '2.1 % off the target'],
  [-0.5, '-50.0 % off the target'],
  [1, '100.0 % off the target'],
  [16.28, '17.3 times the target'],
])('a deviation of %d reads %s', (off, words) => expect(offTarget(off)).toBe(words))
