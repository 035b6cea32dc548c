import { checkMeasuredCurve } from '../beyond-glass.ts'
import { profileIam } from '../profile.ts'
import type { IamOption } from './option.ts'

export const table: IamOption = {
  title: 'Points of a measured curve',
  source: 'The given points, joined as iam.interpolation says',
  check: ({ iam }, sink) => checkMeasuredCurve(iam, 'iam', iam.interpolation, sink),
  beam: ({ iam }) => profileIam(iam, iam.interpolation),
}
