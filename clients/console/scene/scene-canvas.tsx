import { useRef } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { Eye } from '../state/scene-look.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { Compass } from './compass.tsx'
import { orbitByKey } from './orbit.ts'
import { ServicePicture } from './service-picture.tsx'
import { useDrag } from './use-drag.ts'
import { useOrbit } from './use-orbit.ts'
import { type Edits, usePointed } from './use-pointed.ts'
import { type Shown, useStage } from './use-stage.ts'
import { ViewButtons } from './view-buttons.tsx'

const LABEL =
  'Scene in three dimensions. Arrow keys turn it, with Shift they move it, plus and minus zoom. The tables are also listed below.'

/** The 3D picture, which is turned by dragging, by keys and by buttons; a click selects a table, and the selected one can be dragged. */
export function SceneCanvas(props: {
  readonly pool: WorkerPool
  readonly plant: Plant
  readonly date: string
  readonly shown: Shown
  readonly edits: Edits
  readonly eye: Eye | undefined
  readonly onEye: (eye: Eye | undefined) => void
}) {
  const { pool, plant, date, shown, edits, eye, onEye } = props
  const { drawn, moments, clock } = shown
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useOrbit(canvas, drawn, eye, onEye)
  const { orbit, radius, turn } = view
  const isMissing = useStage(canvas, shown, orbit)
  const drag = useDrag(orbit, radius, turn, usePointed(canvas, shown, view, edits))
  if (isMissing) return <ServicePicture pool={pool} plant={plant} date={date} moments={moments} clock={clock} />
  return (
    <div class="stage">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the keys of the picture reach it through this role */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        {...drag}
        onKeyDown={(event) => {
          const next = orbit === null ? null : orbitByKey(orbit, event.key, event.shiftKey, radius)
          if (next === null) return
          event.preventDefault()
          turn(next)
        }}
      />
      {orbit === null ? null : <Compass azimuthDeg={orbit.azimuthDeg} />}
      <ViewButtons view={view} clock={clock} moments={moments} />
    </div>
  )
}
