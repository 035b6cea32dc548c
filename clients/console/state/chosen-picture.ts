import type { PictureName } from '@pvyield/report'

/** Pictures of a run that one can choose, with what their tabs say. The months and the losses are shown without a choice. */
export const PICTURE_TITLES = {
  normalized: 'Yields',
  heatmap: 'Heat map',
  duration: 'Duration',
  day: 'One day',
  daily: 'Every day',
  horizon: 'Horizon',
  module: 'Module',
  iam: 'Incidence',
  inverter: 'Inverter',
  side: 'Rows',
  plan: 'Scene plan',
  single_line: 'Single line',
  exceedance: 'P-values',
  lifetime: 'Lifetime',
} as const satisfies Partial<Record<PictureName, string>>

export type ChosenName = keyof typeof PICTURE_TITLES

/** A picture, and what it shows. */
export interface ChosenPicture {
  readonly name: ChosenName
  /** Series; absent for the usual ones. */
  readonly columns?: readonly string[]
  /** MM-DD; absent for the usual day. */
  readonly date?: string
}

const DATE = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The keys of the address, which are those of `?picture=` of the service. */
export const PICTURE_KEYS = ['picture', 'columns', 'date'] as const

/** The picture that an address names; undefined for none that there is. */
export function pictureIn(values: Readonly<Record<string, unknown>>): ChosenPicture | undefined {
  const { picture: name, columns, date } = values
  if (typeof name !== 'string' || !Object.hasOwn(PICTURE_TITLES, name)) return undefined
  const names = typeof columns === 'string' ? columns.split(',').filter((column) => column !== '') : []
  return {
    name: name as ChosenName,
    ...(names.length > 0 && { columns: names }),
    ...(typeof date === 'string' && DATE.test(date) && { date }),
  }
}

/** A picture as values of an address. */
export function pictureValues({ name, columns, date }: ChosenPicture): Record<string, string> {
  return { picture: name, ...(columns !== undefined && { columns: columns.join(',') }), ...(date !== undefined && { date }) }
}
