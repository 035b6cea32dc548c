import type { LitRows } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

export type InverterSection = Resolved['inverter']
export type InverterTag = InverterSection['model']
export type SectionOf<Tag extends InverterTag> = Extract<InverterSection, { model: Tag }>

/** Conversion of one inverter. */
export interface Conversion {
  /** DC power below which it stays off when the section states none, W. */
  readonly startW: number
  /** AC power that the model itself never exceeds, W. */
  readonly maxAcW: number
  /** DC voltage at which the efficiency is taken when the module has no voltage, V. */
  readonly ratedV: number
  /** AC power from DC power and voltage, before any limit; zero or negative where its own consumption takes all. */
  acW(dcW: number, dcV: number): number
  /** DC power that gives an AC power at a voltage: the inverse of `acW` where it rises. */
  dcW(acW: number, dcV: number): number
  /**
   * `acW` of all inverters, for the lit rows with input.
   * @param dcW  input of all inverters together
   * @param dcV  null takes the rated voltage, for a module without voltage
   * @param acW  output of all inverters together; rows without input stay untouched
   */
  convert(lit: LitRows, inverters: number, dcW: Float64Array, dcV: Float64Array | null, acW: Float64Array): void
}

/** An inverter model, keyed by the `model` tag of the inverter section. */
export interface InverterOption<Tag extends InverterTag> extends Omit<ModelOption, 'check'> {
  /** Null when the section cannot be modelled, which the sink then says. */
  prepare(inverter: SectionOf<Tag>, sink: Sink): Conversion | null
}
