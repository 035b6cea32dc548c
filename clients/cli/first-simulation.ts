import { createPvyield } from '@pvyield/sdk'
import { answerLines } from './bars.ts'

/** Runs a simulation with the SDK, 100 kW on fixed racks near Munich. Returns lines of text. */
export async function firstSimulation(baseUrl: string): Promise<string[]> {
  const pvyield = createPvyield({ baseUrl })
  const begun = performance.now()
  const answer = await pvyield.runSimple({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })
  const millis = Math.round(performance.now() - begun)
  return [`First simulation: 100 kW on fixed racks at 48.1 N 11.6 E, with the SDK in ${millis} ms`, '', ...answerLines(answer)]
}
