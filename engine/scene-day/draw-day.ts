import { formatStamp } from '../core/calendar.ts'
import type { Frame } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { DayChain } from './day-chain.ts'
import type { PictureWish } from './draw-at.ts'
import { drawMoment, drawnOf } from './moment.ts'
import { noSuchTime, parseMinuteOfDay } from './month-day.ts'

/**
 * Draws a scene in one row of its weather, as an SVG.
 * @param request  run request with defaults filled in and ids resolved
 * @param wish  a day of the weather, and a time of it: the row that contains it is drawn
 * Fails: EngineError with every failure of the request, at `scene` without one, at `date` and `time`;
 *   at `time` also for the view from a sun that is down.
 */
export function drawSceneDay(request: Resolved, wish: PictureWish): string {
  const { date, time } = wish
  const chain = new DayChain(request, date)
  const minute = parseMinuteOfDay(time)
  if (minute === null) throw new EngineError([noSuchTime(time)])
  const row = rowAt(chain, minute)
  if (row === null) throw new EngineError([notInDay(chain, time)])
  let svg = ''
  chain.walk({ first: row, count: 1 }, 'planes', (frame) => {
    svg = drawRow(chain, frame, wish)
  })
  return svg
}

function drawRow(chain: DayChain, { sky, lit, ...frame }: Frame, { view, time, unit_m: unitM = 1 }: PictureWish): string {
  const stamp = formatStamp(sky.startMinutes[0])
  if (view === 'sun' && sky.isUp[0] === 0) throw new EngineError([sunIsDown(time, stamp)])
  chain.turn({ sky, lit, ...frame }, 0, lit.n === 1)
  const { kernel, plant } = chain
  return drawMoment(
    {
      kernel,
      sun: [sky.sunEastCos[0], sky.sunNorthCos[0], sky.sunZenithCos[0]],
      ...drawnOf(plant.scene, plant.layout),
      unitM,
      when: stamp.replace('T', ' '),
    },
    view,
  )
}

/** The row of the day that contains a minute; null where the weather has none. */
function rowAt({ weather, rows }: DayChain, minuteOfDay: number): number | null {
  const { startMinutes, stepMinutes } = weather
  const midnight = Math.floor((startMinutes[rows.first] + stepMinutes / 2) / 1440) * 1440
  for (let row = rows.first; row < rows.first + rows.count; row++) {
    const since = midnight + minuteOfDay - startMinutes[row]
    if (since >= 0 && since < stepMinutes) return row
  }
  return null
}

function notInDay({ weather, rows }: DayChain, time: string): Failure {
  const { startMinutes, stepMinutes } = weather
  const [from, to] = [startMinutes[rows.first], startMinutes[rows.first + rows.count - 1] + stepMinutes]
  return {
    code: 'validation_error',
    field: 'time',
    message: `The weather has no row at ${time} of that day: its rows are between ${formatStamp(from)} and ${formatStamp(to)}`,
  }
}

function sunIsDown(time: string, stamp: string): Failure {
  return {
    code: 'validation_error',
    field: 'time',
    message: `The sun is down at ${time}, in the row that begins at ${stamp}: choose a time with the sun up, or view=plan`,
  }
}
