import { checkProfile, profileIam } from '../profile.ts'
import type { IamOption } from './option.ts'

export const table: IamOption = {
  title: 'Points of a measured curve',
  source: 'The given points, joined as iam.interpolation says',
  check: ({ iam }, sink) => checkProfile(iam, 'iam', sink),
  beam: ({ iam }) => profileIam(iam, iam.interpolation),
}
