import type { PlaneColumns, SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { scratch, scratchColumn } from '../core/scratch.ts'
import { TRANSPOSITIONS } from './transposition/index.ts'

const zeroColumn = scratchColumn()
const oneColumn = scratch((rows) => new Float64Array(rows).fill(1))
const skyColumn = scratchColumn()
const onLevelColumn = scratchColumn()

/**
 * Circumsolar light of the lit rows on a plane normal to the sun, computed by the transposition for
 * a level plane. On the ground and on the rear side it is treated like the beam, whatever
 * `site.circumsolar` sets for the front. Only the rear side reads it, so without one nothing is
 * computed.
 * Source: definition; pvlib's infinite_sheds does the same with Hay and Davies.
 * Checked by: vectors t07, test/fixtures/rear/infinite-sheds.json
 */
export function prepareCircumsolarNormal({ site, bifacial }: Resolved): SkyStage<'transposition'> {
  if (bifacial === null) return () => {}
  const { hasCircumsolar, skyDiffuse } = TRANSPOSITIONS[site.transposition]
  if (!hasCircumsolar) return () => {}
  return (frame) => {
    const zeros = zeroColumn(frame.capacity)
    const onLevelWm2 = onLevelColumn(frame.capacity)
    const { lit, sky } = frame
    const { dhiWm2, sunZenithCos, circumsolarNormalWm2 } = sky
    const level: PlaneColumns<'transposition'> = {
      ...frame.plane,
      tiltRad: zeros,
      tiltCos: oneColumn(frame.capacity),
      tiltSin: zeros,
      aoiCos: sunZenithCos,
      skyWm2: skyColumn(frame.capacity),
    }
    skyDiffuse(frame, level, onLevelWm2)
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      if (onLevelWm2[i] > 0) circumsolarNormalWm2[i] = Math.min(onLevelWm2[i], dhiWm2[i]) / sunZenithCos[i]
    }
  }
}
