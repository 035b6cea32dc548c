import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import { Newest } from '../worker/newest.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { type Clock, useRow } from './clock.ts'
import type { DayMoments } from './day-moments.ts'

interface Wanted {
  readonly plant: Plant
  readonly date: string
  readonly time: string
}

/** The picture of POST /api/scene/day.svg, for a browser without 3D. */
export function ServicePicture(props: {
  readonly pool: WorkerPool
  readonly plant: Plant
  readonly date: string
  readonly moments: DayMoments | null
  readonly clock: Clock
}) {
  const { pool, plant, date, moments, clock } = props
  const { row } = useRow(clock)
  const place = useRef<HTMLDivElement>(null)
  const [svg, setSvg] = useState<string | null>(null)
  const newest = useMemo(
    () =>
      new Newest<Wanted, string>(
        ({ plant: { kind, body }, date, time }) => pool.ask('day picture', { kind, body, date, time, view: 'plan' }),
        (_, svg) => setSvg(svg),
        () => setSvg(null),
      ),
    [pool],
  )
  const time = moments?.day.steps[Math.round(moments.within(row))]?.time.slice(11, 16)
  useEffect(() => {
    if (time !== undefined) newest.want({ plant, date, time })
  }, [newest, plant, date, time])
  useEffect(() => {
    if (place.current !== null && svg !== null) show(place.current, svg)
  }, [svg])
  return (
    <div class="stage plan">
      <p class="hint">
        This browser draws no 3D (WebGL): this is the service's picture of the scene. Rest on a table to see its name and shade.
      </p>
      <div ref={place} />
    </div>
  )
}

/** The policy of the page forbids the picture's own style element, so its rules become a sheet of the tree that contains it. */
function show(place: HTMLElement, svg: string): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  const [element = '', rules = ''] = /<style>([^<]*)<\/style>/.exec(svg) ?? []
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${rules} svg{display:block;width:100%;height:auto}`)
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(new DOMParser().parseFromString(svg.replace(element, ''), 'image/svg+xml').documentElement)
}
