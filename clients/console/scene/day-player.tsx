import { useId } from 'preact/hooks'
import { DayField } from '../parts/day-field.tsx'
import { shown } from '../parts/numbers.ts'
import { type Clock, useRow } from './clock.ts'
import { type DayMoments, litRows, type SolvedDay, timeOf } from './day-moments.ts'
import { Legend } from './legend.tsx'
import type { Drawn } from './stage.ts'

interface DayPlayerProps {
  readonly drawn: Drawn | null
  readonly clock: Clock
  readonly moments: DayMoments | null
  readonly dayOfYear: number
  readonly onDay: (day: number) => void
  readonly isSolving: boolean
  readonly failures: readonly string[]
}

/** The day and the time that the picture shows, with the numbers of the field at that time. */
export function DayPlayer({ drawn, clock, moments, dayOfYear, onDay, isSolving, failures }: DayPlayerProps) {
  const { row } = useRow(clock)
  const step = moments?.day.steps[Math.round(moments.within(row))]
  return (
    <section class="card day-player" aria-label="Day">
      <Legend drawn={drawn} />
      <DayField dayOfYear={dayOfYear} onDay={onDay} />
      <TimeField clock={clock} moments={moments} />
      <p class="hint" role="status">
        {isSolving ? 'Solving the day …' : ''}
      </p>
      {failures.map((failure) => (
        <p key={failure} class="refusal" role="alert">
          {failure}
        </p>
      ))}
      {moments === null || step === undefined ? null : <FieldNumbers day={moments.day} step={step} />}
    </section>
  )
}

function TimeField({ clock, moments }: Pick<DayPlayerProps, 'clock' | 'moments'>) {
  const id = useId()
  const { row, isPlaying } = useRow(clock)
  const at = moments === null ? 0 : Math.round(moments.within(row))
  const steps = moments?.day.steps ?? []
  const play = () => moments !== null && clock.play(...litRows(moments.day))
  return (
    <div class="day-field">
      <label for={id}>Time</label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(1, steps.length - 1)}
        value={at}
        disabled={moments === null}
        aria-valuetext={timeOf(steps[at])}
        onInput={(event) => {
          clock.pause()
          clock.set(event.currentTarget.valueAsNumber)
        }}
      />
      <output>{timeOf(steps[at])}</output>
      <span class="tools">
        <button type="button" class="play" disabled={moments === null} onClick={() => (isPlaying ? clock.pause() : play())}>
          {isPlaying ? 'Pause' : 'Play the day'}
        </button>
      </span>
    </div>
  )
}

function FieldNumbers({ day, step }: { readonly day: SolvedDay; readonly step: SolvedDay['steps'][number] }) {
  return (
    <>
      <dl class="day-numbers">
        <Value name="Sun elevation" value={shown(step.sun_elevation_deg, 1)} unit="°" />
        <Value name="Sun azimuth" value={shown(step.sun_azimuth_deg, 1)} unit="°" />
        <Value name="Direct normal" value={shown(step.dni_wm2)} unit="W/m²" />
        <Value name="Plane of array" value={shown(step.poa_wm2)} unit="W/m²" />
        <Value name="Lost to near shade" value={shown(step.near_shading_wm2)} unit="W/m²" />
        {step.tracker_state === null ? null : <Value name="Trackers" value={step.tracker_state} unit="" />}
      </dl>
      <p class="hint">
        {`Weather of ${day.date}, ${zoneInWords(day.timezone)}. Numbers are of the row of ${day.step_minutes} minutes that begins at the time shown; play moves straight from row to row.`}
        {day.tables_left_out === 0
          ? ''
          : ` Shade is shown for the first ${shown(day.tables.length)} tables; ${shown(day.tables_left_out)} more are drawn without it.`}
      </p>
    </>
  )
}

function Value({ name, value, unit }: { readonly name: string; readonly value: string; readonly unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} <span class="unit">{unit}</span>
      </dd>
    </div>
  )
}

function zoneInWords(hours: number): string {
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
