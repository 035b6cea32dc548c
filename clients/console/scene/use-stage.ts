import { useEffect, useState } from 'preact/hooks'
import { usePrefersDark } from '../parts/prefers-dark.ts'
import type { Clock } from './clock.ts'
import type { DayMoments } from './day-moments.ts'
import type { Orbit } from './orbit.ts'
import type { Drawn, Stage } from './stage.ts'
import type { StageColours } from './stage-colours.ts'

type Canvas = { readonly current: HTMLCanvasElement | null }

/** What the picture shows, and from where. */
export interface Shown {
  readonly drawn: Drawn | null
  readonly moments: DayMoments | null
  readonly clock: Clock
  readonly selected: number | null
}

/** Draws on a canvas. Returns whether the browser draws no 3D. */
export function useStage(canvas: Canvas, { drawn, moments, clock, selected }: Shown, orbit: Orbit | null): boolean {
  const { stage, isMissing } = useMade(canvas)
  const isDark = usePrefersDark()
  useEffect(() => {
    if (stage === null || drawn === null || canvas.current === null) return
    stage.show(drawn, coloursOf(canvas.current))
    stage.setDay(moments)
    stage.setTime(clock.time)
  }, [stage, drawn, moments, clock, isDark])
  useEffect(() => {
    if (stage !== null && orbit !== null) stage.look(orbit)
  }, [stage, orbit])
  useEffect(() => stage?.select(selected), [stage, selected])
  useEffect(() => (stage === null ? undefined : clock.subscribe(() => stage.setTime(clock.time))), [stage, clock])
  return isMissing
}

/** The stage on a canvas, loaded when it is first needed. Missing where the browser draws no 3D. */
function useMade(canvas: Canvas): { readonly stage: Stage | null; readonly isMissing: boolean } {
  const [made, setMade] = useState<{ readonly stage: Stage | null; readonly isMissing: boolean }>({ stage: null, isMissing: false })
  useEffect(() => {
    let close = () => {}
    let isOpen = true
    void import('./stage.ts').then(({ Stage }) => {
      const place = canvas.current
      if (!isOpen || place === null) return
      try {
        const stage = new Stage(place, coloursOf(place))
        const watch = new ResizeObserver(() => stage.resize(place.clientWidth, place.clientHeight))
        watch.observe(place)
        close = () => {
          watch.disconnect()
          stage.dispose()
        }
        setMade({ stage, isMissing: false })
      } catch {
        setMade({ stage: null, isMissing: true })
      }
    })
    return () => {
      isOpen = false
      close()
    }
  }, [canvas])
  return made
}

function coloursOf(element: Element): StageColours {
  const styles = getComputedStyle(element)
  const named = (name: string) => styles.getPropertyValue(name).trim()
  return {
    grid: named('--line'),
    frame: named('--strong-line'),
    accent: named('--scene-mark'),
    object: named('--scene-object'),
    edge: named('--scene-edge'),
    ground: named('--scene-ground'),
    contour: named('--scene-contour'),
    trees: named('--good'),
  }
}
