import type { PictureWish } from '../scene-day/draw-at.ts'
import type { Choices } from '../tree/choices.ts'
import type { Stage } from '../tree/stages.ts'
import type { Patch } from '../variants/patch.ts'

/** What a body describes: a plant in full, or a location and a size. */
export type RunKind = 'full' | 'simple'

interface Sent {
  /** The request as it was sent: parsed JSON. */
  readonly body: unknown
}

/** A run that is wanted. It can be stored, and sent to another thread or machine. */
export interface RunWork extends Sent {
  readonly kind: RunKind
  /**
   * Keys of a simple request as they were sent, when its body has passed `inspectSimple` and has its
   * defaults. Without them the body is checked.
   */
  readonly checked?: readonly string[] | undefined
  /** Path through the models that is preferred: it runs where it suits the plant. */
  readonly choices?: Choices | undefined
  /** Names of the series that are kept, or all. Default: all when the request has `include_series`. */
  readonly series?: 'all' | readonly string[] | undefined
  /** Variants of the plant, each of which is answered too. */
  readonly variants?: readonly Patch[] | undefined
}

/** A simple request that is to become a full one. */
export interface ExpandWork extends Pick<RunWork, 'body' | 'choices'> {
  readonly kind: 'expand'
}

/** Strings and inverters that are to be sized. */
export interface SizeWork extends Sent {
  readonly kind: 'size'
}

/** The options of a stage, to be compared by their energies or described. The body is a run request. */
export interface TreeWork extends Sent {
  readonly kind: 'compare' | 'describe'
  readonly stage: Stage
}

/** A day of a scene that is to be solved. The body is a run request. */
export interface DayWork extends Sent {
  readonly kind: 'day'
  /** MM-DD. */
  readonly date: string
}

/** The picture of a moment of such a day. */
export interface PictureWork extends Sent, PictureWish {
  readonly kind: 'picture'
}

export type Work = RunWork | ExpandWork | SizeWork | TreeWork | DayWork | PictureWork
