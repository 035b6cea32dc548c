import { alone, type ChainStage, type PreparePart } from '../chain-part.ts'
import { sumArrays } from '../core/faces.ts'
import type { DcStage, Frame } from '../core/frame.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { type ArrayLosses, prepareLosses, prepareSolve } from '../dc/index.ts'
import { prepareInertia, prepareThermal } from '../thermal/index.ts'

/** The modules of a face, and their losses by year of operation. */
interface ArrayStages {
  readonly solve: DcStage<'thermal'>
  readonly losses: ArrayLosses
}

export function prepareArray(face: Resolved, module: ModuleModel, part: PreparePart): ArrayStages {
  // One part: the temperatures carry a state from row to row, which no other modules may share.
  const solve = (sink: Sink): DcStage<'thermal'> => {
    const valid = alone(sink)
    const thermal = valid('solve', (own) => prepareThermal(face, own))
    const inertia = valid('solve', (own) => prepareInertia(face, own))
    return prepareSolve(face, module, thermal, inertia)
  }
  return {
    solve: part('solve', solve, ['module']),
    losses: part('losses', (sink) => prepareLosses(face, module, sink), ['module']),
  }
}

/** The modules of each face in turn. */
export function solveEveryArray(solves: readonly DcStage<'thermal'>[]): ChainStage {
  return {
    part: 'solve',
    writer: 'thermal',
    run: (frame) => {
      for (let k = 0; k < solves.length; k++) solves[k](frame, frame.faces[k].plane, frame.faces[k].dc)
    },
  }
}

/** The losses of each face in turn, then their sum. */
export function onEveryArray(losses: readonly DcStage[], shares: readonly number[]): ChainStage {
  return {
    part: 'dc',
    writer: 'dc',
    run: (frame) => {
      for (let k = 0; k < losses.length; k++) losses[k](frame, frame.faces[k].plane, frame.faces[k].dc)
      if (frame.faces.length > 1) sumFaces(frame, shares)
    },
  }
}

function sumFaces({ lit, faces, dc }: Frame, shares: readonly number[]): void {
  const arrays = faces.map((face) => face.dc)
  sumArrays(lit, arrays, shares, dc)
}
