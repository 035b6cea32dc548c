import { Glob } from 'bun'

/**
 * The tests that take longest, in seconds on two cores. Files start in the order that follows from
 * it, so that none of these is the last one while a core has nothing to do. Nothing else follows:
 * a wrong number costs seconds.
 */
export const SLOW_TESTS: Readonly<Record<string, number>> = {
  'test/clients/python/python.test.ts': 40, // where mypy and pandas are installed
  'test/torture/slow-clients.test.ts': 35, // the server's own time limits
  'test/torture/cluster.test.ts': 25,
  'test/scripts/release/npm-packages.test.ts': 25,
  'test/server/console/compare.test.ts': 25,
  'test/server/weather/years.test.ts': 25,
  'test/server/docs/browser.test.ts': 20,
  'test/sdk/package.test.ts': 18,
  'test/readme.test.ts': 16,
  'test/torture/kill-rounds.test.ts': 15,
  'test/server/console/pictures.test.ts': 15,
  'test/server/console/plant.test.ts': 15,
  'test/server/console/scene.test.ts': 15,
  'test/server/console/start.test.ts': 15,
  'test/server/console/sub-arrays.test.ts': 13,
  'test/first-minutes.test.ts': 13,
  'test/server/db/start-at-once.test.ts': 12,
  'test/bench/load/load.test.ts': 12,
  'test/torture/bombs.test.ts': 12,
  'test/cli/binary.test.ts': 12,
  'test/server/console/projects.test.ts': 12,
  'test/server/accounts/browser.test.ts': 10,
  'test/torture/store-faults.test.ts': 10,
  'test/torture/cost-attacks.test.ts': 10,
  'test/contract/examples.test.ts': 10,
  'test/server/db/two-servers.test.ts': 10,
  'test/server/http/slow-clients.test.ts': 10,
  'test/server/accounts/runs-page.test.ts': 9,
  'test/server/console/hostile-names.test.ts': 9,
  'test/torture/kill.test.ts': 9,
  'test/server/http/body-limits.test.ts': 9,
  'test/contract/fuzz.test.ts': 9,
  'test/engine/files/weather/plausibility.test.ts': 8,
  'test/torture/studies.test.ts': 8,
  'test/engine/tree/tree.test.ts': 8,
  'test/docs/pages.test.ts': 8,
  'test/engine/variants/variants.test.ts': 7,
  'test/engine/simple/defaults.test.ts': 7,
  'test/engine/suspicious-inputs.test.ts': 7,
  'test/server/runs/costs.test.ts': 7,
  'test/torture/disk.test.ts': 7,
  'test/torture/soak.test.ts': 7,
  'test/cli/service.test.ts': 6,
  'test/cli/pvyield.test.ts': 6,
  'test/cli/size.test.ts': 6,
  'test/mcp/stdio.test.ts': 6,
  'test/server/console/newcomer.test.ts': 6,
  'test/server/console/take.test.ts': 6,
  'test/server/charging/payments/deleted.test.ts': 6,
  'test/server/demos/demos.test.ts': 6,
  'test/torture/checkpoint.test.ts': 6,
  'test/server/runs/background.test.ts': 6,
  'test/torture/projects.test.ts': 6,
  'test/sdk/examples.test.ts': 6,
  'test/engine/properties/effect.test.ts': 5,
  'test/server/geo/place-search.test.ts': 5,
  'test/server/weather/sources.test.ts': 5,
  'test/torture/project-files.test.ts': 5,
  'test/torture/webhooks.test.ts': 5,
  'test/server/runs/optimise.test.ts': 5,
  'test/server/runs/account-runs.test.ts': 5,
  'test/server/runs/drawings.test.ts': 5,
  'test/engine/work/sweep-study.test.ts': 5,
  'test/engine/work/optimise-study.test.ts': 5,
  'test/server/projects/projects.test.ts': 5,
  'test/server/http/listen.test.ts': 5,
  'test/server/webhooks/sender.test.ts': 4,
  'test/server/webhooks/webhooks.test.ts': 4,
  'test/engine/work/uncertainty-study.test.ts': 4,
  'test/engine/variants/late-reads.test.ts': 4,
  'test/codegen/also-called.test.ts': 4,
  'test/server/docs/pages.test.ts': 4,
  'test/mcp/http.test.ts': 4,
  'test/cli/batch.test.ts': 4,
  'test/cli/same-answer.test.ts': 4,
  'test/contract/contract-paths.test.ts': 4,
  'test/engine/properties/monotonic.test.ts': 4,
  'test/engine/library/lists.test.ts': 4,
  'test/engine/scene/ray-casting.test.ts': 4,
  'test/server/http/json-bounds.test.ts': 4,
  'test/server/uncertainty/uncertainty.test.ts': 4,
  'test/engine/properties/kept-frame.test.ts': 3,
  'test/sdk/series.test.ts': 3,
  'test/engine/weather-quality.test.ts': 3,
  'test/cli/weather-that-ran.test.ts': 3,
  'test/engine/simple/extreme-requests.test.ts': 3,
  'test/engine/properties/branches.test.ts': 3,
}
const OTHERS_MILLIS = 600

/** What `bun test --timings` reads: it would start files without a time before all others. */
export function timings(root: string): string {
  const files = [...new Glob('test/**/*.test.ts').scanSync(root)].sort()
  return JSON.stringify({ version: 1, files: Object.fromEntries(files.map((file) => [file, millisOf(file)])) })
}

function millisOf(file: string): number {
  const seconds = SLOW_TESTS[file]
  return seconds === undefined ? OTHERS_MILLIS : 1000 * seconds
}
