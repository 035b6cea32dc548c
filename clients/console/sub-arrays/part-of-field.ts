import type { Plant } from '../state/console-state.ts'

/** What the part of a field is called, as of `sub_arrays.3.array.tilt_deg`; empty for a field of the plant. */
export function partOfField(field: string | null, { body }: Pick<Plant, 'body'>): string {
  const { sub_arrays: parts } = body as {
    readonly sub_arrays?: readonly ({ readonly label?: unknown; readonly id?: unknown } | null)[] | null
  }
  const [, at] = /^sub_arrays\.(\d+)/.exec(field ?? '') ?? []
  const part = at === undefined || !Array.isArray(parts) ? undefined : parts[Number(at)]
  return [part?.label, part?.id].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}
