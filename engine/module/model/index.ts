import { cec } from './cec.ts'
import { desoto } from './desoto.ts'
import { iec61853 } from './iec61853.ts'
import type { ModuleOption, ModuleTag } from './option.ts'
import { pvsyst } from './pvsyst.ts'
import { reference } from './reference.ts'
import { sandia } from './sandia.ts'

export const MODULE_MODELS = { pvsyst, cec, desoto, sandia, iec61853, reference } satisfies { [Tag in ModuleTag]: ModuleOption<Tag> }
