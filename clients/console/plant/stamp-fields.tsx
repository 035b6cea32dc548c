import { useId } from 'preact/hooks'
import type { ChosenStamps, StampInterval } from '../state/chosen-measured.ts'

const MARKS: readonly (readonly [interval: StampInterval, label: string])[] = [
  ['start', 'the start of their row'],
  ['middle', 'the middle of their row'],
  ['end', 'the end of their row'],
]
const ZONE_MAX = 14

/** What the stamps of a file mean: their time zone, and what they mark. */
export function StampFields(props: {
  readonly stamps: ChosenStamps
  /** With which the file was read, hours from UTC; null when it is not known. */
  readonly timezone: number | null
  /** @param stamps  undefined when nothing is decided */
  readonly onStamps: (stamps: ChosenStamps | undefined) => void
}) {
  const { stamps, timezone, onStamps } = props
  const id = useId()
  const set = (change: { readonly timezone?: number | undefined; readonly interval?: StampInterval | undefined }) => {
    const { timezone: zone, interval } = { ...stamps, ...change }
    const next = { ...(zone !== undefined && { timezone: zone }), ...(interval !== undefined && { interval }) }
    onStamps(Object.keys(next).length === 0 ? undefined : next)
  }
  const setZone = (text: string) => {
    const zone = Number(text)
    if (text.trim() === '') set({ timezone: undefined })
    else if (Number.isFinite(zone) && Math.abs(zone) <= ZONE_MAX) set({ timezone: zone })
  }
  return (
    <div class="stamps">
      <label for={`${id}-zone`}>Time zone of the stamps, hours from UTC, without daylight saving</label>
      <input
        id={`${id}-zone`}
        type="number"
        step="any"
        min={-ZONE_MAX}
        max={ZONE_MAX}
        value={stamps.timezone ?? ''}
        placeholder={timezone === null ? 'as the file says' : zoneText(timezone)}
        onChange={({ currentTarget: { value } }) => setZone(value)}
      />
      <label for={`${id}-mark`}>The stamps mark</label>
      <select
        id={`${id}-mark`}
        value={stamps.interval ?? ''}
        onChange={({ currentTarget: { value } }) => set({ interval: value === '' ? undefined : (value as StampInterval) })}
      >
        <option value="">as the file shows</option>
        {MARKS.map(([interval, label]) => (
          <option key={interval} value={interval}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A time zone in words: "+1". */
function zoneText(zone: number): string {
  return `${zone < 0 ? '-' : '+'}${Math.abs(zone)}`
}
