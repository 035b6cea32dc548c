import type { Sink } from '../../core/sink.ts'
import { curve } from './curve.ts'
import { flat } from './flat.ts'
import type { Conversion, InverterOption, InverterTag, SectionOf } from './option.ts'
import { pvwatts } from './pvwatts.ts'
import { sandia } from './sandia.ts'

export const INVERTER_MODELS = { curve, sandia, pvwatts, flat } satisfies { [Tag in InverterTag]: InverterOption<Tag> }

/** Conversion by the model of the section. */
export function prepareConversion<Tag extends InverterTag>(inverter: SectionOf<Tag>, sink: Sink): Conversion | null {
  const options: { [T in InverterTag]: InverterOption<T> } = INVERTER_MODELS
  const option: InverterOption<Tag> = options[inverter.model as Tag]
  return option.prepare(inverter, sink)
}
