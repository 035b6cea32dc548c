import type { LossRow, RunSummary } from '@pvyield/sdk'

/** What a difference is explained from. */
export interface Figures {
  readonly summary: Pick<RunSummary, 'dc_kwp' | 'main_losses'>
  readonly loss_diagram: readonly LossRow[]
}

/** What a row of the loss diagram adds to the energy to the grid; what it takes is negative. */
export interface Part {
  readonly key: string
  readonly label: string
  readonly kwh: number
}

/** The energy of a run by rows, and what comes of light. */
interface Balance {
  /** What a kWh/m2 on the modules is as energy at STC efficiency, kWh. */
  readonly conversion: number
  /** Of the front: the horizontal light, and what each row adds to it, kWh/m2. Their sum is `onModules`. */
  readonly light: readonly Part[]
  readonly onModules: number
  /** What the rear side adds, then what each row below the modules adds. */
  readonly energy: readonly Part[]
}

const HORIZONTAL = 'glob_hor'
const FRONT = 'glob_eff'
const REAR = 'glob_rear'
const NOMINAL = 'e_array_nominal'
/** Levels whose losses are light of the front side. */
const FRONT_LEVELS = new Set<string | null>([HORIZONTAL, 'glob_inc'])

export const CONVERSION = 'conversion'

/**
 * The difference in energy between two runs by rows of the loss diagram, which add up to it.
 *
 * A row in kWh/m2 counts at the mean of both runs' conversion, the energy of 1 kWh/m2 on the modules at STC efficiency.
 * What another conversion makes (another power of the modules) is a part of its own, at the mean of both runs' light.
 * So it closes whichever run is the first: k2 g2 - k1 g1 = (k1 + k2)/2 (g2 - g1) + (k2 - k1) (g1 + g2)/2.
 * The rear side is one part: its light and its conversion. Rows in kWh count as they are.
 * @param isPerKwp  whether each run is divided by its own DC power
 * Checked by: test/console/compare/attribution.test.ts
 */
export function differenceParts(from: Figures, to: Figures, isPerKwp = false): Part[] {
  const [before, after] = [balanceOf(from, isPerKwp), balanceOf(to, isPerKwp)]
  const conversion = (before.conversion + after.conversion) / 2
  const light = (before.onModules + after.onModules) / 2
  return [
    ...between(before.light, after.light).map((part) => ({ ...part, kwh: conversion * part.kwh })),
    { key: CONVERSION, label: 'Power of the modules', kwh: (after.conversion - before.conversion) * light },
    ...between(before.energy, after.energy),
  ]
}

/** The energy to the grid, of which the parts explain the difference. */
export function gridEnergy({ summary, loss_diagram }: Figures, isPerKwp = false): number {
  return levelOf(loss_diagram, 'e_grid') / (isPerKwp ? summary.dc_kwp : 1)
}

function balanceOf({ summary, loss_diagram: rows }: Figures, isPerKwp: boolean): Balance {
  const size = isPerKwp ? summary.dc_kwp : 1
  const [onModules, nominal] = [levelOf(rows, FRONT), levelOf(rows, NOMINAL)]
  const rear = -(summary.main_losses?.find(({ key }) => key === REAR)?.loss_kwh ?? 0)
  const conversion = (onModules > 0 ? (nominal - rear) / onModules : summary.dc_kwp) / size
  const isLight = ({ key, loss, basis }: LossRow) => key === HORIZONTAL || (loss && FRONT_LEVELS.has(basis))
  const part = ({ key, label, value, loss }: LossRow, divisor: number) => ({ key, label, kwh: (loss ? -value : value) / divisor })
  return {
    conversion,
    onModules,
    light: rows.filter(isLight).map((row) => part(row, 1)),
    energy: [
      { key: REAR, label: 'Light on the rear side', kwh: nominal / size - conversion * onModules },
      ...rows.filter(({ loss, unit }) => loss && unit === 'kWh').map((row) => part(row, size)),
    ],
  }
}

function levelOf(rows: readonly LossRow[], name: string): number {
  return rows.find(({ key }) => key === name)?.value ?? 0
}

/** Later minus earlier; a row that one of them lacks is nothing there. */
function between(earlier: readonly Part[], later: readonly Part[]): Part[] {
  const known = new Set(earlier.map(({ key }) => key))
  const rows = [...earlier, ...later.filter(({ key }) => !known.has(key))]
  const of = (parts: readonly Part[], name: string) => parts.find(({ key }) => key === name)?.kwh ?? 0
  return rows.map(({ key, label }) => ({ key, label, kwh: of(later, key) - of(earlier, key) }))
}
