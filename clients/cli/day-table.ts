import { aligned } from './table.ts'

/** The part of a solved day that is printed. */
export interface PrintedDay {
  date: string
  timezone: number
  tables: readonly unknown[]
  tables_left_out: number
  steps: readonly PrintedStep[]
  warnings: readonly string[]
}

interface PrintedStep {
  time: string
  sun_elevation_deg: number
  sun_azimuth_deg: number
  ghi_wm2: number
  poa_wm2: number
  near_shading_wm2: number
  effective_wm2: number
  rotation_deg: readonly (number | null)[]
  tracker_state: string | null
  shaded: readonly (number | null)[] | null
}

const HEAD: readonly (readonly [title: string, unit: string])[] = [
  ['time', ''],
  ['sun', 'deg'],
  ['azimuth', 'deg'],
  ['GlobHor', 'W/m2'],
  ['GlobInc', 'W/m2'],
  ['NearShd', 'W/m2'],
  ['GlobEff', 'W/m2'],
  ['shaded', '%'],
  ['most', '%'],
  ['rotation', 'deg'],
  ['state', ''],
]

/** The rows of the day with light as a table: the mean shade of the tables' beam, and the greatest. */
export function dayLines({ date, timezone, tables, tables_left_out: leftOut, steps, warnings }: PrintedDay): string[] {
  const rows = steps.filter(({ poa_wm2 }) => poa_wm2 > 0).map(cellsOf)
  const texts = [HEAD.map(([title]) => title), HEAD.map(([, unit]) => unit), ...rows]
  const others = leftOut === 0 ? '' : `, ${leftOut} more without their shade`
  return [
    `${date}, UTC${timezone < 0 ? '' : '+'}${timezone}, ${tables.length} tables${others}`,
    '',
    ...aligned(texts, 0),
    ...warnings.map((warning) => `warning: ${warning}`),
  ]
}

function cellsOf(step: PrintedStep): string[] {
  const shares = (step.shaded ?? []).filter((share) => share !== null)
  const mean = shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
  const most = shares.length === 0 ? null : shares.reduce((high, share) => Math.max(high, share), 0)
  const rotation = step.rotation_deg.find((deg) => deg !== null) ?? null
  const percent = (share: number | null): string => (share === null ? '-' : (100 * share).toFixed(1))
  return [
    step.time.slice(11),
    step.sun_elevation_deg.toFixed(1),
    step.sun_azimuth_deg.toFixed(1),
    step.ghi_wm2.toFixed(0),
    step.poa_wm2.toFixed(0),
    step.near_shading_wm2.toFixed(1),
    step.effective_wm2.toFixed(0),
    percent(mean),
    percent(most),
    rotation === null ? '-' : rotation.toFixed(1),
    step.tracker_state ?? '-',
  ]
}
