import type { Scene as SentScene } from '@pvyield/sdk'
import type { VNode } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { ViewProps } from '../shell/view.ts'
import { dayNumber, monthDay } from './calendar.ts'
import { Clock } from './clock.ts'
import { DayPlayer } from './day-player.tsx'
import { sceneOf, withItem, withScene } from './edit-scene.ts'
import { OpenScene } from './open-scene.tsx'
import { SceneCanvas } from './scene-canvas.tsx'
import { SceneCheck } from './scene-check.tsx'
import { useSceneForms } from './scene-forms.ts'
import { SceneTables } from './scene-tables.tsx'
import { TableNumbers } from './table-numbers.tsx'
import { useDrawn } from './use-drawn.ts'
import type { Edits } from './use-pointed.ts'
import { useValidation, type Validation } from './use-validation.ts'

const FIRST_DAY = dayNumber('06-21')

/** The scene of the plant in three dimensions, a day of its shade, and its placements. */
export function SceneView(props: ViewProps) {
  const { host, store, state } = props
  const sent = sceneOf(state.plant)
  const validation = useValidation(host.root, sent)
  const [notes, setNotes] = useState<readonly string[]>([])
  const open = (
    <OpenScene
      root={host.root}
      state={state}
      hasScene={sent !== null}
      onOpened={(opened, notes) => {
        setNotes(notes)
        store.change(opened)
      }}
    />
  )
  return sent === null ? open : <Opened {...props} sent={sent} validation={validation} notes={notes} open={open} />
}

interface OpenedProps extends ViewProps {
  readonly sent: SentScene
  readonly validation: Validation
  readonly notes: readonly string[]
  readonly open: VNode
}

function Opened(props: OpenedProps) {
  const { host, pool, store, state, sent, validation, notes, open } = props
  const [dayOfYear, setDayOfYear] = useState(FIRST_DAY)
  const [id, setId] = useState<string | null>(null)
  const clock = useMemo(() => new Clock(), [])
  const forms = useSceneForms(host.root)
  const isNew = validation.of === sent
  const date = monthDay(dayOfYear)
  const { drawn, moments, ...solving } = useDrawn(pool, state.plant, validation, isNew && validation.failures.length === 0, date)
  const devices = drawn?.layout.devices ?? []
  const found = devices.findIndex((device) => device.id === id)
  const shown = { drawn, moments, clock, selected: found < 0 ? null : found }
  const setScene = (scene: SentScene, gesture: string | null = null) => store.change(withScene(state, scene), gesture)
  const edits: Edits = {
    placements: sent.placements,
    onSelect: (table) => setId(devices[table ?? -1]?.id ?? null),
    onMove: (at, x, y, isDone) => {
      setScene(withItem(sent, 'placements', at, { x: rounded(x), y: rounded(y) }), `move ${at}`)
      if (isDone) store.settle()
    },
  }
  return (
    <div class="scene">
      <h1 class="unseen">The scene of the plant</h1>
      <div class="scene-main">
        <SceneCanvas pool={pool} plant={state.plant} date={date} shown={shown} edits={edits} />
        <DayPlayer {...solving} clock={clock} moments={moments} dayOfYear={dayOfYear} onDay={setDayOfYear} />
        {open}
      </div>
      <div class="scene-side">
        <TableNumbers shown={shown} scene={validation.valid?.scene ?? null} onSelect={setId} />
        <SceneCheck validation={validation} isNew={isNew} notes={notes} />
      </div>
      {forms === null ? null : (
        <SceneTables
          forms={forms}
          scene={sent}
          failures={validation.failures}
          findings={validation.valid?.findings ?? []}
          selected={devices[found]?.placement ?? null}
          onSelect={(at) => setId(devices.find(({ placement }) => placement === at)?.id ?? null)}
          onScene={setScene}
        />
      )}
    </div>
  )
}

/** Of a place that a hand chose. */
function rounded(length: number): number {
  return Number(length.toFixed(3))
}
