import { CONTAINERS_MAX, DEPTH_MAX, ITEMS_MAX, KEYS_MAX, OBJECT_KEYS_MAX, TEXT_MAX_BYTES, TEXTS_MAX, VALUES_MAX } from './json-limits.ts'
import { Problem } from './problem.ts'

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a] as const
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d] as const

/** Bytes that mean something outside texts; all others are skipped. */
const IS_STRUCTURE = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number([QUOTE, COMMA, COLON, LIST, LIST_END, OBJECT, OBJECT_END].includes(byte as never)),
)

const KEY_SHOWN_BYTES = 100

/**
 * Counts what a JSON text would make in memory, while its bytes come in, and stops at a limit.
 * `JSON.parse` has no limits: 95 MB of brackets take 7 GB, and lists of lists 6 s. Constant memory,
 * 1 ns a byte. Does not check the syntax: what it counts in a text that is not JSON bounds the
 * parser just the same.
 */
export class JsonBounds {
  private at = 0
  private depth = 0
  private isText = false
  private isEscape = false
  /** Where the last text begins and ends, without its quotes. */
  private textFrom = 0
  private textTo = 0
  private values = 0
  private texts = 0
  private containers = 0
  private keys = 0
  /** By level, from 1: whether it is a list, its items, and the place of its last key. */
  private readonly isList = new Uint8Array(DEPTH_MAX + 1)
  private readonly items = new Int32Array(DEPTH_MAX + 1)
  private readonly keyFrom = new Int32Array(DEPTH_MAX + 1)
  private readonly keyTo = new Int32Array(DEPTH_MAX + 1)

  /**
   * Reads on, up to the end of the bytes that have come in.
   * @param bytes  all bytes from the beginning
   * Fails: Problem validation_error that names the limit.
   */
  read(bytes: Uint8Array): void {
    const end = bytes.length
    let at = this.at
    while (at < end) {
      if (this.isText) {
        at = this.readText(bytes, at)
        continue
      }
      while (at < end && IS_STRUCTURE[bytes[at] as number] === 0) at++
      if (at === end) break
      const byte = bytes[at] as number
      at++
      if (byte === COMMA) this.countItem(bytes)
      else if (byte === QUOTE) {
        this.isText = true
        this.textFrom = at
        // Keys are among the texts, and counted at their colon.
        if (++this.texts - this.keys > TEXTS_MAX) throw tooMany(TEXTS_MAX, 'texts')
      } else if (byte === COLON) this.countKey()
      else if (byte === LIST || byte === OBJECT) this.open(bytes, byte === LIST)
      else if (this.depth > 0) this.depth--
    }
    this.at = at
  }

  /** Skips to the end of a text or of the bytes. */
  private readText(bytes: Uint8Array, from: number): number {
    const end = bytes.length
    let at = from
    if (this.isEscape) {
      this.isEscape = false
      at++
    }
    for (; at < end; at++) {
      const byte = bytes[at]
      if (byte === QUOTE) {
        this.isText = false
        break
      }
      if (byte === BACKSLASH && ++at === end) {
        this.isEscape = true
        at--
        break
      }
    }
    this.textTo = at
    if (at - this.textFrom > TEXT_MAX_BYTES)
      throw refusal(this.path(bytes, this.depth), `A text should have at most ${TEXT_MAX_BYTES / 1024} kB`)
    return Math.min(at + 1, end)
  }

  private countItem(bytes: Uint8Array): void {
    if (++this.values > VALUES_MAX) throw tooMany(VALUES_MAX, 'values')
    const items = (this.items[this.depth] as number) + 1
    this.items[this.depth] = items
    if (items < OBJECT_KEYS_MAX || this.depth === 0) return
    if (this.isList[this.depth] === 0) throw refusal(this.path(bytes, this.depth - 1), `Object should have at most ${OBJECT_KEYS_MAX} keys`)
    if (items >= ITEMS_MAX) throw refusal(this.path(bytes, this.depth - 1), `List should have at most ${ITEMS_MAX} items`)
  }

  private countKey(): void {
    if (++this.keys > KEYS_MAX) throw tooMany(KEYS_MAX, 'keys')
    this.keyFrom[this.depth] = this.textFrom
    this.keyTo[this.depth] = this.textTo
  }

  private open(bytes: Uint8Array, isList: boolean): void {
    if (++this.containers > CONTAINERS_MAX) throw tooMany(CONTAINERS_MAX, 'lists and objects')
    if (this.depth === DEPTH_MAX) throw tooDeep(this.path(bytes, this.depth))
    const depth = ++this.depth
    this.isList[depth] = Number(isList)
    this.items[depth] = 0
    this.keyFrom[depth] = 0
    this.keyTo[depth] = 0
  }

  /** Path to what the first levels contain at this place. */
  private path(bytes: Uint8Array, levels: number): string[] {
    return Array.from({ length: levels }, (_, k) => {
      const level = k + 1
      if (this.isList[level] === 1) return String(this.items[level])
      const [from, to] = [this.keyFrom[level] as number, this.keyTo[level] as number]
      return new TextDecoder().decode(bytes.subarray(from, Math.min(to, from + KEY_SHOWN_BYTES)))
    })
  }
}

/** The refusal of a body that is nested too deeply. */
export function tooDeep(path: readonly string[]): Problem {
  return refusal(path, `Input should not be nested deeper than ${DEPTH_MAX} levels`)
}

function tooMany(limit: number, what: string): Problem {
  return refusal([], `A body should have at most ${limit} ${what}: send fewer rows or columns`)
}

function refusal(path: readonly string[], message: string): Problem {
  const field = path.length === 0 ? null : path.join('.').slice(0, 500)
  return Problem.ofItems('validation_error', [{ field, message, code: 'validation_error' }])
}
