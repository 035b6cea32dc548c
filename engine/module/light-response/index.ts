import type { SectionOf } from '../model/option.ts'
import { linear } from './linear.ts'
import type { LightResponseOption } from './option.ts'
import { premium } from './premium.ts'
import { standard } from './standard.ts'
import { thinFilm } from './thin-film.ts'

/** Values of `module.light_response`. */
export const LIGHT_RESPONSES = { linear, standard, premium, thin_film: thinFilm } satisfies Record<
  SectionOf<'reference'>['light_response'],
  LightResponseOption
>
