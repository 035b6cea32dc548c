import type { Resolved, UnstatedOfPlant } from '@pvyield/engine'
import type { Answer, DefaultApplied } from '../answer.ts'
import type { RunFigures } from '../pictures/choice.ts'
import type { Logo } from './blocks.ts'

/** A finished run with everything that its report says. */
export interface ReportRun {
  readonly answer: Answer & { readonly defaults_applied?: readonly DefaultApplied[] }
  /** The full request that ran, with the sections that its ids stand for. */
  readonly request: Omit<Resolved, 'weather'>
  readonly kind: 'simple' | 'full'
  readonly figures: RunFigures
  /** Ids with which the caller named sections; null for sections that were sent. */
  readonly ids: NamedIds
  /** The same of each part that sends its own. */
  readonly partsNamed?: readonly NamedPart[]
  /** What the library does not state of the components that it gave; null for one that was sent. */
  readonly unstated: UnstatedOfPlant
  readonly details: ReportDetails
  /** Of the account; null without one. */
  readonly profile: ReportProfile | null
  /** `YYYY-MM-DD`: when it ran. */
  readonly date: string
  /** Null for a run that is not stored. */
  readonly runId: string | null
}

export interface NamedIds {
  readonly module: string | null
  readonly inverter: string | null
}

export interface NamedPart {
  readonly id: string
  readonly ids: NamedIds
  readonly unstated: UnstatedOfPlant
}

/** What the request says about its report. */
export interface ReportDetails {
  readonly project?: string
  readonly client?: string
  readonly author?: string
  readonly revision?: string
  /** `YYYY-MM-DD` */
  readonly date?: string
  readonly notes?: string
}

export interface ReportProfile {
  readonly name: string
  readonly business_name: string
  readonly logo: Logo | null
  /** Why the logo of the profile is left out. */
  readonly logo_fault?: string
}
