import type { Finding } from '../findings/finding.ts'

/** Findings in an answer, as data and as texts. */
export function found(findings: readonly Finding[]): { warnings: string[]; findings: Finding[] } {
  return { warnings: findings.map(({ message }) => message), findings: [...findings] }
}
