import type { MeasuredSet } from '../measured-set.ts'
import { ashlandRoof2000, ashlandRoof2018 } from './ashland-roof.ts'
import { berlinCigs } from './berlin-cigs.ts'
import { eugeneHit } from './eugene-hit.ts'
import { goldenBifacial } from './golden-bifacial.ts'
import { goldenPlane } from './golden-plane.ts'
import { goldenRack } from './golden-rack.ts'
import { reunionRoofNorth, reunionRoofSouth } from './reunion-roofs.ts'
import { tempeMono } from './tempe-mono.ts'

/** All measured sets, in the order of the report. */
export const SETS: readonly MeasuredSet[] = [
  eugeneHit,
  tempeMono,
  berlinCigs,
  ashlandRoof2000,
  ashlandRoof2018,
  goldenPlane,
  goldenRack,
  goldenBifacial,
  reunionRoofNorth,
  reunionRoofSouth,
]
