import { useEffect } from 'preact/hooks'
import type { SceneLook } from '../state/scene-look.ts'
import type { Store } from '../state/store.ts'
import type { Clock } from './clock.ts'
import type { DayMoments } from './day-moments.ts'

/** What is shown first. */
export const FIRST_LOOK = { day: '06-21', time: '12:00' } as const

/** Changes fields of how the scene is looked at; undefined takes a field out. */
export function changeLook(store: Store, fields: { readonly [Key in keyof SceneLook]?: SceneLook[Key] | undefined }): void {
  const look = Object.entries({ ...store.state.look, ...fields }).filter(([, value]) => value !== undefined)
  store.look(Object.fromEntries(look))
}

/** Keeps a clock at the time of the state. @param moments  the day whose rows it counts */
export function useTime(clock: Clock, store: Store, moments: DayMoments | null): void {
  const time = store.state.look?.time ?? FIRST_LOOK.time
  useEffect(() => {
    if (moments === null || clock.isPlaying) return
    const row = moments.rowAt(time)
    if (row !== Math.round(clock.time)) clock.set(row)
  }, [clock, moments, time])
  useEffect(() => {
    if (moments === null) return undefined
    return clock.subscribe(() => {
      const before = store.state.look?.time ?? FIRST_LOOK.time
      if (!clock.isPlaying && moments.rowAt(before) !== Math.round(clock.time)) changeLook(store, { time: moments.timeAt(clock.time) })
    })
  }, [clock, store, moments])
}
