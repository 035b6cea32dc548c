import { describe, expect, test } from 'bun:test'
import { TRACK_MODES } from '../../../engine/orientation/track-mode/index.ts'
import type { Step } from '../../../engine/tree/step.ts'
import { STEPS } from '../../../engine/tree/steps.ts'

const registries: [name: string, options: Step['options']][] = [
  ['array.track_mode', TRACK_MODES],
  ...Object.values<readonly Step[]>(STEPS)
    .flat()
    .map((step): [string, Step['options']] => [step.field, step.options]),
]

describe('the options of every step', () => {
  test.each(registries)('%s: each option has a unique title and states its source', (_, options) => {
    const all = Object.values(options)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    for (const { title, source } of all) {
      expect(title).toMatch(/^\S.{2,}$/)
      expect(source, title).toMatch(/^\S.{7,}$/)
    }
  })
})
