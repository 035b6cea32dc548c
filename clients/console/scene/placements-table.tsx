import type { Finding, Scene, ScenePlacement } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import { defaultId, placementIn, withCopy, withoutPlacement, withPlacement } from './edit-scene.ts'
import type { SceneFailure } from './use-validation.ts'

const PAGE_ROWS = 20
const NUMBERS = [
  ['x', 'East'],
  ['y', 'North'],
  ['z', 'Up'],
  ['azimuth_deg', 'Azimuth °'],
  ['tilt_deg', 'Tilt °'],
  ['roll_deg', 'Roll °'],
] as const
/** What the service takes for a field that is left empty. East and north have no default. */
const DEFAULTS: Readonly<Record<string, string>> = { z: '0', azimuth_deg: '180', tilt_deg: '0', roll_deg: '0' }
const NAMED_FAULTS_MAX = 10
const COLUMNS = NUMBERS.length + 4

interface PlacementsProps {
  readonly scene: Scene
  readonly failures: readonly SceneFailure[]
  readonly findings: readonly Finding[]
  readonly selected: number | null
  readonly onSelect: (at: number) => void
  readonly onScene: (scene: Scene) => void
}

/** The placements of the scene, to be changed in place, with what is wrong under each row. */
export function PlacementsTable(props: PlacementsProps) {
  const { scene, failures, selected, onScene } = props
  const { placements } = scene
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (selected !== null) setPage(Math.floor(selected / PAGE_ROWS))
  }, [selected])
  const first = Math.min(page, Math.max(0, Math.ceil(placements.length / PAGE_ROWS) - 1)) * PAGE_ROWS
  return (
    <section class="card placements" aria-labelledby="placements-title">
      <figcaption>
        <h2 id="placements-title">Placements</h2>
        <span class="tools">
          <button type="button" disabled={selected === null} onClick={() => onScene(withCopy(scene, selected ?? 0))}>
            Copy the selected
          </button>
        </span>
      </figcaption>
      <FaultsElsewhere failures={failures} first={first} onPage={setPage} />
      <div class="scroll">
        <table class="numbers">
          <Head />
          <tbody>
            {placements.slice(first, first + PAGE_ROWS).map((placement, k) => (
              <Row key={first + k} {...props} at={first + k} placement={placement} />
            ))}
          </tbody>
        </table>
      </div>
      {placements.length <= PAGE_ROWS ? null : <Pages first={first} count={placements.length} onPage={setPage} />}
      <p class="hint">
        East, north and up are in the unit of the scene. A tracker's height is that of its axis, a ridge's that of its top edges.
      </p>
    </section>
  )
}

/** Which rows of other pages have faults. */
function FaultsElsewhere(props: {
  readonly failures: readonly SceneFailure[]
  readonly first: number
  readonly onPage: (page: number) => void
}) {
  const { failures, first, onPage } = props
  const faulty = [...new Set(failures.flatMap(({ field }) => placementIn(field)?.at ?? []))]
  const elsewhere = faulty.filter((at) => at < first || at >= first + PAGE_ROWS)
  if (elsewhere.length === 0) return null
  return (
    <p class="fault">
      {'Faults in '}
      {elsewhere.slice(0, NAMED_FAULTS_MAX).map((at) => (
        <button key={at} type="button" class="plain" onClick={() => onPage(Math.floor(at / PAGE_ROWS))}>
          row {at + 1}
        </button>
      ))}
      {elsewhere.length > NAMED_FAULTS_MAX ? ` and ${shown(elsewhere.length - NAMED_FAULTS_MAX)} more` : ''}
    </p>
  )
}

function Pages({ first, count, onPage }: { readonly first: number; readonly count: number; readonly onPage: (page: number) => void }) {
  return (
    <p class="tools">
      <button type="button" disabled={first === 0} onClick={() => onPage(first / PAGE_ROWS - 1)}>
        Previous rows
      </button>
      <button type="button" disabled={first + PAGE_ROWS >= count} onClick={() => onPage(first / PAGE_ROWS + 1)}>
        Next rows
      </button>
      <span class="hint">{`Rows ${shown(first + 1)} to ${shown(Math.min(first + PAGE_ROWS, count))} of ${shown(count)}`}</span>
    </p>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        {['Row', 'Id', 'Type', ...NUMBERS.map(([, label]) => label)].map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        <th scope="col">
          <span class="unseen">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

interface RowProps extends PlacementsProps {
  readonly at: number
  readonly placement: ScenePlacement
}

function Row({ scene, at, placement, failures, findings, selected, onSelect, onScene }: RowProps) {
  const name = placement.id ?? defaultId(at)
  const isHere = ({ field }: { readonly field: string | null }) => placementIn(field)?.at === at
  const faults = failures.filter(isHere)
  const known = findings.filter(isHere)
  return (
    <>
      <tr aria-selected={at === selected} class={at === selected ? 'selected' : undefined}>
        <th scope="row">{shown(at + 1)}</th>
        <Boxes scene={scene} at={at} placement={placement} faults={faults} onScene={onScene} />
        <td class="actions">
          <button type="button" class="plain" onClick={() => onSelect(at)} aria-label={`Select ${name}`}>
            Select
          </button>
          <button type="button" class="plain" onClick={() => onScene(withoutPlacement(scene, at))} aria-label={`Remove ${name}`}>
            Remove
          </button>
        </td>
      </tr>
      {faults.length + known.length === 0 ? null : (
        <tr class="row-notes">
          <td colSpan={COLUMNS} id={notesOf(at)}>
            {faults.map(({ field, message }) => (
              <p key={`${field} ${message}`} class="fault">{`${placementIn(field)?.key}: ${message}`}</p>
            ))}
            {known.map(({ message }) => (
              <p key={message} class="hint">
                {message}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

/** The fields of a placement, to be written in. */
function Boxes(props: Pick<RowProps, 'scene' | 'at' | 'placement' | 'onScene'> & { readonly faults: readonly SceneFailure[] }) {
  const { scene, at, placement, faults, onScene } = props
  const name = placement.id ?? defaultId(at)
  const set = (key: keyof ScenePlacement, value: unknown) => onScene(withPlacement(scene, at, { [key]: value }))
  const about = (key: string) => ({
    'aria-invalid': faults.some(({ field }) => placementIn(field)?.key === key),
    ...(faults.length > 0 && { 'aria-describedby': notesOf(at) }),
  })
  return (
    <>
      <td>
        <input
          class="id"
          value={placement.id ?? ''}
          placeholder={defaultId(at)}
          aria-label={`Id of row ${at + 1}`}
          {...about('id')}
          onChange={({ currentTarget: { value } }) => set('id', value === '' ? undefined : value)}
        />
      </td>
      <td>
        <select
          value={placement.type}
          aria-label={`Type of ${name}`}
          {...about('type')}
          onChange={(event) => set('type', event.currentTarget.value)}
        >
          {[...new Set([...scene.types.map(({ id }) => id), placement.type])].map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </td>
      {NUMBERS.map(([key, label]) => (
        <td key={key}>
          <input
            type="number"
            step="any"
            value={placement[key] ?? ''}
            placeholder={DEFAULTS[key]}
            aria-label={`${label} of ${name}`}
            {...about(key)}
            onChange={({ currentTarget: { valueAsNumber } }) => set(key, Number.isFinite(valueAsNumber) ? valueAsNumber : undefined)}
          />
        </td>
      ))}
    </>
  )
}

/** Id of what stands under a row. */
function notesOf(at: number): string {
  return `placement-${at}-notes`
}
