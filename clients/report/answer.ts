import type { appliedDefaults, iamCurve, Outcome } from '@pvyield/engine'

/** The answer of a run; an answer of the service has the same shape. */
export type Answer = Outcome['answer']
export type LossRow = Answer['loss_diagram'][number]
export type Monthly = Answer['summary']['monthly']
export type Exceedance = NonNullable<Answer['summary']['exceedance']>
export type LifetimeTable = NonNullable<Answer['summary']['lifetime']>
export type IamCurve = ReturnType<typeof iamCurve>
export type DefaultApplied = ReturnType<typeof appliedDefaults>[number]
