import { ComponentChoice } from './component-choice.tsx'
import type { SectionProps } from './form-props.ts'

/** The library's modules. */
export function ModuleHead(props: SectionProps) {
  return <ComponentChoice {...props} kind="module" example="topcon bifacial 700" />
}
