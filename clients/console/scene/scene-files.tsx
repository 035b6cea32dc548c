import type { Problem, Scene } from '@pvyield/sdk'
import { useState } from 'preact/hooks'
import { saveFile } from '../parts/save-file.ts'
import { valueAt } from '../plant/paths.ts'
import type { Plant } from '../state/console-state.ts'
import type { WorkerPool } from '../worker/pool.ts'
import type { Clock } from './clock.ts'
import type { DayMoments } from './day-moments.ts'

/** Files of other programs, and what they are for. */
const FORMATS = [
  ['glb', 'GLB', '3D viewers'],
  ['pvc', 'PVC', 'CAD and yield programs'],
  ['shd', 'SHD', 'PVsyst'],
] as const
const VIEWS = [
  ['plan', 'From above'],
  ['sun', 'From the sun'],
] as const

/** How to send it on otherwise, which the page offers as a button. */
const ADVICE = /\. Send losses=accept to .*/

type Format = (typeof FORMATS)[number][0]

interface FilesProps {
  readonly root: string
  readonly pool: WorkerPool
  readonly scene: Scene
  readonly plant: Plant
  readonly date: string
  readonly clock: Clock
  readonly moments: DayMoments | null
}

/** Saves the scene as a file of another program, and pictures of what is shown. */
export function SceneFiles(props: FilesProps) {
  const { said, saveAs, saveView } = useSaving(props)
  return (
    <section class="card" aria-labelledby="files-title">
      <h2 id="files-title">Save</h2>
      <p class="tools">
        {FORMATS.map(([format, name, use]) => (
          <button key={format} type="button" onClick={() => saveAs(format)} aria-label={`${name}, for ${use}`}>
            {name}
          </button>
        ))}
        {VIEWS.map(([view, name]) => (
          <button key={view} type="button" disabled={props.moments === null} onClick={() => saveView(view)}>
            {`${name} (SVG)`}
          </button>
        ))}
      </p>
      <p class="hint">GLB for 3D viewers, PVC for CAD and yield programs, SHD for PVsyst, all in metres. Pictures show the time above.</p>
      {said.faults.length === 0 ? null : (
        <div class="refusal" role="alert">
          {said.faults.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {said.isLossy ? (
        <p class="tools">
          <button type="button" onClick={() => saveAs('shd', 'accept')}>
            Save without what it cannot hold
          </button>
        </p>
      ) : null}
    </section>
  )
}

/** Why the last file was not saved; lossy when SHD can hold a part of the scene. */
interface Said {
  readonly faults: readonly string[]
  readonly isLossy: boolean
}

const NOTHING: Said = { faults: [], isLossy: false }

function useSaving({ root, pool, scene, plant, date, clock, moments }: FilesProps) {
  const [said, setSaid] = useState(NOTHING)
  const save = (name: string, made: Promise<Blob>, isLossy = false) => {
    setSaid(NOTHING)
    made.then(
      (file) => saveFile(name, file),
      (cause: Error) => setSaid({ faults: cause.message.split('\n'), isLossy }),
    )
  }
  return {
    said,
    saveAs: (format: Format, losses = 'refuse') =>
      save(`scene.${format}`, exported(root, scene, format, latitudeOf(plant), losses), format === 'shd' && losses === 'refuse'),
    saveView: (view: 'plan' | 'sun') => {
      if (moments === null) return
      const time = moments.timeAt(clock.time)
      const svg = pool.ask('day picture', { ...plant, date, time, view })
      save(
        `scene-${view}-${date}-${time.replace(':', '')}.svg`,
        svg.then((text) => new Blob([text], { type: 'image/svg+xml' })),
      )
    },
  }
}

/** Fails: Error with the words of the service. */
async function exported(root: string, scene: Scene, format: Format, latitude: number, losses: string): Promise<Blob> {
  const query =
    format === 'shd' ? `?${new URLSearchParams({ losses, ...(Number.isFinite(latitude) && { latitude: String(latitude) }) })}` : ''
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${root}api/scene/export.${format}${query}`, { method: 'POST', headers, body: JSON.stringify(scene) }).catch(
    () => {
      throw new Error('The service does not answer: is it still running?')
    },
  )
  if (answer.ok) return answer.blob()
  const { errors = [], detail } = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Error(
    errors.length > 0 ? errors.map(({ message }) => message.replace(ADVICE, '')).join('\n') : (detail ?? `HTTP ${answer.status}`),
  )
}

function latitudeOf({ body }: Plant): number {
  return Number(valueAt(body, 'latitude') ?? valueAt(body, 'site.latitude'))
}
