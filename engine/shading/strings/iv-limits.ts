import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { rackingOf } from '../../geometry/racking.ts'
import { STRIPS_MAX } from '../../scene/shade/strip-sweep.ts'
import { ROW_MODELS, rowModelOf } from '../row-model/index.ts'
import { tablesLookedAt } from '../scene/beam-sample.ts'
import { beamDirections } from '../scene/scene-cost.ts'
import type { CircuitParts } from './circuit-parts.ts'
import { cellGrid, type TableLayout } from './table-layout.ts'

/** Circuits of modules that a run solves at most, 20 to 50 s: a year of 700 modules with a shading table. */
const CIRCUITS_MAX = 5e5
/** Parts of a module in parallel. */
const PARTS_MAX = 8

/** Fails: `array.shade_mode` where the tables are too many, or the row model looks at none. */
export function checkWork({ request, plant, requests }: CircuitParts, sink: Sink): void {
  const { devices } = plant.layout
  const rowModel = rowModelOf(request)
  if (ROW_MODELS[rowModel].sceneBeam === 'rows') {
    sink.fail(
      'array.shade_mode',
      'iv looks at the tables of a scene, and row_model rows does not: send row_model null, or shade_mode whole_strings',
    )
    return
  }
  const isProjected = ROW_MODELS[rowModel].sceneBeam === 'projected'
  const directions = beamDirections(isProjected, request.weather.temp_air_c.length)
  const { array } = requests[0]
  const tablesShade = rackingOf(array).standsInRows && array.inter_row_shading
  const tables = tablesLookedAt(devices.length, isProjected, tablesShade)
  const modules = devices.reduce((sum, device) => sum + device.modules, 0) / devices.length
  const circuits = tables * modules * directions
  if (circuits <= CIRCUITS_MAX) return
  sink.fail(
    'array.shade_mode',
    `iv is for small scenes: ${tables} tables of ${Math.round(modules)} modules in ${Math.round(directions)} directions of the sun are ${Math.round(circuits)} circuits of modules, and ${CIRCUITS_MAX} is the most; ` +
      'send fewer tables or rows of weather, row_model shading_table, or shade_mode whole_strings',
  )
}

/** Fails: `module.model` that states no diode equation. */
export function checkCurve({ model }: Resolved['module'], sink: Sink): void {
  if (model !== 'reference' && model !== 'sandia') return
  sink.fail(
    'module.model',
    `${model} has no I-V curve of a cell, which array.shade_mode iv needs: send model pvsyst, cec, desoto or iec61853, or shade_mode whole_strings`,
  )
}

/** Fails: the cells of a module where they do not divide, `field` for too many cells. */
export function checkLayout(layout: TableLayout, field: string, sink: Sink): void {
  const { cellsInSeries, diodes, parts } = layout
  if (cellsInSeries % diodes !== 0) {
    sink.fail(
      'module.cells_in_series',
      `${cellsInSeries} cells are not the same number behind each of ${diodes} bypass diodes, which array.shade_mode iv needs: state bypass_diodes in the wiring of the type`,
    )
    return
  }
  if (parts > PARTS_MAX) {
    sink.fail(
      'module.cells_in_parallel',
      `array.shade_mode iv computes at most ${PARTS_MAX} parts of a module in parallel, not ${parts}: send shade_mode whole_strings`,
    )
    return
  }
  const { rows } = cellGrid(layout)
  if (rows > STRIPS_MAX)
    sink.fail(
      field,
      `array.shade_mode iv tells at most ${STRIPS_MAX} cells apart across a table, not ${rows}: send shade_mode whole_strings`,
    )
}
