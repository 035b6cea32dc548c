import type { Scene as SentScene } from '@pvyield/sdk'
import type { VNode } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { dayNumber, monthDay } from '../parts/calendar.ts'
import type { ViewProps } from '../shell/view.ts'
import { Clock } from './clock.ts'
import { DayPlayer } from './day-player.tsx'
import { sceneOf, withItem, withScene } from './edit-scene.ts'
import { OpenScene } from './open-scene.tsx'
import { SceneCanvas } from './scene-canvas.tsx'
import { SceneCheck } from './scene-check.tsx'
import { SceneFiles } from './scene-files.tsx'
import { useSceneForms } from './scene-forms.ts'
import { SceneTables } from './scene-tables.tsx'
import { TableNumbers } from './table-numbers.tsx'
import { useDrawn } from './use-drawn.ts'
import { changeLook, FIRST_LOOK, useTime } from './use-look.ts'
import type { Edits } from './use-pointed.ts'
import type { Shown } from './use-stage.ts'
import { useValidation, type Validation } from './use-validation.ts'

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
  const { day: date = FIRST_LOOK.day, eye } = state.look ?? {}
  const forms = useSceneForms(host.root)
  const { shown, solving, select } = useShown(props, date)
  const { drawn, moments, clock, selected } = shown
  const devices = drawn?.layout.devices ?? []
  const setScene = (scene: SentScene, gesture: string | null = null) => store.change(withScene(state, scene), gesture)
  const edits: Edits = {
    placements: sent.placements,
    onSelect: (table) => select(devices[table ?? -1]?.id ?? null),
    onMove: (at, x, y, isDone) => {
      setScene(withItem(sent, 'placements', at, { x: rounded(x), y: rounded(y) }), `move ${at}`)
      if (isDone) store.settle()
    },
  }
  const onDay = (day: number) => changeLook(store, { day: monthDay(day) })
  return (
    <div class="scene">
      <h1 class="unseen">The scene of the plant</h1>
      <div class="scene-main">
        <SceneCanvas {...{ pool, date, shown, edits, eye }} plant={state.plant} onEye={(eye) => changeLook(store, { eye })} />
        <DayPlayer {...solving} drawn={drawn} clock={clock} moments={moments} dayOfYear={dayNumber(date)} onDay={onDay} />
        {open}
      </div>
      <div class="scene-side">
        <TableNumbers shown={shown} scene={validation.valid?.scene ?? null} onSelect={select} />
        <SceneCheck root={host.root} validation={validation} isNew={validation.of === sent} notes={notes} />
        <SceneFiles {...{ pool, date, clock, moments }} root={host.root} scene={sent} plant={state.plant} />
      </div>
      {forms === null ? null : (
        <SceneTables
          forms={forms}
          scene={sent}
          failures={validation.failures}
          findings={validation.valid?.findings ?? []}
          selected={devices[selected ?? -1]?.placement ?? null}
          onSelect={(at) => select(devices.find(({ placement }) => placement === at)?.id ?? null)}
          onScene={setScene}
        />
      )}
    </div>
  )
}

/** What the picture shows of the plant on a day, and whether that is being solved. */
function useShown({ pool, store, state, sent, validation }: OpenedProps, date: string) {
  const clock = useMemo(() => new Clock(), [])
  const isValid = validation.of === sent && validation.failures.length === 0 && validation.busySeconds === null
  const { drawn, moments, ...solving } = useDrawn(pool, state.plant, validation, isValid, date)
  useTime(clock, store, moments)
  const found = drawn?.layout.devices.findIndex(({ id }) => id === state.look?.table) ?? -1
  const shown: Shown = { drawn, moments, clock, selected: found < 0 ? null : found }
  return { shown, solving, select: (id: string | null) => changeLook(store, { table: id ?? undefined }) }
}

/** Of a place that a hand chose. */
function rounded(length: number): number {
  return Number(length.toFixed(3))
}
