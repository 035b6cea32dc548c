/**
 * Child of the bench: runs a year of one-minute rows (fixed racks, full chain) and prints the time
 * and the peak memory of the process as JSON.
 */
import { run } from '../../engine/index.ts'
import { nativeSha256 } from './native-digest.ts'
import { completed, fixedPlant } from './plants.ts'

const MINUTES_OF_A_YEAR = 525_600
const MEBI = 2 ** 20
const RUNS = 3

const times: number[] = []
let checksum = 0
for (let seed = 0; seed < RUNS; seed++) {
  const request = completed(fixedPlant(seed, 1, MINUTES_OF_A_YEAR))
  const begun = performance.now()
  checksum += run(request, { withSeries: false, sha256: nativeSha256 }).answer.summary.e_grid_kwh
  times.push(performance.now() - begun)
}
// maxRSS is in KiB on Linux and in bytes on macOS.
const peakMib = process.resourceUsage().maxRSS / (process.platform === 'darwin' ? MEBI : 1024)
console.log(JSON.stringify({ firstMs: times[0], leastMs: Math.min(...times), peakMib, checksum }))
