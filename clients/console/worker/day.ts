/** Days of a scene. Loaded when the first is wanted: a page without a scene runs without it. */
import type { SceneDay } from '@pvyield/contract/schemas'
import { drawDay, expand, type RunWork, solveDay } from '@pvyield/engine/work'
import type { PageSources } from './sources.ts'

/** A plant, and a day of its weather, MM-DD. */
export type DayJob = Pick<RunWork, 'kind' | 'body'> & { readonly date: string }

/** As POST /api/scene/day answers it. */
export async function dayOf({ date, ...plant }: DayJob, sources: PageSources): Promise<SceneDay> {
  return solveDay({ kind: 'day', date, body: await fullBody(plant, sources) }, sources.of(plant.body))
}

/** A picture of a moment of such a day. */
export type DayPictureJob = DayJob & { readonly time: string; readonly view: 'plan' | 'sun' }

/** As POST /api/scene/day.svg answers it. */
export async function dayPicture({ date, time, view, ...plant }: DayPictureJob, sources: PageSources): Promise<string> {
  return drawDay({ kind: 'picture', date, time, view, body: await fullBody(plant, sources) }, sources.of(plant.body))
}

async function fullBody({ kind, body }: Pick<RunWork, 'kind' | 'body'>, sources: PageSources): Promise<unknown> {
  return kind === 'full' ? body : (await expand({ kind: 'expand', body }, sources)).request
}
