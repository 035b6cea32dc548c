import { describe, expect, test } from 'bun:test'
import { parseOnd } from '../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../engine/component-files/parse-pan.ts'
import { ObjectFileError } from '../../engine/files/object-file-error.ts'
import { bytesOf, ondText, panText, profileLines } from '../engine/component-files/component-text.ts'
import { samplesOf } from '../engine/component-files/samples.ts'
import { IS_LONG, rounds } from '../rounds.ts'
import { MUTATIONS, makeRandom, numbersIn } from './file-mutations.ts'
import { report, reportMillis } from './report.ts'

/** Cases over all files together. */
const CASES = rounds(2000, 50_000)
const SECOND_MILLIS = 1000

const IAM = [
  'PVObject_IAM=pvIAM',
  'IAMMode=UserProfile',
  ...profileLines('IAMProfile', ['0,1', '60,0.97', '90,0']),
  'End of PVObject pvIAM',
]
const OPER = ['OperPoints, list of=1 tOperPoint', 'Point_1=False,200,25.0,-2.30,0.00,0.000,0.000,0.00', 'End of List OperPoints']

/** Made-up files, so that the test runs anywhere, and the real ones next to the checkout. */
const FILES = {
  pan: [bytesOf(panText({ extra: [...IAM, ...OPER] })), ...samplesOf('pan').map(({ bytes }) => bytes)],
  ond: [bytesOf(ondText()), ...samplesOf('ond').map(({ bytes }) => bytes)],
}

/** What became of a case, and how long it took. Throws for anything but an answer or a refusal. */
function outcomeOf(parse: (bytes: Uint8Array) => object, bytes: Uint8Array): { isRead: boolean; millis: number } {
  const from = performance.now()
  try {
    const answer = parse(bytes)
    const millis = performance.now() - from
    for (const number of numbersIn(answer)) if (!Number.isFinite(number)) throw new Error('A number of the answer is not finite')
    return { isRead: true, millis }
  } catch (cause) {
    if (!(cause instanceof ObjectFileError)) throw cause
    const millis = performance.now() - from
    for (const failure of cause.failures) {
      if (failure.length < 15 || failure.length > 700) throw new Error(`The failure ${JSON.stringify(failure)} says too little or too much`)
    }
    return { isRead: false, millis }
  }
}

describe.each([
  ['pan', parsePan],
  ['ond', parseOnd],
] as const)('%s files that are damaged are read, or refused with an ObjectFileError', (kind, parse) => {
  const perMutation = Math.ceil(CASES / Object.keys(MUTATIONS).length)

  test.each(Object.entries(MUTATIONS))('%s', (name, mutate) => {
    const random = makeRandom(name.length * 7919 + kind.length)
    let [read, refused, longest] = [0, 0, 0]
    for (let round = 0; round < perMutation; round++) {
      const file = FILES[kind][round % FILES[kind].length] ?? new Uint8Array()
      const { isRead, millis } = outcomeOf(parse, mutate(file, random))
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
    const use = () => {
      Bun.gc(true)
      return process.memoryUsage().rss / 1e6
    }
    for (let round = 0; round < 500; round++)
      outcomeOf(parse, Object.values(MUTATIONS)[round % 8]?.(FILES[kind][0] ?? new Uint8Array(), random) ?? new Uint8Array())
    const before = use()
    for (let round = 0; round < 5000; round++)
      outcomeOf(parse, Object.values(MUTATIONS)[round % 8]?.(FILES[kind][0] ?? new Uint8Array(), random) ?? new Uint8Array())
    const grown = use() - before
    report(`${kind} files`, 'memory after 5,000 cases more', `${grown.toFixed(0)} MB`, '100 MB')
    expect(grown).toBeLessThan(100)
  })
})
