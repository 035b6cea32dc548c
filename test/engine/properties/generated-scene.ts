import type { Choice } from './document.ts'
import type { Seeded } from './seeded.ts'

/** Row models that compute a scene. */
const OF_SCENES: readonly Choice[] = ['shading_table', 'projection']
/** Racking that no scene has. */
const WITHOUT_SCENES: readonly Choice[] = ['two_axis', 'seasonal_tilt']

/** Whether a plant has a scene: those whose row model or tracking needs one, and some of the others. */
export function hasScene(choices: ReadonlyMap<string, Choice>, plantKw: number): boolean {
  if (WITHOUT_SCENES.includes(choices.get('array.track_mode') ?? null)) return false
  const readsNeighbours =
    choices.get('array.track_mode') === 'single_axis' && `${choices.get('array.tracking')}`.startsWith('terrain_aware')
  return needsScene(choices) || readsNeighbours || plantKw % 6 < 1
}

/** Whether the row model is one of scenes. */
export function needsScene(choices: ReadonlyMap<string, Choice>): boolean {
  return OF_SCENES.includes(choices.get('array.row_model') ?? null)
}

/** A small scene that suits the racking: a few devices in one plane or in several, and objects next to them. */
export function generatedScene(seeded: Seeded, racking: Choice, hasSensor: boolean): object {
  const kinds = racking === 'ewf' ? ['ewf'] : racking === 'rooftop' || seeded.chance(0.5) ? ['gft'] : ['sat', 'gft']
  const types = kinds.map((kind) => ({
    id: kind,
    kind,
    length: seeded.between(8, 40),
    width: seeded.between(2, 5),
    modules: 2 * seeded.whole(5, 40),
    strings: 2 * seeded.whole(1, 3),
    ...(kind === 'ewf' ? { gap: seeded.between(0, 0.5) } : {}),
  }))
  const tilt_deg = seeded.whole(0, 30)
  const azimuth_deg = seeded.whole(0, 360)
  const place = (k: number) => {
    const type = kinds[hasSensor ? 0 : k % kinds.length]
    const turned = hasSensor ? 0 : seeded.pick([0, 0, 4])
    return {
      type,
      x: 3 * k + seeded.between(-1, 1),
      y: 7 * k,
      z: seeded.between(2, 4),
      azimuth_deg: (azimuth_deg + turned) % 360,
      tilt_deg: type === 'sat' ? Math.min(10, tilt_deg) : tilt_deg,
    }
  }
  return {
    version: 2,
    types,
    placements: Array.from({ length: seeded.whole(kinds.length, 5) }, (_, k) => place(k)),
    objects: seeded.pick([
      [],
      [{ kind: 'cylinder', x: -10, y: -10, z: 0, diameter: 2, height: 12 }],
      [
        {
          kind: 'tree_line',
          vertices: [
            [-20, -12, 0, 8],
            [30, -12, 0, 5],
          ],
        },
      ],
    ]),
  }
}
