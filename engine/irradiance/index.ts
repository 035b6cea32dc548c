import { formatStamp } from '../core/calendar.ts'
import type { Frame, PlaneStage, SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { scratchColumn } from '../core/scratch.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { prepareBrightness } from './brightness.ts'
import { CIRCUMSOLARS } from './circumsolar/index.ts'
import { closeDecomposed, prepareClosure } from './closure.ts'
import { skyFromPlane } from './plane-input.ts'
import { addBeamAndGround } from './plane-irradiance.ts'
import { TRANSPOSITIONS } from './transposition/index.ts'
import type { TranspositionOption } from './transposition/option.ts'

export { prepareAlbedo } from './albedo.ts'
export { prepareClearSky } from './clear-sky.ts'

/**
 * Closes the horizontal components of every row and lists the lit rows (global above 0 after
 * closure, including the diffuse light of twilight). Irradiance measured in the plane of the array is
 * closed later, when the plane is known (`preparePlaneInput`); here its rows are only listed.
 * @param sun  the sun stage, which is also used for rows outside a block
 */
export function prepareIrradiance(request: Resolved, table: WeatherTable, sun: SkyStage<'sun'>, sink: Sink): SkyStage<'transposition'> {
  if (table.poaWm2 !== null) {
    warnOfPlaneGaps(table.poaWm2, table, sink)
    return listRowsLitOn(table.poaWm2)
  }
  const close = prepareClosure(request, table, sun, sink)
  return (frame) => {
    close(frame)
    listLitRows(frame)
  }
}

function listLitRows({ n, sky, lit }: Frame<'irradiance'>): void {
  const { ghiWm2 } = sky
  const { rows } = lit
  let count = 0
  for (let i = 0; i < n; i++) if (ghiWm2[i] > 0) rows[count++] = i
  lit.n = count
}

function listRowsLitOn(poaWm2: Float64Array): SkyStage<'irradiance'> {
  return ({ first, n, lit }) => {
    const { rows } = lit
    let count = 0
    for (let i = 0; i < n; i++) if (poaWm2[first + i] > 0) rows[count++] = i
    lit.n = count
  }
}

function warnOfPlaneGaps(poaWm2: Float64Array, { n, startMinutes }: WeatherTable, sink: Sink): void {
  const first = poaWm2.findIndex(Number.isNaN)
  if (first < 0) return
  const count = poaWm2.reduce((sum, value) => sum + (Number.isNaN(value) ? 1 : 0), 0)
  const first_time = formatStamp(startMinutes[first])
  sink.warn('plane_irradiance_gaps', 'weather.poa_wm2', { rows: count, share_frac: count / n, first_time })
}

/** What the transposition to all planes reads of the sky, where the sky is known before the planes are. */
export function prepareSkyLight(request: Resolved, { poaWm2 }: WeatherTable): SkyStage<'transposition'> {
  return poaWm2 === null ? prepareBrightness(request) : () => {}
}

/**
 * For irradiance measured in the plane of the array, the sky for which the transposition gives the measured value: so it
 * runs after the orientation. Tracking that depends on the irradiance, and arrays with two faces, refuse such weather
 * (`orientation`).
 */
export function preparePlaneInput(request: Resolved, table: WeatherTable, sink: Sink): PlaneStage<'transposition'> {
  const { poaWm2 } = table
  if (poaWm2 === null) return () => {}
  const { brighten }: TranspositionOption = TRANSPOSITIONS[request.site.transposition]
  const transpose = prepareTransposition(request)
  const findSky = skyFromPlane(poaWm2, closeDecomposed(request, table, null, sink), (trial, plane) => {
    brighten?.(trial)
    transpose(trial, plane)
  })
  const findBrightness = prepareBrightness(request)
  return (frame, plane) => {
    findSky(frame, plane)
    findBrightness(frame)
  }
}

const circumsolarColumn = scratchColumn()

/**
 * Irradiance of the lit rows on the plane, from the tilt and incidence that the orientation has
 * written.
 */
export function prepareTransposition({ site }: Resolved): PlaneStage<'transposition'> {
  const { skyDiffuse } = TRANSPOSITIONS[site.transposition]
  const { beamFrac } = CIRCUMSOLARS[site.circumsolar]
  return (frame, plane) => {
    const circumsolarWm2 = circumsolarColumn(frame.capacity)
    skyDiffuse(frame, plane, circumsolarWm2)
    addBeamAndGround(frame, plane, circumsolarWm2, beamFrac)
  }
}
