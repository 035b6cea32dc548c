import type { IamOption } from './option.ts'

export const off: IamOption = {
  title: 'No incidence-angle loss',
  source: 'All light is treated as at normal incidence',
  beam: () => () => 1,
}
