import { expect, test } from 'bun:test'
import { singleLinePicture, svgText } from '@pvyield/report'
import { type Changes, plant } from '../engine/chain/plant.ts'

const drawn = (ac_losses: Changes, more: Changes = {}): string => svgText(singleLinePicture(plant({ ac_losses, ...more }), { width: 900 }))

test('cables stand at their wires by length, section and material, in place of fractions', () => {
  const cables = [
    { level: 'lv', length_m: 150, section_mm2: 240, voltage_v: 800, material: 'aluminium', number: 4 },
    { level: 'mv', length_m: 1250.5, section_mm2: 95, voltage_v: 20000 },
  ]
  const svg = drawn({ cables }, { dc_losses: { cables: [{ length_m: 60, section_mm2: 6 }] } })
  expect(svg).toContain('AC wiring: 4 in parallel, 150 m of 240 mm² aluminium')
  expect(svg).toContain('Medium-voltage line')
  expect(svg).toContain('1,250.5 m of 95 mm² copper')
  expect(svg).toContain(', 60 m of 6 mm² copper')
  expect(drawn({ mv_line_loss_at_stc: 0.004 })).toContain('0.40 % at the power reference')
  const many = Array.from({ length: 4 }, () => cables[0])
  expect(drawn({ cables: many })).toContain('AC wiring: 4 kinds of cables')
})

test('limits, power factors and setpoints by row have their least and most', () => {
  const rows = (...values: number[]): number[] => Array.from({ length: 8760 }, (_, row) => values[row % values.length] ?? 0)
  expect(drawn({ grid_limit_series: rows(300, 700.5, 400) })).toContain('grid limit by row, 300 to 700.5 kW here')
  expect(drawn({ power_factor_series: rows(0.95, 0.9) })).toContain('power factor by row, 0.900 to 0.950')
  expect(drawn({ reactive_power_series: rows(100) })).toContain('reactive power by row, 100 kvar')
  expect(drawn({ grid_poi_limit_kw: 700, power_factor: 0.95 })).toContain('grid limit 700 kW here')
})
