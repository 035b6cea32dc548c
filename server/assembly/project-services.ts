import type { IdempotencyService } from '../idempotency/service.ts'
import { PersonalProjects } from '../projects/personal-projects.ts'
import type { CompareRuns } from '../projects/routes.ts'
import { ProjectRunning } from '../projects/running.ts'
import { ProjectService } from '../projects/service.ts'
import { ProjectSharing } from '../projects/sharing.ts'
import { ProjectStore } from '../projects/store.ts'
import { VariantService } from '../projects/variants.ts'
import { publicUrl } from '../public-url.ts'
import type { CompareService } from '../runs/compare/service.ts'
import type { RunService } from '../runs/service.ts'
import type { WeatherService } from '../weather/service.ts'
import type { ChargingServices } from './charging-services.ts'
import type { SharedParts } from './shared-parts.ts'

export type ProjectServices = ReturnType<typeof openProjectServices>

/** Projects of accounts: their variants, their runs, their links. */
export function openProjectServices(
  shared: SharedParts,
  weather: WeatherService,
  { charging }: Pick<ChargingServices, 'charging'>,
  { runs, idempotency }: { readonly runs: RunService; readonly idempotency: IdempotencyService },
) {
  const { config, database } = shared
  const store = new ProjectStore(database)
  const parts = { ...shared, store, weather, baseUrl: config.baseUrl }
  return {
    projects: new ProjectService(parts),
    variants: new VariantService(parts),
    running: new ProjectRunning({ ...parts, runs, idempotency, charging }),
    sharing: new ProjectSharing({ ...parts, pageUrl: publicUrl(config) }),
    personalProjects: new PersonalProjects(store, database, config.baseUrl),
    kind: store.kind(),
  }
}

/** Longest name in a comparison. */
const NAME_MAX = 80

/** Compares stored runs as `POST /api/compare` does. */
export function comparingStored(comparisons: CompareService): CompareRuns {
  return async (runs, { account, caller, signal }) => {
    const names = runs.map(({ name }) => name.slice(0, NAME_MAX))
    const body = { text: JSON.stringify({ requests: runs.map(({ id }) => ({ run_id: id })), names }) }
    const asked = {
      body,
      form: 'json',
      idempotencyKey: undefined,
      caller,
      owner: account?.id ?? null,
      signal,
      encoding: null,
      profile: null,
    } as const
    return new TextDecoder().decode((await comparisons.compare(asked)).bytes)
  }
}
