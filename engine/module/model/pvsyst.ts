import { checkPlate, checkResidual, curvePlate } from '../curve-plate.ts'
import { DiodeModule } from '../diode-module.ts'
import { fitPvsyst } from '../pvsyst-fit.ts'
import { PvsystParameters } from '../pvsyst-parameters.ts'
import { warnOfSign } from '../temperature-sign.ts'
import type { ModuleOption } from './option.ts'

export const pvsyst: ModuleOption<'pvsyst'> = {
  title: 'PVsyst single diode',
  source: 'Mermoud & Lejeune 2010, 25th EU PVSEC; Sauer, Roessler, Hansen 2015, doi:10.1109/JPHOTOV.2014.2364133',
  prepare(module, sink) {
    warnOfSign(module.mu_p_mp_per_k, 'module.mu_p_mp_per_k', sink)
    if (!checkPlate(module, sink)) return null
    const reference = fitPvsyst(module, sink)
    if (reference === null) return null
    const model = new DiodeModule(new PvsystParameters(reference), curvePlate(module))
    return checkResidual(model, sink) ? model : null
  },
}
