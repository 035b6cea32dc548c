import type { Resolved } from '../../core/option.ts'
import { faiman } from './faiman.ts'
import { fuentes } from './fuentes.ts'
import { heatTransfer } from './heat-transfer.ts'
import { noct } from './noct.ts'
import type { ThermalOption } from './option.ts'
import { pvsyst } from './pvsyst.ts'
import { ross } from './ross.ts'
import { sapm } from './sapm.ts'

export const THERMAL_MODELS = { pvsyst, faiman, noct, sapm, ross, fuentes, heat_transfer: heatTransfer } satisfies Record<
  Resolved['thermal']['model'],
  ThermalOption
>
