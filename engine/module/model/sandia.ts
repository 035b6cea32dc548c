import { moduleAreaM2 } from '../../core/nameplate.ts'
import { checkPlate, checkResidual } from '../curve-plate.ts'
import { SandiaModule } from '../sandia-module.ts'
import type { ModuleOption } from './option.ts'

export const sandia: ModuleOption<'sandia'> = {
  title: 'Sandia array performance model (King)',
  source: 'King, Boyson, Kratochvil 2004, Photovoltaic Array Performance Model, SAND2004-3535',
  prepare(module, sink) {
    if (!checkPlate(module, sink)) return null
    const model = new SandiaModule(module, moduleAreaM2(module))
    return checkResidual(model, sink, 'coefficients') ? model : null
  },
}
