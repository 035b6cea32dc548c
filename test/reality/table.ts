/** Columns of a text table, by the names in its first line; empty fields are NaN. */
export class Table {
  readonly #heads: readonly string[]
  readonly #rows: readonly string[][]

  constructor(lines: readonly string[], separator: string, heads?: readonly string[]) {
    const rows = lines.filter((line) => line !== '').map((line) => line.split(separator))
    this.#heads = heads ?? rows[0] ?? []
    this.#rows = heads === undefined ? rows.slice(1) : rows
  }

  get length(): number {
    return this.#rows.length
  }

  texts(name: string): string[] {
    const at = this.#heads.indexOf(name)
    if (at < 0) throw new Error(`The table has no column ${name}: it has ${this.#heads.join(', ')}`)
    return this.#rows.map((row) => row[at] ?? '')
  }

  numbers(name: string): Float64Array {
    return Float64Array.from(this.texts(name), (text) => (text.trim() === '' ? Number.NaN : Number(text)))
  }
}
