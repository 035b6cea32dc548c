import { describe, expect, test } from 'bun:test'
import { ObjectFileError } from '../../engine/files/object-file-error.ts'
import { WeatherFileError } from '../../engine/files/weather/index.ts'
import { threadMillis } from '../../server/workers/processor-time.ts'
import { IS_LONG } from '../rounds.ts'
import { MUTATIONS, makeRandom, numbersIn } from './file-mutations.ts'
import { report, reportMillis } from './report.ts'

const SECOND_MILLIS = 1000
/** A refusal says what is wrong, and repeats no file. */
const FAILURE_CHARS = { min: 15, max: 700 }
/** Cases before and during the measurement of memory, and what they may leave behind. */
const MEMORY = { warmUp: 500, cases: 5000, grownMb: 100 }

export interface DamagedFiles {
  /** Name in the report. */
  readonly kind: string
  /** Files to damage, in turns. The first is a made-up one, so that the test runs anywhere. */
  readonly files: readonly Uint8Array[]
  readonly parse: (bytes: Uint8Array) => object
  /** Cases of all mutations together. */
  readonly cases: number
}

/**
 * Reads a file. Throws for anything but an answer of finite numbers or a refusal in words.
 * @returns whether it was read, and the processor time of this thread, ms: a busy machine adds none, and
 *   neither do the threads that compile and collect next to it
 */
export function outcomeOf(parse: (bytes: Uint8Array) => object, bytes: Uint8Array): { isRead: boolean; millis: number } {
  const before = threadMillis()
  const { answer, failures } = attempt(parse, bytes)
  const millis = threadMillis() - before
  for (const number of numbersIn(answer)) if (!Number.isFinite(number)) throw new Error('A number of the answer is not finite')
  for (const failure of failures)
    if (failure.length < FAILURE_CHARS.min || failure.length > FAILURE_CHARS.max)
      throw new Error(`The failure ${JSON.stringify(failure)} says too little or too much`)
  return { isRead: answer !== null, millis }
}

function attempt(parse: (bytes: Uint8Array) => object, bytes: Uint8Array): { answer: object | null; failures: readonly string[] } {
  try {
    return { answer: parse(bytes), failures: [] }
  } catch (cause) {
    if (cause instanceof ObjectFileError) return { answer: null, failures: cause.failures }
    if (cause instanceof WeatherFileError) return { answer: null, failures: [cause.message] }
    throw cause
  }
}

/** Tests that damaged files of one kind are read or refused in words, in bounded time and memory. */
export function describeDamaged({ kind, files, parse, cases }: DamagedFiles): void {
  const mutations = Object.entries(MUTATIONS)
  const perMutation = Math.ceil(cases / mutations.length)
  const [example = new Uint8Array()] = files

  describe(`${kind} files that are damaged are read, or refused with a clear failure`, () => {
    test.each(mutations)('%s', (name, mutate) => {
      const random = makeRandom(name.length * 7919 + kind.length)
      let [read, refused, longest] = [0, 0, 0]
      for (let round = 0; round < perMutation; round++) {
        const { isRead, millis } = outcomeOf(parse, mutate(files[round % files.length] ?? example, random))
        if (isRead) read++
        else refused++
        longest = Math.max(longest, millis)
      }
      expect(read + refused).toBe(perMutation)
      report(`${kind} files, ${name}`, 'read and refused', `${read} and ${refused}`)
      reportMillis(`${kind} files, ${name}`, 'longest case', longest, SECOND_MILLIS)
    })

    test.skipIf(!IS_LONG)('memory does not grow over the cases (long form)', () => {
      const random = makeRandom(4711)
      const damage = (rounds: number) => {
        for (let round = 0; round < rounds; round++) outcomeOf(parse, mutations[round % mutations.length]?.[1](example, random) ?? example)
      }
      damage(MEMORY.warmUp)
      const before = residentMb()
      damage(MEMORY.cases)
      const grown = residentMb() - before
      report(`${kind} files`, 'memory after 5,000 cases more', `${grown.toFixed(0)} MB`, `${MEMORY.grownMb} MB`)
      expect(grown).toBeLessThan(MEMORY.grownMb)
    })
  })
}

function residentMb(): number {
  Bun.gc(true)
  return process.memoryUsage().rss / 1e6
}
