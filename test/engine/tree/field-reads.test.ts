import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { prepare } from '../../../engine/chain.ts'
import { clear, prepareClearing } from '../../../engine/core/clearing.ts'
import { giveBack, takeFrame } from '../../../engine/core/kept-frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { openBlock } from '../../../engine/run.ts'
import { changedFields, FieldReads } from '../../../engine/tree/field-reads.ts'
import type { Step } from '../../../engine/tree/step.ts'
import { STEPS } from '../../../engine/tree/steps.ts'
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

/** Adds the dot path of every field that is read to a set. */
function watched(request: Resolved, paths: Set<string>): Resolved {
  const watch = <T extends object>(target: T, prefix: string): T =>
    new Proxy(target, {
      get(_, key) {
        if (typeof key === 'string') paths.add(prefix + key)
        return Reflect.get(target, key)
      },
    })
  const { weather, ...sections } = request
  return {
    ...Object.fromEntries(
      Object.entries(sections).map(([name, section]) => [
        name,
        typeof section === 'object' && section !== null ? watch(section, `${name}.`) : section,
      ]),
    ),
    weather,
  } as Resolved
}

test('every option is chosen while the chain is prepared, and none is read in a block', () => {
  const fields = Object.values<readonly Step[]>(STEPS).flatMap((steps) => steps.map(({ field }) => field))
  for (const { name, request } of GENERATED.plants) {
    const paths = new Set<string>()
    const { weather, chain } = prepare(watched(request, paths), new Sink())
    const frame = takeFrame(weather.n, weather.stepMinutes, chain.bins)
    paths.clear()
    openBlock(request, weather, 0, frame)
    clear(prepareClearing(frame, chain.parts), frame.n)
    for (const { run } of chain.stages) run(frame)
    giveBack(frame)
    expect([name, fields.filter((field) => paths.has(field))]).toEqual([name, []])
  }
})
