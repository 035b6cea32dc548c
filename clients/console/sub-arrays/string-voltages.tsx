import type { SubArrayResult } from '@pvyield/sdk'
import { shown } from '../parts/numbers.ts'
import { NumbersTable, type Table } from '../parts/numbers-table.tsx'
import { titleOf } from './part-figures.ts'

/** The voltages of the strings of each part next to the limits of its inverters; open when one is outside. */
export function StringVoltages({ parts }: { readonly parts: readonly SubArrayResult[] }) {
  const outside = parts.filter(({ string_voltage: volts }) => volts !== null && !volts.is_in_window)
  return (
    <details open={outside.length > 0}>
      <summary>
        String voltages{' '}
        {outside.length === 0 ? null : <span class="fault">outside the limits: {outside.map((part) => titleOf(part)).join(', ')}</span>}
      </summary>
      <NumbersTable
        title="In the coldest and the hottest daylight of the weather, at 1000 W/m²"
        name="string-voltages"
        {...tableOf(parts)}
      />
    </details>
  )
}

function tableOf(parts: readonly SubArrayResult[]): Table {
  const head = [
    ['Part', ''],
    ['Open circuit, cold', 'V'],
    ['at most', 'V'],
    ['MPP, cold', 'V'],
    ['MPP, hot', 'V'],
    ['MPPT window', 'V'],
    ['Air, cold', '°C'],
    ['Cell, hot', '°C'],
    ['Within', ''],
  ] as const
  return { head, rows: parts.map(rowOf) }
}

function rowOf(part: SubArrayResult): readonly string[] {
  const { string_voltage: volts } = part
  if (volts === null) return [titleOf(part), ...Array<string>(7).fill('–'), 'has no voltage']
  const text = (value: number | null, decimals = 0) => (value === null ? 'not stated' : shown(value, decimals))
  return [
    titleOf(part),
    text(volts.open_circuit_cold_v),
    text(volts.v_dc_max_v),
    text(volts.mpp_cold_v),
    text(volts.mpp_hot_v),
    volts.v_mppt_min_v === null && volts.v_mppt_max_v === null
      ? 'not stated'
      : `${text(volts.v_mppt_min_v)} to ${text(volts.v_mppt_max_v)}`,
    text(volts.coldest_air_c, 1),
    text(volts.hottest_cell_c, 1),
    volts.is_in_window ? 'yes' : 'no',
  ]
}
