import type { PerformanceAnswer } from '@pvyield/contract/schemas'

export type PerformanceFinding = PerformanceAnswer['findings'][number]

/** Collects what makes a result hard to believe. */
export class Findings {
  readonly list: PerformanceFinding[] = []

  warn(code: PerformanceFinding['code'], field: string | null, message: string): void {
    this.list.push({ code, level: 'warning', field, message })
  }

  note(code: PerformanceFinding['code'], field: string | null, message: string): void {
    this.list.push({ code, level: 'note', field, message })
  }
}

/** A share as text. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
