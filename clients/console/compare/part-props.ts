import type { ViewProps } from '../shell/view.ts'

/** What every way to compare gets. */
export interface PartProps extends ViewProps {
  /** Nothing is computed for a part that nobody looks at. */
  readonly isShown: boolean
}
