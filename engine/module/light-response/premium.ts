import { pvwattsType } from './pvwatts-type.ts'

export const premium = pvwattsType(
  'Premium',
  'SunPower SPR-E20-327',
  { lightA: 6.4704, satA: 2.01784e-11, seriesOhm: 0.421231, shuntOhm: 261.723, thermalV: 2.45326, lightAPerK: 0 },
  { areaM2: 1.6297, stcA: 5.98, stcV: 54.7 },
)
