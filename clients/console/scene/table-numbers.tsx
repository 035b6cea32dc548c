import type { SceneDayStep } from '@pvyield/contract/schemas'
import type { Device } from '@pvyield/engine/quick'
import type { Scene, ScenePlacement } from '@pvyield/sdk'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useRow } from './clock.ts'
import { type DayMoments, litRows, timeOf } from './day-moments.ts'
import type { Shown } from './use-stage.ts'

const CSV_HEAD = ['time', 'table', 'sun_elevation_deg', 'rotation_deg', 'shaded_fraction']
const KINDS = { gft: 'fixed rack', sat: 'single-axis tracker', ewf: 'face of an east-west ridge' } as const

/** What is known of the selected table: where it is, and its shade and rotation by the rows of the day. */
export function TableNumbers(props: {
  readonly shown: Shown
  readonly scene: Scene | null
  readonly onSelect: (id: string | null) => void
}) {
  const { shown: picture, scene, onSelect } = props
  const { drawn, moments, clock, selected: table } = picture
  const { row } = useRow(clock)
  const devices = drawn?.layout.devices ?? []
  const device = table === null ? undefined : devices[table]
  if (device === undefined || table === null) return <NoTable devices={devices} />
  const step = (by: number) => onSelect(devices[(table + by + devices.length) % devices.length]?.id ?? null)
  const turns = device.kind === 'sat'
  return (
    <section class="card" aria-labelledby="table-title">
      <figcaption>
        <h2 id="table-title">Table {device.id}</h2>
        <span class="tools">
          <button type="button" class="plain" onClick={() => step(-1)}>
            Previous
          </button>
          <button type="button" class="plain" onClick={() => step(1)}>
            Next
          </button>
          <button type="button" class="plain" onClick={() => onSelect(null)}>
            Close
          </button>
        </span>
      </figcaption>
      <Facts device={device} placement={scene?.placements[device.placement]} />
      {moments === null ? null : (
        <ByRow id={device.id} turns={turns} moments={moments} table={table} row={row} onRow={(row) => clock.set(row)} />
      )}
    </section>
  )
}

function NoTable({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <section class="card" aria-labelledby="table-title">
      <h2 id="table-title">Table</h2>
      <p class="hint">
        Click a table in the picture, press Page Down there, or choose Select in the list of placements, to see its numbers. Drag the
        selected one to move it.
      </p>
      <p class="hint">{`${shown(devices.length)} table${devices.length === 1 ? '' : 's'}, ${shown(devices.reduce((sum, { modules }) => sum + modules, 0))} modules`}</p>
    </section>
  )
}

function Facts({ device, placement }: { readonly device: Device; readonly placement: ScenePlacement | undefined }) {
  const { kind, modules, azimuthRad, tiltRad } = device
  const degrees = (rad: number) => `${shown((rad * 180) / Math.PI, 1)}°`
  return (
    <dl class="table-facts">
      <Fact name="Kind" value={KINDS[kind]} />
      <Fact name="Type" value={placement?.type ?? ''} />
      <Fact name="Modules" value={shown(modules)} />
      <Fact
        name="East, north, up"
        value={placement === undefined ? '' : [placement.x, placement.y, placement.z ?? 0].map(String).join(', ')}
      />
      <Fact name={kind === 'sat' ? 'Axis towards' : 'Faces'} value={degrees(azimuthRad)} />
      <Fact name={kind === 'sat' ? 'Tilt of the axis' : 'Tilt'} value={degrees(tiltRad)} />
    </dl>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface ByRowProps {
  readonly id: string
  readonly turns: boolean
  readonly moments: DayMoments
  readonly table: number
  readonly row: number
  readonly onRow: (row: number) => void
}

function ByRow(props: ByRowProps) {
  const { id, turns, moments, table, row, onRow } = props
  const [first, last] = litRows(moments.day)
  const rows = moments.day.steps.slice(first, last + 1).map((step, k) => ({ step, at: first + k }))
  if (table >= moments.day.tables.length)
    return (
      <p class="hint">{`A day reports the shade of the first ${shown(moments.day.tables.length)} tables, and this one comes later.`}</p>
    )
  const cells = ({ step, at }: (typeof rows)[number]) => [
    step.time,
    id,
    step.sun_elevation_deg,
    moments.rotationDeg(at, table),
    numberOrNull(moments.shadeOf(at, table)),
  ]
  return (
    <>
      <WideTable label={`Rows of table ${id}`}>
        <table class="numbers by-row">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <Column name="Sun" unit="° up" />
              {turns ? <Column name="Rotation" unit="°" /> : null}
              <Column name="Shaded" unit="%" />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ step, at }) => (
              <tr key={step.time} aria-current={at === row ? 'true' : undefined}>
                <th scope="row">
                  <button type="button" class="plain" onClick={() => onRow(at)} aria-label={`Show ${timeOf(step)}`}>
                    {timeOf(step)}
                  </button>
                </th>
                <td>{shown(step.sun_elevation_deg, 1)}</td>
                {turns ? <td>{shown(moments.rotationDeg(at, table) ?? 0, 1)}</td> : null}
                <td>{shadeInWords(moments.shadeOf(at, table), step)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {turns ? <p class="hint">Rotation is right-handed about the axis: positive turns an axis at 180° to the west.</p> : null}
      <TableTools name={`shade-of-table-${id}`} rows={() => [CSV_HEAD, ...rows.map(cells)]} />
    </>
  )
}

function Column({ name, unit }: { readonly name: string; readonly unit: string }) {
  return (
    <th scope="col">
      {name} <small>{unit}</small>
    </th>
  )
}

function shadeInWords(shade: number, { shaded }: SceneDayStep): string {
  if (!Number.isNaN(shade)) return shown(100 * shade, 1)
  return shaded === null ? 'sun down' : 'sun behind'
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
