import { prepareDesoto } from './desoto.ts'
import type { ModuleOption } from './option.ts'

/**
 * De Soto's equations with a sixth parameter. It adjusts the temperature coefficient of the current
 * so that the power has its stated temperature coefficient.
 */
export const cec: ModuleOption<'cec'> = {
  title: 'CEC six parameters',
  source: 'Dobos 2012, doi:10.1115/1.4005759',
  prepare: (module, sink) => prepareDesoto(module, module.adjust, sink),
}
