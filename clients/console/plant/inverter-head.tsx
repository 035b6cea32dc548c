import { ComponentChoice } from './component-choice.tsx'
import type { SectionProps } from './form-props.ts'

/** The library's inverters. */
export function InverterHead(props: SectionProps) {
  return <ComponentChoice {...props} kind="inverter" example="sungrow 125" />
}
