import type { SceneDay } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { dayCost } from './cost.ts'
import { progressOf } from './progress.ts'
import { readFull } from './read-full.ts'
import type { Sources } from './sources.ts'
import type { DayWork, PictureWork } from './work.ts'

/** Solves a day of a scene. Fails: as `perform`. */
export async function solveDay(work: DayWork, sources: Sources): Promise<SceneDay> {
  // A page that opens no scene never loads it.
  const { solveSceneDay } = await import('./scene-days.ts')
  return solveSceneDay(await admitted(work, sources), work.date, { onProgress: progressOf(sources) })
}

/** Draws a moment of a day of a scene, as SVG. Fails: as `perform`. */
export async function drawDay(work: PictureWork, sources: Sources): Promise<string> {
  const { drawSceneDay } = await import('./scene-days.ts')
  return drawSceneDay(await admitted(work, sources), work)
}

async function admitted(work: DayWork | PictureWork, sources: Sources): Promise<Resolved> {
  const { request, resolved } = await readFull(work, sources)
  await sources.admit?.({ step: 'day', request, resolved, cost: dayCost(resolved) })
  return resolved
}
