import { cec } from './cec.ts'
import { desoto } from './desoto.ts'
import type { ModuleOption, ModuleTag } from './option.ts'
import { pvsyst } from './pvsyst.ts'
import { reference } from './reference.ts'

export const MODULE_MODELS = { pvsyst, cec, desoto, reference } satisfies { [Tag in ModuleTag]: ModuleOption<Tag> }
