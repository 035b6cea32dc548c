import type { FindingCode } from '@pvyield/contract/schemas'
import { AIR } from './air.ts'
import { ASKED } from './asked.ts'
import { ELECTRICAL } from './electrical.ts'
import type { Entry } from './entry.ts'
import { PLANT } from './plant.ts'
import { RESULTS } from './results.ts'
import { SCENE } from './scene.ts'
import { SKY } from './sky.ts'
import { WEATHER } from './weather.ts'

/** Every finding, by its code: `openapi.json` lists the codes, and tsc fails for a missing and for an extra one. */
export const CATALOGUE = { ...WEATHER, ...SKY, ...AIR, ...PLANT, ...ELECTRICAL, ...SCENE, ...RESULTS, ...ASKED } satisfies Record<
  FindingCode,
  Entry
>
export const FINDING_CODES = Object.keys(CATALOGUE) as readonly FindingCode[]

export type ValuesOf<Code extends FindingCode> = Parameters<(typeof CATALOGUE)[Code]['text']>[0]
