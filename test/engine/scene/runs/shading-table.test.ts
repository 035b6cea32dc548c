import { expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { EXAMPLES } from '../../../../server/scene/examples/index.ts'
import { plant } from '../../chain/plant.ts'
import { GRID, sumOfRows, withScene } from './scene-run.ts'
import { YARDS } from './yards.ts'

/** Error of the energy that shade takes in the year. */
const TOLERANCE = 0.01

function plantOf(name: keyof typeof EXAMPLES): Resolved {
  const { array_patch, scene } = EXAMPLES[name]
  const { n_inverters, strings_per_inverter } = array_patch as Record<string, number>
  const array = { ...array_patch, inter_row_shading: true, n_inverters: 1, strings_per_inverter: n_inverters * strings_per_inverter }
  return withScene(plant({ array }), scene)
}

const PLANTS = [
  ...YARDS,
  ...(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => ({ name: `example ${name}`, plant: () => plantOf(name) })),
]

test.each(PLANTS.map(({ name, plant }) => [name, plant] as const))(
  '%s: the energy that shade takes is within 1 % of projection',
  (_, plantOf) => {
    const request = plantOf()
    const scene = request.scene as unknown as { objects: unknown[] }
    const energy = (scene: object, array: Record<string, unknown>) => sumOfRows(run(withScene(request, scene, array)), [GRID])
    const unshaded = energy({ ...scene, objects: [] }, { inter_row_shading: false })
    const projected = energy(scene, { row_model: 'projection' })
    const tabled = energy(scene, { row_model: 'shading_table' })
    expect(projected).toBeLessThan(unshaded)
    expect(Math.abs(tabled - projected) / (unshaded - projected)).toBeLessThan(TOLERANCE)
  },
)
