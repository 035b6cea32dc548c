import type { SweepAnswer, UncertaintyAnswer } from '@pvyield/contract/schemas'

export type StudyAnswer = SweepAnswer | UncertaintyAnswer
