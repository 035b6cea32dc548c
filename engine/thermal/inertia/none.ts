import type { InertiaOption } from './option.ts'

export const none: InertiaOption = {
  title: 'None: steady state in every row',
  source: 'The definition of the steady-state models',
  prepare: () => null,
}
