import { describe, expect, test } from 'bun:test'
import { parseScene } from '@pvyield/engine'
import { samplesOf } from '../engine/project-files/samples.ts'
import { Seeded } from '../engine/properties/seeded.ts'
import { type Differences, differences } from '../engine/scene/proof/against-rays.ts'
import type { Sent } from '../engine/scene/proof/placed-scene.ts'
import { KINDS } from '../engine/scene/proof/scene-kinds.ts'
import { rounds } from '../rounds.ts'
import { report } from './report.ts'

/** Scenes of each kind. */
const SCENES = rounds(1, 20)
const RAYS = rounds({ beam: 10_000, sky: 15_000 }, { beam: 20_000, sky: 200_000 })
/** Share of the light. */
/** A real file of PVsyst 8, where it is there. */
const [SHEDS] = samplesOf('project').filter(({ title }) => title.endsWith('pvsyst_815_sheds_and_building.VC0'))

const LIMITS = { beam: 0.002, sky: 0.003, ground: 0.003 }

/** `bun run torture scenes`: scenes of every kind against rays that share no code with the engine. */
describe('beam, sky and ground of scenes are those of rays', () => {
  for (const [kind, make] of Object.entries(KINDS))
    test(kind, async () => {
      const found: Differences[] = []
      for (let seed = 1; seed <= SCENES; seed++) found.push(await differences(make(new Seeded(seed)), new Seeded(1000 + seed), RAYS))
      judge(kind, found)
    })

  test.skipIf(SHEDS === undefined)('five sheds and a building of PVsyst 8.1.5', async () => {
    const { scene } = await parseScene(SHEDS?.bytes ?? new Uint8Array())
    const found: Differences[] = []
    for (let seed = 1; seed <= SCENES; seed++)
      found.push(await differences({ scene: scene as unknown as Sent, rotationDeg: 0 }, new Seeded(seed), RAYS))
    judge('a file of PVsyst', found)
  })
})

function judge(kind: string, found: readonly Differences[]): void {
  const beams = found.reduce((sum, one) => sum + one.beams, 0)
  report(
    kind,
    'beam of a table, mean and worst',
    `${percent(found.reduce((sum, one) => sum + one.beamSum, 0) / beams)} and ${percent(worstOf(found, 'beam'))}`,
  )
  for (const light of ['beam', 'sky', 'ground'] as const) {
    report(kind, light, percent(worstOf(found, light)), percent(LIMITS[light]))
    const over = found.flatMap((one, k) => (one[light] > LIMITS[light] ? [`seed ${k + 1}: ${percent(one[light])}`] : []))
    expect(over, `${light}, at most ${percent(LIMITS[light])}`).toEqual([])
  }
}

const worstOf = (found: readonly Differences[], light: 'beam' | 'sky' | 'ground'): number => Math.max(...found.map((one) => one[light]))
const percent = (share: number): string => `${(100 * share).toFixed(3)} %`
