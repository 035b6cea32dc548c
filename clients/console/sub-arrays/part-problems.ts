import type { Problem } from '../plant/problems.ts'

type Placed = ReadonlyMap<string, readonly Problem[]>

/** What is said of the parts of a plant. */
export function ofParts(problems: Placed): readonly Problem[] {
  return within(problems, 'sub_arrays')
}

/** The worst that is said of a part. */
export function levelOf(problems: Placed, at: number): Problem['level'] | undefined {
  return worstOf(within(problems, `sub_arrays.${at}`))
}

export function worstOf(problems: readonly Problem[]): Problem['level'] | undefined {
  return (['error', 'warning', 'info'] as const).find((level) => problems.some((problem) => problem.level === level))
}

/** What is said of a section and of its fields. */
export function within(problems: Placed, path: string): readonly Problem[] {
  return [...problems].flatMap(([own, list]) => (own === path || own.startsWith(`${path}.`) ? list : []))
}
