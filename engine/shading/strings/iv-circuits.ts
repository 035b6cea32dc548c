import type { ModuleModel } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { Device } from '../../scene/device.ts'
import { lightPerBeamAt } from '../../scene/shade/beam-shares.ts'
import type { StringLoss } from '../../scene/shade/target.ts'
import { shadeBins } from '../scene/bin-shade.ts'
import { CellCurves } from './cell-curves.ts'
import type { CircuitParts } from './circuit-parts.ts'
import { checkCurve, checkLayout, checkWork } from './iv-limits.ts'
import { assumedLayout, statedLayout } from './layout-of.ts'
import { TableCircuit } from './table-circuit.ts'
import type { TableLayout } from './table-layout.ts'

/**
 * Full light, W/m2, and cell temperature, degC, at which the loss is computed, by the share of the
 * beam: 830 and 45 with 10 % of diffuse light, 450 and 34 with 60 %. Between 300 and 1000 W/m2 and 10
 * and 65 degC the loss is within 0.6 points of power up to 30 % of diffuse light.
 */
const FULL_WM2 = 900
const FULL_EXPONENT = -0.75
const COLDEST_C = 20
const WARMER_PER_WM2 = 0.03

type Maker = () => StringLoss

/**
 * The circuit of each table of a scene; tables of one type and module share one.
 * Fails: `array.shade_mode`, `module.*`, `scene.types.*.wiring`.
 */
export function ivCircuits(parts: CircuitParts, sink: Sink): (device: number) => StringLoss {
  checkWork(parts, sink)
  const { plant, requests } = parts
  const { binOf } = shadeBins(plant)
  const { types, placements } = plant.scene
  const known = new Map<Resolved['module'], (Maker | undefined)[]>()
  const makers = plant.layout.devices.map((device, at) => {
    const own = requests[binOf[at]]
    const ofModule = known.get(own.module) ?? []
    known.set(own.module, ofModule)
    const typeAt = types.findIndex(({ id }) => id === placements[device.placement].type)
    ofModule[typeAt] ??= makerOf(parts, own, typeAt, device, sink)
    return ofModule[typeAt]
  })
  return (device) => makers[device]()
}

/** Prepares the circuit of a type; its curves are made with the first shade. */
function makerOf({ plant, moduleOf }: CircuitParts, own: Resolved, typeAt: number, device: Device, sink: Sink): Maker {
  const { module, array } = own
  const { wiring, modules_across, id } = plant.scene.types[typeAt]
  const field = `scene.types.${typeAt}.wiring`
  const isStated = wiring !== undefined && modules_across !== undefined
  const layout = isStated
    ? statedLayout(wiring, modules_across, device, module)
    : assumedLayout(device, modules_across, array.modules_per_string, module)
  const modules_per_string = layout.strings[0].length
  if (!isStated) {
    const { orientation, lines } = layout
    sink.warn('scene_wiring_assumed', field, { type: id, orientation, modules_across: lines, modules_per_string })
  } else if (modules_per_string !== array.modules_per_string) {
    sink.warn('scene_strings_differ', field, { type: id, scene_modules: modules_per_string, array_modules: array.modules_per_string })
  }
  checkCurve(module, sink)
  checkLayout(layout, field, sink)
  const curves = curvesOf(moduleOf(own), layout)
  let circuit: TableCircuit | null = null
  return () => (circuit ??= new TableCircuit(layout, curves))
}

/** The curves of the cells at each share of the beam, made when they are first asked for. */
function curvesOf(module: ModuleModel, { cellsInSeries }: TableLayout): (share: number) => CellCurves {
  const known: CellCurves[] = []
  return (share) => {
    const fullWm2 = FULL_WM2 * lightPerBeamAt(share) ** FULL_EXPONENT
    const cellC = COLDEST_C + WARMER_PER_WM2 * fullWm2
    if (!module.hasVoltage || module.diodeAt === undefined) throw new Error('A module without a diode equation has no curves of its cells')
    const at = module.diodeAt.bind(module)
    known[share] ??= new CellCurves((light) => at(light * fullWm2, cellC), cellsInSeries)
    return known[share]
  }
}
