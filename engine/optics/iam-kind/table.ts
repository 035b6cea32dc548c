import { checkProfile, profileIam } from '../profile.ts'
import type { IamOption } from './option.ts'

export const table: IamOption = {
  title: 'Points of a measured curve',
  source: 'Linear interpolation between the given points',
  check: ({ iam }, sink) => checkProfile(iam, 'iam', sink),
  beam: ({ iam }) => profileIam(iam),
}
