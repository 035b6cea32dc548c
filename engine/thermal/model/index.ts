import type { Resolved } from '../../core/option.ts'
import { faiman } from './faiman.ts'
import { noct } from './noct.ts'
import type { ThermalOption } from './option.ts'
import { pvsyst } from './pvsyst.ts'

export const THERMAL_MODELS = { pvsyst, faiman, noct } satisfies Record<Resolved['thermal']['model'], ThermalOption>
