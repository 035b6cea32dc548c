/** Numerical Recipes' linear congruential generator: the same cases on every machine. */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

const VALUES = [
  '1e999',
  '-1e308',
  '9'.repeat(500),
  '0',
  '-1',
  '1e-300',
  'NaN',
  'Infinity',
  '',
  '1,5',
  '1.5.2',
  '0x10',
  '1 000',
  '$FFFFFFFF',
  '=',
  '\u0000',
]
const ENCODED = [[0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], [0xc3], [0xe9, 0x80], [0xf0, 0x9f, 0x98, 0x80], [0]]
const BLOCKS = ['PVObject_Deep=pvDeep', 'A, list of=1 TFoo', 'X=Start', 'K=TConverter', 'ProfilPIO=TCubicProfile', 'Node Start;']

/** Makes a damaged copy. */
export type Mutation = (bytes: Uint8Array, random: (below: number) => number) => Uint8Array

const text =
  (change: (lines: string[], random: (below: number) => number) => string[]): Mutation =>
  (bytes, random) =>
    new Uint8Array(Buffer.from(change(Buffer.from(bytes).toString('latin1').split('\n'), random).join('\n'), 'latin1'))

/** Ways to damage a file of text. */
export const MUTATIONS: Record<string, Mutation> = {
  cut: (bytes, random) => bytes.slice(0, random(bytes.length)),
  'bytes flipped': (bytes, random) => {
    const out = bytes.slice()
    for (let change = 1 + random(8); change > 0; change--) out[random(out.length)] = random(256)
    return out
  },
  'other values': text((lines, random) => {
    const out = [...lines]
    for (let change = 1 + random(3); change > 0; change--) {
      const at = random(out.length)
      out[at] = (out[at] ?? '').replace(/=.*/, () => `=${VALUES[random(VALUES.length)] ?? ''}`)
    }
    return out
  }),
  'numbers scaled': text((lines, random) => {
    const at = random(lines.length)
    const factor = 10 ** (random(13) - 6)
    return lines.map((line, k) => (k === at ? line.replace(/-?\d+\.?\d*/g, (number) => String(Number(number) * factor)) : line))
  }),
  'lines lost, doubled and moved': text((lines, random) => {
    const out = [...lines]
    for (let change = 1 + random(6); change > 0; change--) {
      const [line = ''] = out.splice(random(out.length), 1)
      if (random(3) > 0) out.splice(random(out.length), 0, line)
      if (random(3) === 0) out.splice(random(out.length), 0, line)
    }
    return out
  }),
  'deep nesting': text((lines, random) => {
    const block = BLOCKS[random(BLOCKS.length)] ?? ''
    return [...lines.slice(0, 2), ...Array<string>(1 + random(3000)).fill(block), ...lines.slice(2)]
  }),
  'mixed encodings': (bytes, random) => {
    const out = [...bytes]
    for (let change = 1 + random(4); change > 0; change--)
      out.splice(random(4) === 0 ? 0 : random(out.length), 0, ...(ENCODED[random(ENCODED.length)] ?? []))
    return Uint8Array.from(out)
  },
  'a long line': text((lines, random) => {
    const at = random(lines.length)
    return lines.map((line, k) => (k === at ? `${line}${(VALUES[random(VALUES.length)] ?? '').repeat(random(400))}` : line))
  }),
}

/** Numbers of an answer; none of them may be NaN or infinite. */
export function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* numbersIn(inner)
}
