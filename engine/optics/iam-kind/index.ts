import type { Resolved } from '../../core/option.ts'
import { ashrae } from './ashrae.ts'
import { auto } from './auto.ts'
import { fresnel } from './fresnel.ts'
import { fresnelAr } from './fresnel-ar.ts'
import { martinRuiz } from './martin-ruiz.ts'
import { off } from './off.ts'
import type { IamOption } from './option.ts'
import { samCover } from './sam-cover.ts'
import { sandia } from './sandia.ts'
import { schlick } from './schlick.ts'
import { table } from './table.ts'

/** Values of `iam.kind`. */
export const IAM_KINDS = {
  auto,
  ashrae,
  fresnel,
  fresnel_ar: fresnelAr,
  martin_ruiz: martinRuiz,
  sam_cover: samCover,
  sandia,
  schlick,
  table,
  off,
} satisfies Record<Resolved['iam']['kind'], IamOption>
