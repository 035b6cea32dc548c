import { expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { prepare, prepareLaterYears } from '../../../engine/chain.ts'
import { clear, prepareClearing } from '../../../engine/core/clearing.ts'
import { giveBack, takeFrame } from '../../../engine/core/kept-frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { loadBlock } from '../../../engine/core/weather-table.ts'
import { GENERATED } from '../properties/generated-plants.ts'

/** A request whose fields throw when they are read after `close`. */
function closable(request: Resolved): { request: Resolved; close: () => void } {
  let isOpen = true
  const watch = <T extends object>(target: T, prefix: string): T =>
    new Proxy(target, {
      get(_, key) {
        if (!isOpen) throw new Error(`${prefix}${String(key)} is read while the chain runs: read it when it is prepared`)
        return Reflect.get(target, key)
      },
    })
  const sections = Object.entries(request).map(([name, section]) => {
    const isWatched = name !== 'weather' && typeof section === 'object' && section !== null
    return [name, isWatched ? watch(section, `${name}.`) : section]
  })
  return {
    request: watch(Object.fromEntries(sections) as Resolved, ''),
    close: () => {
      isOpen = false
    },
  }
}

test('every field is read while the chain is prepared, and none while it runs, on plants of every kind', () => {
  for (const { name, request } of GENERATED.plants) {
    const { request: watched, close } = closable(request)
    const { weather, chain } = prepare(watched, new Sink())
    const laterYears = prepareLaterYears(watched, chain)
    close()
    const frame = takeFrame(weather.n, weather.stepMinutes, chain.bins)
    const runAll = (): void => {
      loadBlock(weather, 0, frame)
      clear(prepareClearing(frame, chain.parts), frame.n)
      for (const stages of [chain.stages, ...laterYears]) for (const { run } of stages) run(frame)
    }
    expect(runAll, name).not.toThrow()
    giveBack(frame)
  }
})
