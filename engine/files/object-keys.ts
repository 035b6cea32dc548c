import { codeOf, HIDDEN } from '../core/hidden-characters.ts'
import { quoted } from '../findings/quoted.ts'
import { decimalNumber } from './decimal-number.ts'
import type { Findings, StatedKey, StatedValue } from './findings.ts'
import type { PvsystBlock, PvsystEntry } from './pvsyst-object.ts'

/** Runs of hidden characters. */
const EVERY_HIDDEN = new RegExp(`${HIDDEN.source}+`, 'gu')

/** Characters of a text that is handed on, such as a name. */
const TEXT_MAX = 200

/**
 * The keys of one block, without regard to upper and lower case; of repeated keys the first counts.
 * Figures of the section that cannot be read are failures of the file, because a default in their
 * place would be another component.
 */
export class ObjectKeys {
  private readonly entries = new Map<string, PvsystEntry>()
  private readonly read = new Set<string>()

  constructor(
    block: PvsystBlock | null,
    private readonly findings: Findings,
  ) {
    for (const entry of block?.entries ?? []) {
      const folded = entry.key.toLowerCase()
      const first = this.entries.get(folded)
      if (first === undefined) this.entries.set(folded, entry)
      else if (first.value !== entry.value)
        findings.note('ignored', placeOf(entry), `${entry.key} is repeated with another value; the first, in line ${first.line}, is used`)
    }
  }

  /** The key as the file spells it, with its line; as asked for when the file lacks it. */
  at(key: string): StatedKey {
    const entry = this.entries.get(key.toLowerCase())
    return entry === undefined ? { key, line: null } : placeOf(entry)
  }

  /** The same with the value. */
  stated(key: string): StatedValue {
    return { ...this.at(key), value: cleanText(this.entries.get(key.toLowerCase())?.value ?? '') }
  }

  has(key: string): boolean {
    return this.raw(key) !== ''
  }

  /** Text without hidden characters, at most 200 characters; empty when it is not stated. */
  text(key: string): string {
    const raw = this.raw(key)
    const [hidden] = HIDDEN.exec(raw) ?? []
    if (hidden !== undefined)
      this.findings.note(
        'changed',
        this.at(key),
        `${key} has the character ${codeOf(hidden)}, which cannot be shown: a blank is in its place`,
      )
    return cleanText(raw)
  }

  /** null when the key is absent or empty. Fails: a value that is not a finite number. */
  number(key: string): number | null {
    const raw = this.raw(key)
    if (raw === '') return null
    const value = decimalNumber(raw)
    if (Number.isNaN(value)) {
      this.findings.fail(this.at(key), `${quoted(cleanText(raw))} is not a finite number: write it with a decimal point, without its unit`)
      return null
    }
    return value
  }

  /** A figure that no run reads: null, with a note, when it is not a number. */
  information(key: string): number | null {
    const raw = this.raw(key)
    const value = decimalNumber(raw)
    if (raw === '' || !Number.isNaN(value)) return raw === '' ? null : value
    this.findings.note('ignored', this.at(key), `${key} ${quoted(cleanText(raw))} is not a number: it is left out`)
    return null
  }

  /** The same, where 0 and values below mean that it is not stated. */
  size(key: string): number | null {
    return this.aboveZero(key, this.information(key))
  }

  /** The same as a whole number. */
  count(key: string): number | null {
    const value = this.information(key)
    return value === null ? null : Math.round(value)
  }

  /** A number that is not stated when it is 0 or below. */
  positive(key: string): number | null {
    return this.aboveZero(key, this.number(key))
  }

  /** Fails: a missing key, which is then NaN. */
  required(key: string, what: string): number {
    if (this.has(key)) return this.number(key) ?? Number.NaN
    this.findings.fail(this.at(key), `The ${what} is missing: add the line ${key}=...`)
    return Number.NaN
  }

  /** null when the key is absent or empty. Fails: a value that is not a whole number. */
  integer(key: string): number | null {
    const value = this.number(key)
    if (value === null || Number.isInteger(value)) return value
    this.findings.fail(this.at(key), `${value} is not a whole number: correct it`)
    return null
  }

  /** Marks keys as known although they are not used. */
  skip(...keys: readonly string[]): void {
    for (const key of keys) this.read.add(key.toLowerCase())
  }

  /** Keys that nobody asked for. */
  unread(): StatedKey[] {
    return [...this.entries].filter(([folded]) => !this.read.has(folded)).map(([, entry]) => placeOf(entry))
  }

  /** 0 is how PVsyst writes that a figure is not stated; one below 0 is an error, which a note reports. */
  private aboveZero(key: string, value: number | null): number | null {
    if (value === null || value > 0) return value
    if (value < 0) this.findings.note('ignored', this.at(key), `${key} ${value} is below 0: it counts as not stated`)
    return null
  }

  private raw(key: string): string {
    const folded = key.toLowerCase()
    this.read.add(folded)
    return this.entries.get(folded)?.value ?? ''
  }
}

/** Text without hidden characters, at most 200 characters. */
export function cleanText(text: string): string {
  return text
    .slice(0, 4 * TEXT_MAX)
    .replace(EVERY_HIDDEN, ' ')
    .trim()
    .slice(0, TEXT_MAX)
    .trim()
}

function placeOf({ key, line }: PvsystEntry): StatedKey {
  return { key: cleanText(key).slice(0, 50), line }
}
