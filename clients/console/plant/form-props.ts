import type { ViewProps } from '../shell/view.ts'
import type { FormSection } from './form-entries.ts'
import type { Json } from './paths.ts'
import type { Problem } from './problems.ts'
import type { Shown } from './shown.ts'

/** What the form and its parts get. */
export interface FormPanelProps extends ViewProps {
  readonly form: readonly FormSection[]
  readonly problems: ReadonlyMap<string, readonly Problem[]>
  readonly onBody: (body: Json, gesture: string | null) => void
}

/** What a section and its parts get. */
export interface SectionProps extends FormPanelProps {
  readonly section: FormSection
  readonly shown: Shown
}
