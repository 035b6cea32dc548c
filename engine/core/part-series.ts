import { columnNamed } from './column-names.ts'
import type { Resolved } from './option.ts'
import { QUANTITIES, type Quantity, type QuantityName } from './quantities.ts'

/** Column of the series of a part. Ids have no slash. */
export type PartSeriesName = `${string}/${QuantityName}`
/** Column of the series of a run. */
export type SeriesName = QuantityName | PartSeriesName

/** Stages whose columns are those of the whole plant. */
const OF_PLANT: ReadonlySet<string> = new Set(['weather', 'sun', 'irradiance', 'albedo', 'brightness', 'outages', 'storage', 'ac'])

/** What a part has of its own: weather, battery and AC side are those of the plant. */
export const PART_QUANTITIES = (Object.keys(QUANTITIES) as QuantityName[]).filter((name) =>
  QUANTITIES[name].terms.every(({ column }) => !OF_PLANT.has(columnNamed(column).entry.writers[0])),
)

/** A request, as far as it names series of parts. */
export interface AskedOfParts extends Pick<Resolved, 'sub_array_series'> {
  /** In a simple request an id may be left out. */
  readonly sub_arrays: readonly { readonly id?: string | undefined }[] | null
}

/** The columns that a request asks for, if every part had each: the part's id and the name of the quantity. */
export function askedOfParts({ sub_arrays, sub_array_series }: AskedOfParts): PartSeriesName[] {
  const wanted = new Set<string>(sub_array_series ?? [])
  const names = PART_QUANTITIES.filter((name) => wanted.has(name))
  return (sub_arrays ?? []).flatMap(({ id }) => (id === undefined ? [] : names).map((name) => `${id}/${name}` as const))
}

/** The part and the quantity of a column; null for a column of the plant. */
export function partSeries(column: string): { readonly id: string; readonly name: QuantityName; readonly quantity: Quantity } | null {
  const slash = column.indexOf('/')
  const name = column.slice(slash + 1)
  if (slash < 1 || !Object.hasOwn(QUANTITIES, name)) return null
  return { id: column.slice(0, slash), name: name as QuantityName, quantity: QUANTITIES[name as QuantityName] }
}
