import { pvwattsType } from './pvwatts-type.ts'

export const standard = pvwattsType(
  'Standard',
  'Canadian Solar CS1H-320MS',
  { lightA: 9.51393, satA: 4.37813e-11, seriesOhm: 0.269953, shuntOhm: 654.059, thermalV: 1.65916, lightAPerK: 0 },
  { areaM2: 1.6864, stcA: 9.01, stcV: 35.8 },
)
