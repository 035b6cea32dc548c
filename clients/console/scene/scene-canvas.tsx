import { useMemo, useRef } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { Eye } from '../state/scene-look.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { Compass } from './compass.tsx'
import { leftOut } from './drawn-part.ts'
import { orbitByKey } from './orbit.ts'
import { ScaleBar } from './scale-bar.tsx'
import { ServicePicture } from './service-picture.tsx'
import { type Pointed, useDrag } from './use-drag.ts'
import { useOrbit } from './use-orbit.ts'
import { type Edits, usePointed } from './use-pointed.ts'
import { type Shown, useStage } from './use-stage.ts'
import { ViewButtons } from './view-buttons.tsx'

const LABEL =
  'Scene in three dimensions. Arrow keys turn it, with Shift they move it, plus and minus zoom. Page Down and Page Up select the next and the previous table, Enter the one in the middle of the picture, Escape none.'

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
  const pointed = usePointed(canvas, shown, view, edits)
  const drag = useDrag(orbit, radius, turn, pointed)
  const onKey = (event: KeyboardEvent) => {
    const isSelecting = selectByKey(event.key, shown, edits.onSelect, () => clickMiddle(canvas.current, pointed))
    const next = orbit === null || isSelecting ? null : orbitByKey(orbit, event.key, event.shiftKey, radius)
    if (next !== null) turn(next)
    if (next !== null || isSelecting) event.preventDefault()
  }
  const missing = useMemo(() => (drawn === null ? null : leftOut(drawn.layout.devices, drawn.occluders)), [drawn])
  if (isMissing) return <ServicePicture pool={pool} plant={plant} date={date} moments={moments} clock={clock} />
  return (
    <div class="stage">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the keys of the picture reach it through this role */}
      <canvas ref={canvas} tabIndex={0} role="application" aria-label={LABEL} {...drag} onKeyDown={onKey} />
      {orbit === null ? null : (
        <>
          <Compass azimuthDeg={orbit.azimuthDeg} />
          <ScaleBar orbit={orbit} canvas={canvas} />
        </>
      )}
      <ViewButtons view={view} clock={clock} moments={moments} />
      {missing === null ? null : <p class="hint left-out">{missing}</p>}
    </div>
  )
}

/** Selects a table by a key. Returns whether the key selects. */
function selectByKey(key: string, { drawn, selected }: Shown, onSelect: (table: number | null) => void, atMiddle: () => void): boolean {
  const count = drawn?.layout.devices.length ?? 0
  const by = { PageDown: 1, PageUp: -1 }[key]
  if (by !== undefined && count > 0) onSelect(selected === null ? (by > 0 ? 0 : count - 1) : (selected + by + count) % count)
  else if (key === 'Enter') atMiddle()
  else if (key === 'Escape') onSelect(null)
  return by !== undefined || key === 'Enter' || key === 'Escape'
}

function clickMiddle(canvas: HTMLCanvasElement | null, { click }: Pointed): void {
  const box = canvas?.getBoundingClientRect()
  if (box !== undefined) click(box.left + box.width / 2, box.top + box.height / 2)
}
