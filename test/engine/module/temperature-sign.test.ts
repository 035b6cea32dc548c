import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { everyLossPlant, plant } from '../chain/plant.ts'

const signWarnings = (request: Parameters<typeof run>[0]): string[] =>
  run(request).answer.summary.warnings.filter((text) => text.includes('sign looks flipped'))
const WARNING = (perK: number): string =>
  `The temperature coefficient of the module's power is ${perK} per K, above zero: the sign looks flipped. The power of a module falls as its cells warm; silicon has -0.0030 to -0.0045 per K`

test('a positive temperature coefficient of the power is reported for the reference and the pvsyst module, a negative one is not', () => {
  const reference = (temperature_coefficient: number) =>
    plant({ module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient } })
  expect(signWarnings(reference(0.0037))).toEqual([WARNING(0.0037)])
  expect(signWarnings(reference(-0.0037))).toEqual([])
  expect(signWarnings(reference(0))).toEqual([])
  const pvsyst = everyLossPlant().module
  expect(signWarnings(everyLossPlant({ module: { ...pvsyst, mu_p_mp_per_k: 0.0043 } }))).toEqual([WARNING(0.0043)])
  expect(signWarnings(everyLossPlant({ module: { ...pvsyst, mu_p_mp_per_k: null } }))).toEqual([])
  expect(signWarnings(everyLossPlant())).toEqual([])
})
