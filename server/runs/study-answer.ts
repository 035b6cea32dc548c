import type { OptimiseAnswer, SweepAnswer, UncertaintyAnswer } from '@pvyield/contract/schemas'

export type StudyAnswer = SweepAnswer | OptimiseAnswer | UncertaintyAnswer
