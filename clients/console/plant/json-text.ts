/** Characters of an array that is written on one line. */
const LINE_CHARS = 100

/** A value as JSON that a person reads: short arrays on one line. */
export function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    if (value.length === 0 || line.length <= LINE_CHARS || value.every((item) => typeof item !== 'object' || item === null)) return line
    return `[\n${value.map((item) => inner + jsonText(item, inner)).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${jsonText(item, inner)}`).join(',\n')}\n${indent}}`
}

/** A text read as JSON, with the line of each value, from 1, by its dot path. */
export interface ReadJson {
  readonly value: unknown
  readonly lines: ReadonlyMap<string, number>
}

/** Where a text is no JSON. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault'

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

/** Deeper than any request. */
const DEPTH_MAX = 100

/** Fails: JsonFault. */
export function readJson(text: string): ReadJson {
  return new JsonReader(text).read()
}

/** Reads the structure; strings and numbers are read by the browser. */
class JsonReader {
  private at = 0
  private line = 1
  private readonly lines = new Map<string, number>()

  constructor(private readonly text: string) {}

  read(): ReadJson {
    const value = this.value('', 0)
    this.space()
    if (this.at < this.text.length) this.fail('There is more after the end of the request: remove it')
    return { value, lines: this.lines }
  }

  private value(path: string, depth: number): unknown {
    this.space()
    this.lines.set(path, this.line)
    if (depth > DEPTH_MAX) this.fail('It is nested too deeply')
    const opening = this.text[this.at]
    if (opening === '{') return this.object(path, depth)
    if (opening === '[') return this.array(path, depth)
    return this.plain(/"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y, 'a value')
  }

  private object(path: string, depth: number): unknown {
    const entries: [string, unknown][] = []
    this.list('}', () => {
      this.space()
      const line = this.line
      const key = String(this.plain(/"(?:[^"\\\n]|\\.)*"/y, 'a name in double quotes'))
      this.space()
      if (this.text[this.at] !== ':') this.fail(`":" is missing after "${key}"`)
      this.at++
      const own = path === '' ? key : `${path}.${key}`
      entries.push([key, this.value(own, depth + 1)])
      this.lines.set(own, line)
    })
    return Object.fromEntries(entries)
  }

  private array(path: string, depth: number): unknown {
    const items: unknown[] = []
    this.list(']', () => items.push(this.value(`${path}.${items.length}`, depth + 1)))
    return items
  }

  /** Reads members with commas between them. */
  private list(end: string, member: () => void): void {
    this.at++
    this.space()
    if (this.text[this.at] === end) {
      this.at++
      return
    }
    for (;;) {
      member()
      this.space()
      const next = this.text[this.at]
      if (next !== ',' && next !== end) this.fail(`"," or "${end}" is missing`)
      this.at++
      if (next === end) return
      this.space()
      if (this.text[this.at] === end) this.fail(`Remove the comma before "${end}"`)
    }
  }

  private plain(pattern: RegExp, what: string): unknown {
    pattern.lastIndex = this.at
    const [word = ''] = pattern.exec(this.text) ?? []
    if (word === '') this.fail(this.at >= this.text.length ? `The text ends where ${what} is missing` : `Here ${what} is expected`)
    this.at += word.length
    try {
      return JSON.parse(word)
    } catch {
      return this.fail(`${word} cannot be read`)
    }
  }

  private space(): void {
    for (; /\s/.test(this.text.charAt(this.at)); this.at++) if (this.text[this.at] === '\n') this.line++
  }

  private fail(message: string): never {
    throw new JsonFault(message, this.line)
  }
}
