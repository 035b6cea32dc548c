import { pvwattsType } from './pvwatts-type.ts'

export const thinFilm = pvwattsType(
  'Thin film',
  'First Solar FS-6435A',
  { lightA: 2.55475, satA: 2.69243e-12, seriesOhm: 4.60991, shuntOhm: 2476.95, thermalV: 7.97293, lightAPerK: 0 },
  { areaM2: 2.4751, stcA: 2.37, stcV: 183.6 },
)
