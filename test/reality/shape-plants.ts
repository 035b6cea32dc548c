import { readFileSync } from 'node:fs'
import { referencePath } from '../reference.ts'
import { Table } from './table.ts'

/** How a module reacts to the shade of the row ahead. */
export type Cells = 'thin-film' | 'crystalline' | 'crystalline_half-cut'

/**
 * A plant of williamhobbs/2024_pvpmc_self_shade (BSD-3-Clause), one clear winter day of minutes: AC
 * power over an unknown rating, without weather. So its shape alone is compared, its level taken out
 * at midday.
 */
export interface ShapePlant {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly elevation: number
  readonly isTracker: boolean
  readonly tiltDeg: number
  readonly azimuthDeg: number
  readonly rotationLimitDeg: number
  readonly gcr: number
  readonly modulesHigh: number
  readonly cells: Cells
  readonly gammaPerK: number
  /** UTC. */
  readonly time: readonly string[]
  readonly power: Float64Array
}

/** The plants of the set; null where the folder is absent. */
export function shapePlants(): ShapePlant[] | null {
  const folder = referencePath('measured', 'row_shading')
  if (folder === null) return null
  const lines = (name: string) =>
    readFileSync(`${folder}/${name}`, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r', '')
      .trimEnd()
      .split('\n')
  const files = [...new Bun.Glob('plant_*.csv').scanSync(folder)].sort()
  const table = new Table(lines('plants.csv'), ',')
  const units = table.texts('unit_id')
  const number = (column: string, k: number) => table.numbers(column)[k]
  return files.map((file): ShapePlant => {
    const name = file.slice('plant_'.length, -'.csv'.length)
    const k = units.indexOf(unitOf(name, units))
    const day = new Table(lines(file), ',')
    return {
      name,
      latitude: number('latitude', k),
      longitude: number('longitude', k),
      elevation: number('altitude', k) || 0,
      isTracker: table.texts('mount_type')[k] === 'single-axis',
      tiltDeg: number('fixed_tilt', k) || 0,
      azimuthDeg: number('fixed_azimuth', k) || 180,
      rotationLimitDeg: number('max_tracker_angle', k) || 45,
      gcr: number('gcr', k),
      modulesHigh: number('row_side_num_mods', k),
      cells: table.texts('cell_type')[k] as Cells,
      gammaPerK: number('gamma_pdc', k),
      time: day.texts('UTC').map((text) => text.slice(0, 16)),
      power: day.numbers('observed_power'),
    }
  })
}

/** The table has one line for two inverters of a plant: 11 is as 10, and `20b` another day of 20. */
function unitOf(name: string, units: readonly string[]): string {
  const unit = name.replace(/b$/, '')
  return units.includes(unit) ? unit : String(Number(unit) - 1)
}
