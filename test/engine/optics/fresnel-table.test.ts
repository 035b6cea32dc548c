import { expect, test } from 'bun:test'
import { type Cover, fresnelIam, tabulatedFresnelIam } from '../../../engine/optics/fresnel.ts'

const INDICES = [1, 1.0001, 1.19, 1.2, 1.29, 1.526, 2, 3]
const DEPTHS = [0, 0.008, 0.5]

test('the tabulated curve of every cover is within 1e-9 of the plain one, and 0 from behind', () => {
  for (const glassIndex of INDICES) {
    for (const layerIndex of [null, ...INDICES]) {
      for (const opticalDepth of DEPTHS) {
        const cover: Cover = { glassIndex, layerIndex, opticalDepth }
        const plain = fresnelIam(cover)
        const tabulated = tabulatedFresnelIam(cover)
        let worst = 0
        for (let k = 0; k <= 5003; k++) worst = Math.max(worst, Math.abs(tabulated(k / 5003) - plain(k / 5003)))
        expect([cover, worst < 1e-9]).toEqual([cover, true])
        expect([tabulated(0), tabulated(-0.5)]).toEqual([0, 0])
        expect(tabulated(1 + 1e-15)).toBeCloseTo(1, 12)
      }
    }
  }
})
