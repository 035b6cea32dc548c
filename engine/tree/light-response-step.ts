import { LIGHT_RESPONSES } from '../module/light-response/index.ts'
import type { Step } from './step.ts'

/** Only the reference module has a choice; the curve of every other model follows the light itself. */
export const lightResponseStep: Step = {
  field: 'module.light_response',
  title: 'Efficiency at low light',
  options: LIGHT_RESPONSES,
  chosen: ({ module }) => (module.model === 'reference' ? module.light_response : ''),
  choose: (request, option) =>
    request.module.model === 'reference'
      ? { ...request, module: { ...request.module, light_response: option as keyof typeof LIGHT_RESPONSES } }
      : request,
  idle: ({ module }) => (module.model === 'reference' ? null : `The ${module.model} module model follows the irradiance by itself`),
}
