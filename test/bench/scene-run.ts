/**
 * Child of the bench: runs a year of trackers on rolling ground and prints its time and the peak
 * memory of the process as JSON.
 * Arguments: number of trackers, of objects, row model, number of runs.
 */
import { loadScenes, run } from '../../engine/index.ts'
import { nativeSha256 } from './native-digest.ts'
import { rollingTrackers, scenePlant } from './scenes.ts'

const MEBI = 2 ** 20
const [trackers, objects, rowModel, runs] = process.argv.slice(2)

const scene = rollingTrackers(Number(trackers), Number(objects))
await loadScenes()
const times: number[] = []
let checksum = 0
for (let seed = 0; seed < Number(runs); seed++) {
  const request = scenePlant(seed, scene, rowModel)
  const begun = performance.now()
  checksum += run(request, { withSeries: false, sha256: nativeSha256 }).answer.summary.e_grid_kwh
  times.push(performance.now() - begun)
}
// maxRSS is in KiB on Linux and in bytes on macOS.
const peakMib = process.resourceUsage().maxRSS / (process.platform === 'darwin' ? MEBI : 1024)
console.log(JSON.stringify({ firstMs: times[0], leastMs: Math.min(...times), peakMib, checksum }))
