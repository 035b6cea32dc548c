import type { InverterCurves, ModuleCurves } from '@pvyield/engine/work'
import { shown } from '../../parts/numbers.ts'
import type { Table } from '../../parts/numbers-table.tsx'

type Row = readonly (string | number | null)[]
type Currents = NonNullable<ModuleCurves['currents']>
type Efficiencies = InverterCurves['efficiencies']

/** The curves, point by point. */
export function currentPoints(curves: Currents): readonly Row[] {
  const head = ['irradiance, W/m2', 'cell temperature, degC', 'voltage, V', 'current, A']
  const points = curves.flatMap(({ irradianceWm2, cellTempC, voltagesV, currentsA }) =>
    voltagesV.map((volts, k) => [irradianceWm2, cellTempC, volts, currentsA[k] ?? null]),
  )
  return [head, ...points]
}

export function factorPoints({ beam: { angles_deg, factors } }: ModuleCurves['iam']): readonly Row[] {
  return [['incidence angle, deg', 'factor'], ...angles_deg.map((deg, k) => [deg, factors[k] ?? null])]
}

export function efficiencyPoints(curves: Efficiencies): readonly Row[] {
  const head = ['DC voltage, V', 'AC power over nominal AC power', 'efficiency']
  const points = curves.flatMap(({ voltageV, loadsFrac, efficienciesFrac }) =>
    loadsFrac.map((load, k) => [voltageV === 0 ? null : voltageV, load, efficienciesFrac[k] ?? null]),
  )
  return [head, ...points]
}

/** Short circuit, open circuit and maximum power of each curve, after what the datasheet states. */
export function keyPoints({ module }: ModuleCurves, curves: Currents): Table {
  const stated = 'i_sc_a' in module ? [pointRow('Datasheet', module.i_sc_a, module.v_oc_v, module.i_mp_a, module.v_mp_v)] : []
  const own = curves.map(({ irradianceWm2, cellTempC, voltagesV, currentsA, mpp }) =>
    pointRow(`${irradianceWm2} W/m², ${cellTempC} °C`, currentsA[0] ?? 0, voltagesV.at(-1) ?? 0, mpp.currentA, mpp.voltageV),
  )
  const head = [
    ['At', ''],
    ['Isc', 'A'],
    ['Voc', 'V'],
    ['Imp', 'A'],
    ['Vmp', 'V'],
    ['Pmp', 'W'],
  ] as const
  return { head, rows: [...stated, ...own] }
}

function pointRow(at: string, isc: number, voc: number, imp: number, vmp: number): Table['rows'][number] {
  return [at, shown(isc, 2), shown(voc, 2), shown(imp, 2), shown(vmp, 2), shown(imp * vmp, 1)]
}

const LOADS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1]

/** Efficiencies at usual loads, a column for each voltage. */
export function loadTable(curves: Efficiencies): Table {
  const head = [
    ['AC power', '%'] as const,
    ...curves.map(({ voltageV }) => [voltageV === 0 ? 'Any voltage' : `${shown(voltageV)} V`, '%'] as const),
  ]
  const rows = LOADS.map((load) => [
    shown(100 * load),
    ...curves.map(({ loadsFrac, efficienciesFrac }) => shown(100 * (efficienciesFrac[loadsFrac.indexOf(load)] ?? Number.NaN), 2)),
  ])
  const mean = ['European', ...curves.map(({ europeanFrac }) => shown(100 * europeanFrac, 2))]
  return { head, rows: [...rows, mean] }
}
