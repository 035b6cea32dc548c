import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { OptimiseAnswer } from '@pvyield/sdk'
import { optimisedField, sentCosts } from '../../clients/cli/optimised-field.ts'
import { optimumLines } from '../../clients/cli/optimum-picture.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'main.ts')
const PLANT = JSON.stringify({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })

function optimise(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, 'optimise', '-', ...args], {
    encoding: 'utf8',
    input: PLANT,
  })
  return { status, out: stdout, err: stderr }
}

test('a field has bounds and may have a step, costs have names; other texts say how they are written', () => {
  expect(optimisedField('tilt_deg=0:60')).toEqual({ path: 'tilt_deg', min: 0, max: 60 })
  expect(optimisedField('gcr=0.2:0.8:0.01')).toEqual({ path: 'gcr', min: 0.2, max: 0.8, step: 0.01 })
  for (const text of ['gcr', 'gcr=1', 'gcr=0:', 'gcr=0:1:2:3', '=0:1'])
    expect(() => optimisedField(text)).toThrow('is no field with bounds: write MIN:MAX, or MIN:MAX:STEP')
  expect(sentCosts('a=1, b=2.5')).toEqual({ a: 1, b: 2.5 })
  expect(() => sentCosts('a=1,b')).toThrow('a=1,b are no costs')
})

describe('pvyield optimise', () => {
  let answer: OptimiseAnswer

  test('--json is the answer', () => {
    const { status, out } = optimise(
      'tilt_deg=0:100:2',
      '--objective',
      'e_grid_kwh * usd',
      '--costs',
      'usd=0.06',
      '--max-evaluations',
      '30',
      '--json',
    )
    expect(status).toBe(0)
    answer = JSON.parse(out) as OptimiseAnswer
    expect([answer.stopped, answer.objective.expression]).toEqual(['converged', 'e_grid_kwh * usd'])
  })

  test('draws the way to the optimum, and says what a little more or less costs', () => {
    const lines = optimumLines(answer)
    expect(lines[0]).toMatch(/^plant +tilt_deg +objective$/)
    expect(lines[1]).toMatch(/^base +default +[\d,.]+ +[█░]{30}$/)
    expect(lines.join('\n')).toContain(`Optimum (largest e_grid_kwh * usd): tilt_deg ${answer.optimum?.point.tilt_deg}, `)
    expect(lines.join('\n')).toMatch(/tilt_deg from [\d.]+ to [\d.]+ is within 0\.1 %/)
    expect(lines).toContain(`${answer.failed_count} of ${answer.count} plants were refused`)
  })

  test('an expression that is none ends with 1 and names its character', () => {
    const { status, err } = optimise('tilt_deg=0:60', '--objective', '1 +')
    expect([status, err.trim()]).toEqual([1, '--objective: At character 4: a value is missing at the end'])
  })

  test('names the constraint that stops it; without an optimum it ends with 1 and says what is nearest', () => {
    const bound = optimise('tilt_deg=0:60:5', '--constraints', 'tilt_deg - 50')
    expect([bound.status, bound.out]).toEqual([0, expect.stringMatching(/tilt_deg - 50 stops it: it is 0\.0000 here/) as unknown as string])
    // The base and a probe break it: they have no bar and no change, but say so.
    expect(bound.out).toMatch(/^base +default +[\d,.]+ +breaks tilt_deg - 50$/m)
    expect(bound.out).toMatch(/^ {2}tilt_deg 45 +breaks tilt_deg - 50$/m)
    const none = optimise('tilt_deg=0:60:5', '--constraints', 'tilt_deg - 95')
    expect([none.status, none.out]).toEqual([
      1,
      expect.stringContaining('The nearest to the constraints is tilt_deg 60, where tilt_deg - 95 is -35.0') as unknown as string,
    ])
    const wrong = optimise('tilt_deg=60:0', '--constraints', '1 +')
    expect(wrong.err.trim().split('\n')).toEqual([
      'tilt_deg=60:0: It has to be greater than min, which is 60',
      '--constraints 1 +: At character 4: a value is missing at the end',
    ])
  })
})
