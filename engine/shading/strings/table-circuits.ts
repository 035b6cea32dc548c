import type { Sink } from '../../core/sink.ts'
import type { ShadeTarget, StringLoss } from '../../scene/shade/target.ts'
import { ROW_MODELS, rowModelOf } from '../row-model/index.ts'
import { SHADE_MODES } from '../shade-mode/index.ts'
import type { CircuitParts } from './circuit-parts.ts'
import { ivCircuits } from './iv-circuits.ts'
import { wholeCircuits } from './whole-circuits.ts'

/** What the strings of each table lose as circuits; null where they lose strip by strip. */
export type TableCircuits = ((device: number, target: ShadeTarget) => StringLoss) | null

/** Fails: as `ivCircuits`. */
export function tableCircuits(parts: CircuitParts, sink: Sink): TableCircuits {
  const { request, plant } = parts
  const { strings } = SHADE_MODES[request.array.shade_mode]
  if (strings === 'cells') return ivCircuits(parts, sink)
  return strings === null || ROW_MODELS[rowModelOf(request)].sceneBeam === 'rows' ? null : wholeCircuits(request, plant)
}

/** The tables with their circuits. */
export function withCircuits(targets: readonly ShadeTarget[], circuits: TableCircuits): readonly ShadeTarget[] {
  return circuits === null ? targets : targets.map((target, device) => ({ ...target, circuit: circuits(device, target) }))
}
