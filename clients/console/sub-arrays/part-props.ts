import type { SectionProps } from '../plant/form-props.ts'
import type { Json } from '../plant/paths.ts'

/** What the list of parts gives each of them. */
export interface ListedProps extends Omit<SectionProps, 'section'> {
  /** The part that is open; null for none. */
  readonly opened: number | null
  readonly onOpened: (at: number | null) => void
  /** Says what was done, for those who do not see it. */
  readonly onSaid: (words: string) => void
}

export interface PartProps extends ListedProps {
  readonly part: Json
  readonly at: number
}
