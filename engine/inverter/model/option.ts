import type { LitRows } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

export type InverterSection = Resolved['inverter']
export type InverterTag = InverterSection['model']
export type SectionOf<Tag extends InverterTag> = Extract<InverterSection, { model: Tag }>

/** Conversion of one inverter. */
export interface Conversion {
  /**
   * Default start threshold: DC power below which the inverter stays off when the section states
   * none, W.
   */
  readonly startW: number
  /** Upper bound of the AC power by the model itself, W. */
  readonly maxAcW: number
  /** DC voltage at which the efficiency is evaluated when the module has no voltage, V. */
  readonly ratedV: number
  /**
   * AC power from DC power and voltage, before any limit; zero or negative where its own
   * consumption is as large as the output.
   */
  acW(dcW: number, dcV: number): number
  /** DC power that gives an AC power at a voltage: the inverse of the rising part of `acW`. */
  dcW(acW: number, dcV: number): number
  /**
   * `acW` of all inverters, for the lit rows with input.
   * @param dcW  input of all inverters together
   * @param dcV  null means the rated voltage, for a module without voltage
   * @param acW  output of all inverters together; rows without input are not written
   */
  convert(lit: LitRows, inverters: number, dcW: Float64Array, dcV: Float64Array | null, acW: Float64Array): void
}

/** An inverter model, keyed by the `model` tag of the inverter section. */
export interface InverterOption<Tag extends InverterTag> extends Omit<ModelOption, 'check'> {
  /** Returns null and reports to the sink when the section cannot be modelled. */
  prepare(inverter: SectionOf<Tag>, sink: Sink): Conversion | null
}
