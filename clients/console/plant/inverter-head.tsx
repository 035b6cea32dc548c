import { ComponentChoice } from './component-choice.tsx'
import { InverterCurvesFigures } from './curves/inverter-curves.tsx'
import type { SectionProps } from './form-props.ts'
import { valueAt } from './paths.ts'

/** The library's inverters, and the efficiency of the one that is chosen. */
export function InverterHead(props: SectionProps) {
  const { pool, state, section } = props
  const inverter = valueAt(state.plant.body, section.path)
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
