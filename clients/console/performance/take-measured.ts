import type { ChosenMeasured } from '../state/chosen-measured.ts'
import { keepFile } from '../state/dropped-files.ts'
import type { Store } from '../state/store.ts'

/** Keeps a file of measured rows in this browser, and lets the page test the plant against it. */
export async function takeMeasured(name: string, bytes: Uint8Array, store: Store): Promise<void> {
  const id = await keepFile(bytes)
  const { measured: before, ...state } = store.state
  if (before?.id === id) return store.again()
  // Columns and stamps are those of the file before, what is known of the plant is not.
  const { stamps: _, roles: __, ...kept } = before ?? {}
  store.change({ ...state, measured: { ...kept, id, name } })
}

/** A change of choices; undefined takes one back. */
export type Decided = { readonly [Key in keyof ChosenMeasured]?: ChosenMeasured[Key] | undefined }

/** The choices with a change. */
export function withDecided(measured: ChosenMeasured, change: Decided): ChosenMeasured {
  const entries = Object.entries({ ...measured, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as ChosenMeasured
}

/** Numbers with one of them written anew; undefined when none is left. */
export function withNumber(
  numbers: Readonly<Record<string, number>> = {},
  key: string,
  value: number | undefined,
): Readonly<Record<string, number>> | undefined {
  const { [key]: _, ...others } = numbers
  const next = value === undefined ? others : { ...others, [key]: value }
  return Object.keys(next).length === 0 ? undefined : next
}
