import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'

/**
 * Share of the electrical loss that plants have whose strips are not stated: the middle of what
 * their shaded hours show, 0.6 to 0.9 of it for whole cells and 0.1 to 0.2 for half cells.
 * Source: 14 clear plant-days of rows, by the minute (williamhobbs/2024_pvpmc_self_shade),
 * against one strip in the height of the row. Whole cells are 5 to 16 % too low with all of the
 * loss and 22 to 40 % too high with none, half cells 12 to 14 % too low and 1 to 4 % too high.
 * Checked by: test/engine/dc/cell-layout.test.ts
 */
const MEASURED_FRACS = { whole: 0.75, half: 0.15 } as const
/** Area of the module for each cell in series, m2, from which cells are sold as half cells: 166 mm and larger. */
const HALF_CELLS_FROM_M2 = 0.03
const CRYSTALLINE: ReadonlySet<string> = new Set(['mono_si', 'poly_si', 'hit'])

/**
 * Share of the electrical loss of shaded strips that is applied.
 * Fails: `array.cell_layout` next to strips, a fraction or curves of cells, which would count the same twice.
 */
export function electricalFraction(request: Resolved, sink: Sink): number {
  const { cell_layout, string_steps, fraction_for_electrical } = request.array
  warnOfUnreadSteps(request.array, sink)
  if (cell_layout === null) {
    if (isHalfCutAsWhole(request)) sink.warn('half_cells_unstated', 'array.cell_layout', { half_frac: MEASURED_FRACS.half })
    return fraction_for_electrical
  }
  const { shade_mode } = request.array
  if (shade_mode === 'iv') {
    sink.fail(
      'array.cell_layout',
      `shade_mode iv computes the cells of the modules, which cell_layout ${cell_layout} estimates: send cell_layout null`,
    )
    return fraction_for_electrical
  }
  if (!losesStrips(shade_mode))
    sink.warn('field_unread', 'array.cell_layout', { unread: 'array.cell_layout', by: 'array.shade_mode', value: shade_mode })
  if (string_steps === 1 && fraction_for_electrical === 1) return MEASURED_FRACS[cell_layout]
  sink.fail(
    'array.cell_layout',
    `cell_layout ${cell_layout} is the measured share of plants whose strips are not stated; string_steps ${string_steps} and fraction_for_electrical ${fraction_for_electrical} state them: send 1 for both, or cell_layout null`,
  )
  return fraction_for_electrical
}

function losesStrips(mode: Resolved['array']['shade_mode']): boolean {
  return mode === 'electrical' || mode === 'whole_strings'
}

function warnOfUnreadSteps({ bypass_steps, shade_mode }: Resolved['array'], sink: Sink): void {
  if (bypass_steps === 1 || shade_mode === 'whole_strings') return
  sink.warn('field_unread', 'array.bypass_steps', { unread: 'array.bypass_steps', by: 'array.shade_mode', value: shade_mode })
}

/** Whether half-cut modules lose whole strips in the height of the row, as whole cells do. */
function isHalfCutAsWhole({ array, module }: Resolved): boolean {
  if (array.string_steps !== 1 || array.fraction_for_electrical !== 1 || !losesStrips(array.shade_mode)) return false
  const { standsInRows, followsSun } = rackingOf(array)
  if (!standsInRows || !array.inter_row_shading || (followsSun && turnsBack(array))) return false
  return isHalfCut(module)
}

/** Given rotations are as they are. */
function turnsBack({ tracking, backtracking, rotation_series }: Resolved['array']): boolean {
  if (rotation_series !== null) return false
  return tracking === null ? backtracking : tracking !== 'true_tracking'
}

function isHalfCut(module: Resolved['module']): boolean {
  if (!CRYSTALLINE.has(module.technology)) return false
  if (/\bhalf\b|half-?cut|half-?cell|twin/i.test(module.name)) return true
  if (module.model === 'reference') return false
  return module.cells_in_parallel > 1 || (module.length_m * module.width_m) / module.cells_in_series >= HALF_CELLS_FROM_M2
}
