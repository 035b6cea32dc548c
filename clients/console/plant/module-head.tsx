import { ComponentChoice } from './component-choice.tsx'
import { ModuleCurvesFigures } from './curves/module-curves.tsx'
import type { SectionProps } from './form-props.ts'
import { valueAt } from './paths.ts'

/** The library's modules, and the curves of the one that is chosen. */
export function ModuleHead(props: SectionProps) {
  const { pool, state, section } = props
  const { iam } = state.plant.body as { readonly iam?: unknown }
  const module = valueAt(state.plant.body, section.path)
  return (
    <>
      <ComponentChoice
        {...props}
        kind="module"
        example="topcon bifacial 700"
        curvesOf={(id) => <ModuleCurvesFigures pool={pool} sections={{ module: { id }, iam }} name={`module-${id}`} />}
      />
      <ModuleCurvesFigures pool={pool} sections={{ module, iam }} name="module" />
    </>
  )
}
