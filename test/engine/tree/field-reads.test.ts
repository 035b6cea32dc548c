import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { prepare, prepareLaterYears } from '../../../engine/chain.ts'
import { clear, prepareClearing } from '../../../engine/core/clearing.ts'
import { giveBack, takeFrame } from '../../../engine/core/kept-frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { loadBlock } from '../../../engine/core/weather-table.ts'
import { run } from '../../../engine/run.ts'
import { runBranches } from '../../../engine/tree/branches.ts'
import { changedFields, FieldReads } from '../../../engine/tree/field-reads.ts'
import { everyLossPlant, plant } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'

function readsOf(request: Resolved): FieldReads {
  return new FieldReads(request, (watched, part) => prepare(watched, new Sink(), 'lit or up', part))
}

describe('fields in which requests differ', () => {
  const request = everyLossPlant()

  test('are named by section and key; equal sections that were copied do not differ', () => {
    const other = { ...request, iam: { ...request.iam, kind: 'ashrae' }, spectral: { ...request.spectral } } as Resolved
    expect(changedFields(request, other)).toEqual(['iam.kind'])
    expect(changedFields(request, { ...request })).toEqual([])
  })

  test('a section that one of them does not have is named as a whole', () => {
    const [one, other] = [plant({ bifacial: { bifaciality: 0.7 } }), plant()]
    expect(changedFields(one, { ...one, bifacial: other.bifacial })).toEqual(['bifacial'])
  })
})

describe('parts that a field affects', () => {
  const reads = readsOf(everyLossPlant({ bifacial: { bifaciality: 0.7 } }))

  test('are those that read it, and those made with them', () => {
    expect([...reads.affected(['iam.kind'])]).toContain('iam')
    expect([...reads.affected(['thermal.model'])]).toEqual(['dc'])
    expect([...reads.affected(['module.light_response'])]).not.toContain('horizon')
    expect([...reads.affected(['site.sun_position'])]).toEqual(expect.arrayContaining(['sun', 'irradiance']))
  })

  test('the horizon reaches the ground below the rows as well', () => {
    const withHorizon = readsOf(
      everyLossPlant({
        bifacial: { bifaciality: 0.7 },
        site: { use_horizon: true, horizon_azimuths_deg: [0, 180], horizon_elevations_deg: [5, 10] },
      }),
    )
    expect([...withHorizon.affected(['site.horizon_model'])]).toEqual(expect.arrayContaining(['horizon', 'rear']))
  })

  test('whether there is a rear side affects the run as a whole', () => {
    expect([...reads.affected(['bifacial'])]).toContain('run')
  })

  test('a field that nothing reads affects nothing', () => {
    expect([...reads.affected(['site.name', 'no.field'])]).toEqual([])
  })
})

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
    const laterYears = prepareLaterYears(watched, chain, new Sink())
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

const months = (value: number): number[] => new Array<number>(12).fill(value)

/** Fields that stages read while they ran, up to 1.14.0. */
const ONCE_READ_LATE: readonly [section: keyof Resolved, fields: object][] = [
  ['dc_losses', { lid_loss: 0.03 }],
  ['dc_losses', { module_mismatch_loss: 0.04 }],
  ['dc_losses', { string_mismatch_loss: 0.03 }],
  ['ac_losses', { unavailability_loss: 0.05 }],
  ['array', { fraction_for_electrical: 0.2 }],
  ['site', { albedo_monthly: months(0.7) }],
]

test.each(ONCE_READ_LATE)('a variant of %s %j has the energy of its own run', (section, fields) => {
  const request = everyLossPlant({ bifacial: { bifaciality: 0.7 } })
  const variant = { ...request, [section]: { ...(request[section] as object), ...fields } } as Resolved
  const own = run(variant).answer.summary.e_grid_kwh
  const { trunk, variants } = runBranches(request, [variant], { now: () => 0 })
  expect(trunk.eGridKwh).not.toBe(own)
  expect(variants[0]).toMatchObject({ value: { eGridKwh: own } })
})
