import { expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { freeConvection } from '../../../engine/thermal/free-convection.ts'
import { achieved, points, tolerance } from '../../fixtures/thermal/free-convection.json'
import { expectClose } from '../../reference.ts'

for (const decides of ['up', 'stands', 'down'] as const)
  test(`free convection where the plate that ${decides === 'stands' ? decides : `faces ${decides}`} decides is that of the correlation`, () => {
    const own = points.filter((point) => point.decides === decides)
    expect(own.length).toBeGreaterThan(1)
    const found = own.map(({ cell_k, air_k, slope_deg, kinematic_m2s, length_m, plate_m }) =>
      freeConvection({
        cellK: cell_k,
        airK: air_k,
        slopeRad: slope_deg * RAD_PER_DEG,
        kinematic: kinematic_m2s,
        lengthM: length_m,
        plateM: plate_m,
      }),
    )
    const worst = expectClose(
      found,
      own.map(({ h }) => h),
      { tolerance },
    )
    expect(worst).toBeLessThan(achieved)
  })
