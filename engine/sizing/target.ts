/** What the plant is to have; powers in kW, DC at STC. */
export type Target =
  | { readonly kind: 'dc'; readonly kw: number }
  | { readonly kind: 'ac'; readonly kw: number }
  | { readonly kind: 'strings'; readonly strings: number }
  /** A number of modules that is kept exactly; those of ridges form equal strings on both faces. */
  | { readonly kind: 'modules'; readonly modules: number; readonly isRidge: boolean }

/** A plant of equal inverters with equal strings. */
export interface Stringing {
  readonly modulesPerString: number
  readonly stringsPerInverter: number
  readonly inverters: number
}

/** Powers that a stringing follows from. */
export interface Ratings {
  readonly moduleW: number
  readonly inverterKw: number
  /** Target of DC divided by AC power. */
  readonly ratio: number
  /** Strings that the current of an inverter admits; at least 1. */
  readonly mostStrings: number
}

export function dcKwOf({ modulesPerString, stringsPerInverter, inverters }: Stringing, { moduleW }: Ratings): number {
  return (modulesPerString * stringsPerInverter * inverters * moduleW) / 1000
}

export function ratioOf({ modulesPerString, stringsPerInverter }: Stringing, { moduleW, inverterKw }: Ratings): number {
  return (modulesPerString * stringsPerInverter * moduleW) / 1000 / inverterKw
}
