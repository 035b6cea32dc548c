import { ComponentChoice } from './component-choice.tsx'
import { InverterCurvesFigures } from './curves/inverter-curves.tsx'
import type { SectionProps } from './form-props.ts'

/** The library's inverters, and the efficiency of the one that is chosen. */
export function InverterHead(props: SectionProps) {
  const { pool, state } = props
  const { inverter } = state.plant.body as { readonly inverter?: unknown }
  return (
    <>
      <ComponentChoice
        {...props}
        kind="inverter"
        example="sungrow 125"
        curvesOf={(id) => <InverterCurvesFigures pool={pool} inverter={{ id }} name={`inverter-${id}`} />}
      />
      <InverterCurvesFigures pool={pool} inverter={inverter} name="inverter" />
    </>
  )
}
