import { type InverterCurves, inverterCurvesOf, type ModuleCurves, type ModuleSections, moduleCurvesOf } from '@pvyield/engine/work'
import type { PageSources } from '../worker/sources.ts'
import type { Json } from './paths.ts'
import type { ReadFile, SentFile } from './read-file.ts'

/** What a job answers; it gives no memory away. */
export interface Taken<Value> {
  readonly value: Value
  readonly transfer: Transferable[]
}

/** What this folder asks of a worker. Each is loaded when it is first asked. */
export const PLANT_JOBS = {
  /** The full request of a simple one. */
  expand: async (body: unknown, sources: PageSources): Promise<Taken<Json>> => {
    const { expandHere } = await import('./expand-here.ts')
    return { value: await expandHere(body, sources.of(body)), transfer: [] }
  },

  /** Reads a file of another program. */
  read: async (file: SentFile): Promise<Taken<ReadFile>> => {
    const { readFile } = await import('./read-file.ts')
    return { value: await readFile(file), transfer: [] }
  },

  /** Curves of a module, which may be one of the library. */
  'module curves': async (sections: ModuleSections, sources: PageSources): Promise<Taken<ModuleCurves>> => {
    return { value: await moduleCurvesOf(sections, sources), transfer: [] }
  },

  /** The same of an inverter. */
  'inverter curves': async (sections: { readonly inverter: unknown }, sources: PageSources): Promise<Taken<InverterCurves>> => {
    return { value: await inverterCurvesOf(sections, sources), transfer: [] }
  },
} as const
