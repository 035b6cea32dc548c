import { expect, test } from 'bun:test'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { preparePowerLimit } from '../../../engine/inverter/power-limit.ts'
import fixture from '../../fixtures/component-files/ond-sam.json'
import { bytesOf } from './component-text.ts'
import { threeCurveText } from './three-curves.ts'

test("three curves and the derating of a file give SAM's hours with the same file, limited ones too", () => {
  const { inverter } = parseOnd(bytesOf(threeCurveText()))
  const conversion = prepareConversion(inverter, new Sink())
  const limit = preparePowerLimit({ inverter, ac_losses: { pnom_apparent: false, power_factor: 1 } } as Resolved, new Sink())
  let worst = 0
  let limited = 0
  for (const { dc_kw, dc_v, air_c, ac_kw } of fixture.points) {
    const freeW = conversion?.acW(dc_kw * 1000, dc_v) ?? Number.NaN
    const limitW = limit?.at(air_c) ?? Number.NaN
    if (freeW > limitW) {
      limited++
      expect(ac_kw, `${air_c} degC`).toBeCloseTo(limitW / 1000, 9)
    }
    worst = Math.max(worst, Math.abs(Math.min(freeW, limitW) / 1000 - ac_kw))
  }
  expect(limited).toBeGreaterThan(10)
  expect(worst, 'kW of 100').toBeLessThan(fixture.tolerance)
})
