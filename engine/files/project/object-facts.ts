import { decimalNumber } from '../decimal-number.ts'
import type { Findings } from '../findings.ts'
import { ObjectKeys } from '../object-keys.ts'
import { entryOf, type PvsystBlock } from '../pvsyst-object.ts'

/** Most items of a list. */
const ITEMS_MAX = 100_000

/** The keys of an object and its lists, which are longer than the texts that keys hand on. */
export class ObjectFacts extends ObjectKeys {
  constructor(
    private readonly block: PvsystBlock | null,
    private readonly found: Findings,
  ) {
    super(block, found)
  }

  /** The first of several spellings that the object has; the first when it has none. */
  spelling(...keys: readonly [string, ...string[]]): string {
    return keys.find((key) => this.has(key)) ?? keys[0]
  }

  /**
   * A list such as `1.5,2,`; empty when the key is absent.
   * Fails: an item that is not a finite number, and a list that is too long.
   */
  list(key: string): number[] {
    const text = this.block === null ? '' : (entryOf(this.block, key) ?? '')
    this.skip(key)
    const cells = text.split(text.includes(';') ? ';' : ',').map((cell) => cell.trim())
    if (cells.at(-1) === '') cells.pop()
    if (cells.length > ITEMS_MAX) {
      this.found.fail(this.at(key), `The list has ${cells.length} items, more than ${ITEMS_MAX}: split the object`)
      return []
    }
    const numbers = cells.map(decimalNumber)
    const wrong = numbers.findIndex(Number.isNaN)
    if (wrong < 0) return numbers
    const shown = JSON.stringify((cells[wrong] ?? '').slice(0, 40))
    this.found.fail(this.at(key), `${shown} is not a finite number: write numbers with decimal points and commas between`)
    return []
  }
}
