import type { SceneType } from '@pvyield/contract/schemas'
import type { Resolved } from '../../core/option.ts'
import type { Device } from '../../scene/device.ts'
import { stringsOf } from '../../scene/strings-of.ts'
import type { TableLayout } from './table-layout.ts'

type Wiring = NonNullable<SceneType['wiring']>
type Size = Pick<TableLayout, 'orientation' | 'lines' | 'columns'>
type Sized = Pick<Device, 'modules' | 'halfLength' | 'halfWidth'>
type Module = Resolved['module']

const DIODES = 3
/** Most lines of modules that a table without a wiring is taken to have. */
const LINES_MAX = 12

/** How the modules of a table lie, as its type states it. @param device  a table that passed the checks of its scene */
export function statedLayout(wiring: Wiring, lines: number, { modules }: Pick<Device, 'modules'>, module: Module): TableLayout {
  const size = { orientation: wiring.orientation, lines, columns: modules / lines }
  return {
    ...size,
    strings: wiring.strings ?? stringsOf(size, wiring.modules_per_string, wiring.order ?? 'lines'),
    diodes: wiring.bypass_diodes ?? DIODES,
    parts: wiring.half_cells === undefined ? module.cells_in_parallel : wiring.half_cells ? 2 : 1,
    cellsInSeries: module.cells_in_series,
  }
}

/**
 * The same of a type that does not state it: as many lines, upright or lying, as fit the form of the
 * table best, and strings along the lines as long as those of the array section, or as a line where
 * these do not fit.
 * @param across  lines, where the type states them
 */
export function assumedLayout(device: Sized, across: number | undefined, perString: number, module: Module): TableLayout {
  const size = bestSize(device, across, module)
  const ofString = device.modules % perString === 0 ? perString : size.columns
  return {
    ...size,
    strings: stringsOf(size, ofString, 'lines'),
    diodes: DIODES,
    parts: module.cells_in_parallel,
    cellsInSeries: module.cells_in_series,
  }
}

function bestSize({ modules, halfLength, halfWidth }: Sized, across: number | undefined, module: Module): Size {
  const [long, short] = longAndShort(module)
  let best: Size = { orientation: 'portrait', lines: 1, columns: modules }
  let least = Number.POSITIVE_INFINITY
  for (const orientation of ['portrait', 'landscape'] as const) {
    const [up, along] = orientation === 'portrait' ? [long, short] : [short, long]
    for (let lines = across ?? 1; lines <= (across ?? Math.min(LINES_MAX, modules)); lines++) {
      if (modules % lines !== 0) continue
      const off = Math.abs(Math.log(((lines * up) / ((modules / lines) * along)) * (halfLength / halfWidth)))
      if (off >= least) continue
      least = off
      best = { orientation, lines, columns: modules / lines }
    }
  }
  return best
}

function longAndShort(module: Module): [number, number] {
  const { length_m = 1, width_m = 1 } = module
  return [Math.max(length_m, width_m), Math.min(length_m, width_m)]
}
