import { type Clock, useRow } from './clock.ts'
import type { DayMoments } from './day-moments.ts'
import { type Orbit, zoomed } from './orbit.ts'
import type { View } from './use-orbit.ts'

const VIEWS = [
  ['From the south', { azimuthDeg: 180, elevationDeg: 25 }],
  ['From above', { azimuthDeg: 180, elevationDeg: 89.9 }],
] as const
const ZOOM = 1.25

/** Where a scene is often looked at from. */
export function ViewButtons({ view, clock, moments }: { readonly view: View; readonly clock: Clock; readonly moments: DayMoments | null }) {
  const { orbit, radius, turn, reset } = view
  if (orbit === null) return null
  return (
    <span class="tools stage-views">
      {VIEWS.map(([name, from]) => (
        <button key={name} type="button" onClick={() => turn({ ...orbit, ...from })}>
          {name}
        </button>
      ))}
      <SunButton clock={clock} moments={moments} onView={(from) => turn({ ...orbit, ...from })} />
      <button type="button" onClick={() => turn(zoomed(orbit, 1 / ZOOM, radius))} aria-label="Zoom in">
        +
      </button>
      <button type="button" onClick={() => turn(zoomed(orbit, ZOOM, radius))} aria-label="Zoom out">
        −
      </button>
      <button type="button" onClick={reset}>
        Whole scene
      </button>
    </span>
  )
}

/** Looks from where the sun stands: what is in shade is behind something. */
function SunButton(props: {
  readonly clock: Clock
  readonly moments: DayMoments | null
  readonly onView: (view: Pick<Orbit, 'azimuthDeg' | 'elevationDeg'>) => void
}) {
  const { clock, moments, onView } = props
  const { row } = useRow(clock)
  const step = moments?.day.steps[Math.round(moments.within(row))]
  const isUp = step !== undefined && step.sun_elevation_deg > 0
  return (
    <button
      type="button"
      disabled={!isUp}
      onClick={() => isUp && onView({ azimuthDeg: step.sun_azimuth_deg, elevationDeg: step.sun_elevation_deg })}
    >
      From the sun
    </button>
  )
}
