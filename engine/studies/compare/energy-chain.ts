import type { LossRow, RunSummary } from '@pvyield/contract/schemas'

/** What a difference is explained from. */
export interface Figures {
  readonly summary: Pick<RunSummary, 'dc_kwp' | 'main_losses'>
  readonly loss_diagram: readonly LossRow[]
}

/** One row between the light and the energy. */
export interface Step {
  readonly key: string
  readonly label: string
  /** What it leaves of what reaches it; null where nothing reaches it. */
  readonly ratio: number | null
  /** What it takes, in the unit of its row; negative for what it adds. */
  readonly taken: number
}

/** The energy of a run as its rows make it: what enters, step by step. */
export interface EnergyChain {
  /** The horizontal light, kWh/m2. */
  readonly start: Step & { readonly value: number }
  readonly steps: readonly Step[]
}

export const HORIZONTAL = 'glob_hor'
export const TRANSPOSITION = 'transposition'
export const CONVERSION = 'conversion'
export const REAR = 'glob_rear'
const FRONT = 'glob_eff'
const NOMINAL = 'e_array_nominal'
/** Levels whose losses are light of the front side. */
const FRONT_LEVELS: readonly (string | null)[] = [HORIZONTAL, 'glob_inc']
/** Up to this share of a level is rounding, as in the loss diagram: nothing is left. */
const NOTHING_LEFT_FRAC = 1e-9

/**
 * The chain of a run: E = (light x what each row above the modules leaves + rear side) x power of the modules x what each
 * row below them leaves. The rear side is what its energy is as light of the front; the light on the ground is part of it.
 * @param isPerKwp  whether the energy is divided by the DC power of the run
 */
export function energyChain({ summary, loss_diagram: rows }: Figures, isPerKwp: boolean): EnergyChain {
  const size = isPerKwp ? summary.dc_kwp : 1
  const [light, front, nominal] = [levelOf(rows, HORIZONTAL), levelOf(rows, FRONT), levelOf(rows, NOMINAL)]
  const rear = -(summary.main_losses?.find(({ key }) => key === REAR)?.loss_kwh ?? 0)
  // What 1 kWh/m2 on the modules is as energy at STC efficiency, kWh.
  const conversion = front > 0 ? (nominal - rear) / front : summary.dc_kwp
  const start = rows.find(({ key }) => key === HORIZONTAL)
  const above = walked(
    light,
    rows.filter(({ loss, basis }) => loss && FRONT_LEVELS.includes(basis)),
  )
  const below = walked(
    nominal / size,
    rows.filter(({ loss, unit }) => loss && unit === 'kWh'),
    size,
  )
  return {
    start: { key: HORIZONTAL, label: start?.label ?? HORIZONTAL, ratio: null, taken: 0, value: light },
    steps: [
      ...above,
      { key: REAR, label: 'Light on the rear side', ratio: null, taken: -rear / conversion },
      { key: CONVERSION, label: 'Power of the modules', ratio: conversion / size, taken: 0 },
      ...below,
    ],
  }
}

/** The energy at the end of the chain, of which the parts explain the difference. */
export function energyOf({ summary, loss_diagram: rows }: Figures, isPerKwp = false): number {
  const last = rows.findLast(({ loss, unit }) => !loss && unit === 'kWh')
  return (last?.value ?? 0) / (isPerKwp ? summary.dc_kwp : 1)
}

function walked(start: number, rows: readonly LossRow[], size = 1): Step[] {
  let left = start
  return rows.map(({ key, label, value }) => {
    const taken = value / size
    const before = left
    left -= taken
    const isAnythingLeft = Math.abs(before) > NOTHING_LEFT_FRAC * Math.abs(start)
    return { key, label, taken, ratio: isAnythingLeft ? left / before : null }
  })
}

export function levelOf(rows: readonly LossRow[], name: string): number {
  return rows.find(({ key }) => key === name)?.value ?? 0
}
