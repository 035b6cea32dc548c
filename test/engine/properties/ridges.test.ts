import { expect, test } from 'bun:test'
import { type QuantityName, type Resolved, run } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { facesOf } from '../../../engine/orientation/index.ts'
import { GENERATED, type GeneratedPlant, seriesOf } from './generated-plants.ts'

const CLOSURE = 1e-9

/** Irradiance of a ridge is the mean of its two faces; energy is their sum. */
const MEANS: QuantityName[] = ['GlobInc', 'BeamInc', 'DifSInc', 'Alb_Inc', 'GlobHrz', 'GlobShd', 'GlobSlg', 'GlobIAM', 'GlobEff']
const SUMS: QuantityName[] = [
  'EArrNom',
  'ModDegr',
  'GIncLss',
  'TempLss',
  'SpctCor',
  'ShdElec',
  'ModQual',
  'LIDLoss',
  'MisLoss',
  'OhmLoss',
  'EArrMPP',
]

/** Scenes of ridges are compared in test/engine/scene. */
const ridges = GENERATED.plants.filter(({ request }) => request.array.track_mode === 'ewf' && request.scene === null)

/** The plant of one face, as separate fixed rows. */
function facePlant(face: Resolved): GeneratedPlant {
  const request: Resolved = { ...face, storage: null, array: { ...face.array, track_mode: 'fixed' } }
  return { name: 'a face', request, outcome: run(request, { withSeries: true }) }
}

test('the array of ridges is the sum of its faces, each computed as a fixed rack', () => {
  // how many there are follows from the choices of the document, which are dealt to the plants in turn
  expect(ridges.length).toBeGreaterThan(3)
  for (const ridge of ridges) {
    const faces = facesOf(ridge.request, new Sink()).map(facePlant)
    expect(faces.length).toBe(2)
    for (const name of [...MEANS, ...SUMS]) {
      const whole = seriesOf(ridge, name)
      const parts = faces.map((face) => seriesOf(face, name))
      const weight = MEANS.includes(name) ? 0.5 : 1
      const scale = Math.max(1e-3, ...(whole ?? []))
      for (const [row, value] of whole?.entries() ?? []) {
        const together = weight * parts.reduce((sum, part) => sum + (part?.[row] ?? Number.NaN), 0)
        if (!(Math.abs(value - together) <= CLOSURE * scale))
          throw new Error(`${ridge.name}, ${name}, row ${row}: ${value}, but the faces give ${together}`)
      }
    }
  }
})

test('a ridge turned by 180 deg is the same ridge', () => {
  for (const { name, request, outcome } of ridges) {
    const turned = run({ ...request, array: { ...request.array, azimuth_deg: (request.array.azimuth_deg + 180) % 360 } })
    const kwh = outcome.answer.summary.e_grid_kwh
    expect(Math.abs(turned.answer.summary.e_grid_kwh - kwh), name).toBeLessThanOrEqual(CLOSURE * Math.abs(kwh))
  }
})
