/** What the plant is to have; powers in kW, DC at STC. */
export type Target =
  | { readonly kind: 'dc'; readonly kw: number }
  | { readonly kind: 'ac'; readonly kw: number }
  | { readonly kind: 'strings'; readonly strings: number }
  /** A number of modules that a roof takes, in whole strings. */
  | { readonly kind: 'at_most'; readonly modules: number }
  /** A stringing that was chosen with those of other parts at the same inverters; `of` is what was asked of this one. */
  | { readonly kind: 'given'; readonly stringing: Stringing; readonly of: Target }
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

export function modulesOf({ modulesPerString, stringsPerInverter, inverters }: Stringing): number {
  return modulesPerString * stringsPerInverter * inverters
}

export function dcKwOf(stringing: Stringing, { moduleW }: Ratings): number {
  return (modulesOf(stringing) * moduleW) / 1000
}

export function ratioOf({ modulesPerString, stringsPerInverter }: Stringing, { moduleW, inverterKw }: Ratings): number {
  return (modulesPerString * stringsPerInverter * moduleW) / 1000 / inverterKw
}
