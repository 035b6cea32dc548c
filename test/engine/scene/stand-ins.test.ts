import { describe, expect, test } from 'bun:test'
import { skyLoss } from '../../../engine/scene/shade/hemisphere.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { everyTarget, sampledByHeight, standInsOf } from '../../../engine/scene/shade/stand-ins.ts'
import { rollingTrackers } from './rolling-field.ts'

const FIELD = { rows: 10, columns: 40, pitch: 9, length: 30, width: 4, waves: 3 }
const ROTATION_RAD = 0.8

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value / values.length, 0)

describe('stand-ins', () => {
  test('that are sampled by height have the mean sky of all tables within 0.3 %, in any order of the tables', () => {
    const targets = rollingTrackers(FIELD)
    const kernel = new ShadeKernel(targets, [])
    kernel.turn(ROTATION_RAD)
    const [all, few] = [new Float64Array(targets.length), new Float64Array(targets.length)]
    skyLoss(kernel, everyTarget(targets.length), all)
    const sample = sampledByHeight(targets, 60)
    expect(sample[0].targets).toHaveLength(60)
    skyLoss(kernel, sample, few)
    expect(Math.abs(mean(few) - mean(all))).toBeLessThan(0.003)
    const [reversed] = sampledByHeight(targets.toReversed(), 60)
    expect([...reversed.targets].map((i) => targets.length - 1 - i)).toEqual([...sample[0].targets])
  })

  test('give every table of a regular field the sky that it has', () => {
    const targets = rollingTrackers({ ...FIELD, rows: 6, columns: 20, waves: 0 })
    const kernel = new ShadeKernel(targets, [])
    kernel.turn(ROTATION_RAD)
    const [all, few] = [new Float64Array(targets.length), new Float64Array(targets.length)]
    const standIns = standInsOf(targets, [], null)
    expect(standIns.at(-1)?.targets.length).toBeLessThan(targets.length / 4)
    skyLoss(kernel, everyTarget(targets.length), all)
    skyLoss(kernel, standIns, few)
    few.forEach((loss, i) => {
      expect(loss).toBeCloseTo(all[i], 9)
    })
  })
})
