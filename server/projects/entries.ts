import type {
  ProblemItem,
  Project,
  ProjectEntry,
  ProjectLink,
  SharedProject,
  SharedVariant,
  VariantEntry,
  VariantRun,
} from '@pvyield/contract/schemas'
import { elsewhere, type Place } from './sent-request.ts'
import type { LastRun, ListedVariant, ProjectRow } from './store.ts'

/** The rows of the store as answers show them. */

/** Main results in the headline of a run. */
interface Results {
  readonly e_grid_kwh: number
  readonly specific_yield_kwh_per_kwp: number
  readonly performance_ratio: number | null
  readonly has_series: boolean
}

export function projectOf(row: ProjectRow, variants: readonly ListedVariant[], now: number, baseUrl: string): Project {
  const site = siteOf(row)
  return {
    ...projectEntryOf(row, variants.length, now),
    bytes: variants.reduce((sum, { bytes }) => sum + bytes, 0),
    variants: variants.map((variant) => variantEntryOf(variant, site, baseUrl)),
    link: linkOf(row, now),
  }
}

export function projectEntryOf(row: ProjectRow, variantCount: number, now: number): ProjectEntry {
  const { id, name, notes, latitude, longitude, revision, createdAt, updatedAt } = row
  return {
    project_id: id,
    name,
    notes,
    latitude,
    longitude,
    revision,
    created_at: isoOf(createdAt),
    updated_at: isoOf(updatedAt),
    variant_count: variantCount,
    shared: linkOf(row, now) !== null,
  }
}

export function variantEntryOf(row: ListedVariant, site: Place | null, baseUrl: string): VariantEntry {
  const { id, name, notes, status, locked, kind, revision, createdAt, updatedAt, bytes, problems } = row
  return {
    variant_id: id,
    name,
    notes,
    status,
    locked,
    kind,
    revision,
    created_at: isoOf(createdAt),
    updated_at: isoOf(updatedAt),
    bytes,
    problems: JSON.parse(problems) as ProblemItem[],
    warning: elsewhere(site, placeOf(row.latitude, row.longitude)),
    run: runOf(row, baseUrl),
  }
}

/** What a link shows: no ids of the account. */
export function sharedOf(row: ProjectRow, variants: readonly ListedVariant[]): SharedProject {
  const { name, notes, latitude, longitude, updatedAt, linkEndsAt } = row
  return {
    name,
    notes,
    latitude,
    longitude,
    updated_at: isoOf(updatedAt),
    variants: variants.map(sharedVariantOf),
    expires_at: linkEndsAt === null ? null : isoOf(linkEndsAt),
  }
}

export function siteOf({ latitude, longitude }: Pick<ProjectRow, 'latitude' | 'longitude'>): Place | null {
  return placeOf(latitude, longitude)
}

export function isoOf(millis: number): string {
  return new Date(millis).toISOString()
}

function sharedVariantOf(row: ListedVariant): SharedVariant {
  const { name, notes, status, kind, updatedAt, run, runDigest, digest } = row
  const results = run?.status === 'complete' ? resultsIn(run) : null
  return {
    name,
    notes,
    status,
    kind,
    updated_at: isoOf(updatedAt),
    run:
      results === null
        ? null
        : {
            current: runDigest === digest,
            e_grid_kwh: results.e_grid_kwh,
            specific_yield_kwh_per_kwp: results.specific_yield_kwh_per_kwp,
            performance_ratio: results.performance_ratio,
          },
  }
}

function runOf({ run, runId, runDigest, digest }: ListedVariant, baseUrl: string): VariantRun | null {
  if (run === null || runId === null) return null
  const results = resultsIn(run)
  const address = `${baseUrl}/api/runs/${runId}`
  return {
    run_id: runId,
    status: run.status,
    current: runDigest === digest,
    created_at: isoOf(run.createdAt),
    e_grid_kwh: results?.e_grid_kwh ?? null,
    specific_yield_kwh_per_kwp: results?.specific_yield_kwh_per_kwp ?? null,
    performance_ratio: results?.performance_ratio ?? null,
    links: {
      run: address,
      ...(results?.has_series && { series_csv: `${address}/series.csv`, series_arrow: `${address}/series.arrow` }),
    },
  }
}

function resultsIn({ status, headline }: LastRun): Results | null {
  return status !== 'complete' || headline === null ? null : (JSON.parse(headline) as Results)
}

function linkOf({ linkHash, linkedAt, linkEndsAt }: ProjectRow, now: number): ProjectLink | null {
  if (linkHash === null || linkedAt === null || (linkEndsAt !== null && linkEndsAt <= now)) return null
  return { created_at: isoOf(linkedAt), expires_at: linkEndsAt === null ? null : isoOf(linkEndsAt) }
}

function placeOf(latitude: number | null, longitude: number | null): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
