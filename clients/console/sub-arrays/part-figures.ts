import type { SubArrayResult } from '@pvyield/sdk'
import type { RunAnswerHere } from '../worker/jobs.ts'

/** What a table says of a part, or of the plant. */
export interface PartFigures {
  readonly name: string
  readonly dcKwp: number
  /** Null for a part that shares the inverters of another. */
  readonly acKw: number | null
  /** Of all modules at these inverters; null where the inverters are those of another part. */
  readonly dcAcRatio: number | null
  /** What a part has in the place of inverters of its own. */
  readonly sharesWith: string
  readonly modules: number
  readonly planeKwhm2: number
  readonly specificYield: number
  readonly energyKwh: number
  /** Shares that are lost of the light, of the array's energy and of the inverters' input. */
  readonly lightLoss: number | null
  readonly arrayLoss: number | null
  readonly inverterLoss: number | null
}

export function titleOf({ label, id }: Pick<SubArrayResult, 'id' | 'label'>): string {
  return label === null || label === '' ? id : label
}

/** Each part, and the plant as the last. */
export function figuresOf({ summary, loss_diagram }: RunAnswerHere, parts: readonly SubArrayResult[]): readonly PartFigures[] {
  const names = new Map(parts.map((part) => [part.id, titleOf(part)]))
  const sum = (of: (part: SubArrayResult) => number) => parts.reduce((total, part) => total + of(part), 0)
  const own = parts.map((part): PartFigures => {
    const { id, dc_kwp, ac_kw, modules, shares_inverter_with: owner } = part
    const guests = parts.filter((other) => other.shares_inverter_with === id)
    const dcKwp = guests.reduce((total, guest) => total + guest.dc_kwp, dc_kwp)
    return {
      name: titleOf(part),
      dcKwp: dc_kwp,
      acKw: ac_kw,
      dcAcRatio: ac_kw === null || ac_kw === 0 ? null : dcKwp / ac_kw,
      sharesWith: owner === null ? '' : `of ${names.get(owner) ?? owner}`,
      modules,
      ...ofRows(part.loss_diagram, dc_kwp),
    }
  })
  const plant = {
    name: 'Plant',
    dcKwp: summary.dc_kwp,
    acKw: sum(({ ac_kw }) => ac_kw ?? 0),
    dcAcRatio: summary.dc_ac_ratio ?? null,
    sharesWith: '',
    modules: sum(({ modules }) => modules),
    ...ofRows(loss_diagram, summary.dc_kwp),
  }
  return [...own, plant]
}

type OfRows = Pick<PartFigures, 'planeKwhm2' | 'specificYield' | 'energyKwh' | 'lightLoss' | 'arrayLoss' | 'inverterLoss'>

function ofRows(rows: SubArrayResult['loss_diagram'], dcKwp: number): OfRows {
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? 0
  const lost = (from: string, to: string) => (value(from) === 0 ? null : 1 - value(to) / value(from))
  const energyKwh = value('e_inverter_output')
  return {
    planeKwhm2: value('glob_inc'),
    specificYield: energyKwh / dcKwp,
    energyKwh,
    lightLoss: lost('glob_inc', 'glob_eff'),
    arrayLoss: lost('e_array_nominal', 'e_array_mpp'),
    inverterLoss: lost('e_array_mpp', 'e_inverter_output'),
  }
}
