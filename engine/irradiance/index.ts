import type { Frame, PlaneStage, SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { CIRCUMSOLARS } from './circumsolar/index.ts'
import { DECOMPOSITIONS } from './decomposition/index.ts'
import { globalDiffuse } from './irradiance-closure/global-diffuse.ts'
import { IRRADIANCE_CLOSURES } from './irradiance-closure/index.ts'
import type { ClosureOption } from './irradiance-closure/option.ts'
import { addBeamAndGround } from './plane-irradiance.ts'
import { TRANSPOSITIONS } from './transposition/index.ts'

/**
 * Closes the horizontal components of every row and lists the lit rows (global above 0 after closure; the twilight's diffuse counts).
 * With three columns `site.irradiance_closure` says which two rule, with two these rule, with global alone the diffuse comes from `site.decomposition`.
 * @param sun  the sun stage, which also places the sun of rows outside a block
 */
export function prepareIrradiance(request: Resolved, table: WeatherTable, sun: SkyStage, sink: Sink): SkyStage {
  const { site } = request
  const options: ClosureOption[] = [IRRADIANCE_CLOSURES[site.irradiance_closure], ...Object.values(IRRADIANCE_CLOSURES)]
  const closure = options.find(({ rules }) => rules.every((name) => table[name] !== null))
  const close = closure === undefined ? closeDecomposed(request, table, sun, sink) : closure.close
  return (frame) => {
    close(frame)
    listLitRows(frame)
  }
}

/** Diffuse from global alone, then the closure of the two. */
function closeDecomposed(request: Resolved, table: WeatherTable, sun: SkyStage | null, sink: Sink): SkyStage {
  const decompose = DECOMPOSITIONS[request.site.decomposition].prepare(request, table, sun, sink)
  return (frame) => {
    decompose(frame)
    globalDiffuse.close(frame)
  }
}

function listLitRows({ n, sky, lit }: Frame): void {
  const { ghiWm2 } = sky
  const { rows } = lit
  let count = 0
  for (let i = 0; i < n; i++) if (ghiWm2[i] > 0) rows[count++] = i
  lit.n = count
}

/** Irradiance of the lit rows on a plane whose tilt and incidence the orientation has written. */
export function prepareTransposition({ site }: Resolved): PlaneStage {
  const { skyDiffuse } = TRANSPOSITIONS[site.transposition]
  const { beamFrac } = CIRCUMSOLARS[site.circumsolar]
  let circumsolarWm2 = new Float64Array(0)
  return (frame, plane) => {
    if (circumsolarWm2.length < frame.n) circumsolarWm2 = new Float64Array(frame.capacity)
    skyDiffuse(frame, plane, circumsolarWm2)
    addBeamAndGround(frame, plane, circumsolarWm2, beamFrac)
  }
}
