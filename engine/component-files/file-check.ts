import type { FileCheck } from '@pvyield/contract/schemas'
import type { StatedKey } from '../files/findings.ts'

/** A check whose difference is in per cent of the expected figure. */
export function relative(
  name: FileCheck['name'],
  at: StatedKey,
  condition: string,
  unit: string,
  expected: number,
  found: number,
  limit: number,
): FileCheck {
  return check({ name, ...at, condition, unit, expected, found, difference: (found / expected - 1) * 100, difference_unit: '%', limit })
}

/** A check whose difference is in the unit of the figure. */
export function absolute(
  name: FileCheck['name'],
  at: StatedKey,
  condition: string,
  unit: string,
  expected: number,
  found: number,
  limit: number,
  differenceUnit = unit,
): FileCheck {
  return check({ name, ...at, condition, unit, expected, found, difference: found - expected, difference_unit: differenceUnit, limit })
}

function check(stated: Omit<FileCheck, 'agrees'>): FileCheck {
  return { ...stated, agrees: Math.abs(stated.difference) <= stated.limit }
}
